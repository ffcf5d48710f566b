import { createTransport } from 'nodemailer';
import { type Mail, type MailAttachment, MailError, type Mailer } from './mailer.ts';

/** Timeouts of connecting, greeting and answering, ms. */
const limitsMs = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Returns the mail server's response code, or null without an answer; 5xx is permanent. */
function responseCode(error: unknown): number | null {
  if (typeof error !== 'object' || error === null || !('responseCode' in error)) return null;
  return typeof error.responseCode === 'number' ? error.responseCode : null;
}

/** Whether the server refused the recipient (RCPT TO), and not the sender, the sign-in or the content. */
function isRecipientRefused(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'command' in error && error.command === 'RCPT TO';
}

/** Creates a mailer over SMTP. `url` as in smtp://name:password@host:587 or smtps://…; `from` returns the sender. */
export function createSmtpMailer(settings: {
  url: string;
  from: () => { name: string; address: string };
  domain: string;
}): Mailer {
  const transport = createTransport({ url: settings.url, pool: true, maxConnections: 3, ...limitsMs });
  const messageId = (id: string) => `<${id}@${settings.domain}>`;
  return {
    async deliver(mail: Mail, id: string, attachments: readonly MailAttachment[] = []): Promise<void> {
      try {
        await transport.sendMail({
          from: settings.from(),
          to: mail.to,
          // As an object and not as text, so that it can't contain a second address.
          ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          attachments: attachments.map(({ name, type, content }) => ({
            filename: name,
            contentType: type,
            content,
          })),
          messageId: messageId(id),
          ...(mail.thread?.length && {
            inReplyTo: messageId(mail.thread.at(-1) ?? ''),
            references: mail.thread.map(messageId),
          }),
          headers: {
            ...(!mail.isPersonal && { 'Auto-Submitted': 'auto-generated' }),
            ...(mail.unsubscribeUrl && {
              'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
          // Attachments are contents; no path or address is ever read.
          disableFileAccess: true,
          disableUrlAccess: true,
        });
      } catch (error) {
        const code = responseCode(error);
        throw new MailError(
          `The mail server did not take a mail${code === null ? '' : ` (${code})`}.`,
          code !== null && code >= 500,
          { cause: error, refusesAddress: isRecipientRefused(error) },
        );
      }
    },
    async close() {
      transport.close();
    },
  };
}

/**
 * Connects to a mail server and signs in, without sending anything.
 * @throws Error of the connection, or of the server with its `responseCode`
 */
export async function verifySmtp(url: string): Promise<void> {
  const transport = createTransport({ url, ...limitsMs });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}
