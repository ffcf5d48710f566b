import type { Mail, Mailer } from './mailer.ts';

/** Stores mails instead of sending them, for the development mailbox. */
export function createOutboxMailer(keep: (mail: Mail, id: string) => Promise<void>): Mailer {
  return { deliver: keep, close: async () => undefined };
}
