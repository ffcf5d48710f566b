import type { Mail, Mailer } from './mailer.ts';

/** Keeps mails instead of sending them: what development has in place of a mail server. */
export function createOutboxMailer(keep: (mail: Mail, id: string) => Promise<void>): Mailer {
  return { deliver: keep, close: async () => undefined };
}
