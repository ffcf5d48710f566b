import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { MailingKind } from '#contract/mailings.ts';
import type { Mailings } from '#server/db/schema.generated.ts';

/** A stored mailing. */
export type MailingRow = Selectable<Mailings>;

/** A mailing in which an administrator wrote the text. */
export type WrittenKind = Exclude<MailingKind, 'weekly_summary'>;

/** The id of one person's mail, the same at every attempt, so that mail programs recognise a mail that came twice. */
export function recipientMailId(mailingId: string, userId: string): string {
  const hex = createHash('sha256').update(`${mailingId}:${userId}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
