import { createTransport } from 'nodemailer';
import { type Mail, MailError, type Mailer } from './mailer.ts';

/** How long the mail server may take to be reached, to greet, and to answer, ms. */
const limitsMs = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** What the mail server answered, where it answered: 5xx is a refusal for good, anything else may pass. */
function responseCode(fault: unknown): number | null {
  if (typeof fault !== 'object' || fault === null || !('responseCode' in fault)) return null;
  return typeof fault.responseCode === 'number' ? fault.responseCode : null;
}

/** A mailer over SMTP. `url` as in smtp://name:password@host:587 or smtps://…; `from` as in Ad <adres>. */
export function createSmtpMailer(settings: { url: string; from: string; domain: string }): Mailer {
  const transport = createTransport({ url: settings.url, pool: true, maxConnections: 3, ...limitsMs });
  return {
    async deliver(mail: Mail, id: string): Promise<void> {
      try {
        await transport.sendMail({
          from: settings.from,
          to: mail.to,
          // As an address of its own, not as text: nothing in it can name a second one.
          ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          messageId: `<${id}@${settings.domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
          // A mail is words of ours: it never reads files or fetches addresses.
          disableFileAccess: true,
          disableUrlAccess: true,
        });
      } catch (fault) {
        const code = responseCode(fault);
        throw new MailError(
          `The mail server did not take a mail${code === null ? '' : ` (${code})`}.`,
          code !== null && code >= 500,
          { cause: fault },
        );
      }
    },
    async close() {
      transport.close();
    },
  };
}
