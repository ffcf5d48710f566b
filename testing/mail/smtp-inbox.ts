import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A real mail server on loopback that stores the mails it accepts. */
export interface SmtpInbox {
  url: string;
  port: number;
  /** The accepted mails, oldest first. */
  mails: Email[];
  /** Answers the next mails with this code (421: try later, 550: rejected); null accepts them again. */
  refuseWith(code: number | null): void;
  /** Accepts the next mails without a response, like a lost connection; false responds again. */
  hold(on: boolean): void;
  /** Resolves with the first matching mail, also an earlier one. */
  next(fits?: (mail: Email) => boolean): Promise<Email>;
  close(): Promise<void>;
}

/** Starts a mail server; `port` 0 uses a free one. */
export async function startSmtpInbox(port = 0): Promise<SmtpInbox> {
  const mails: Email[] = [];
  const waiting = new Set<() => void>();
  let refusal: number | null = null;
  let holding = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refusal !== null) {
          const fault: Error & { responseCode?: number } = new Error('refused by the test');
          fault.responseCode = refusal;
          return done(fault);
        }
        PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          mails.push(mail);
          if (!holding) done();
          for (const look of waiting) look();
        }, done);
      });
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const bound = (server.server.address() as AddressInfo).port;
  return {
    url: `smtp://127.0.0.1:${bound}`,
    port: bound,
    mails,
    refuseWith: (code) => {
      refusal = code;
    },
    hold: (on) => {
      holding = on;
    },
    next: (fits = () => true) =>
      new Promise((resolve) => {
        const look = () => {
          const found = mails.find(fits);
          if (!found) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
