import { sql } from 'kysely';
import { binDays } from '#domain/story/story-storage.ts';
import { dayMs } from '#domain/time/durations.ts';
import type { Deps } from '#server/context.ts';
import { sweepRateLimits } from '#server/rate-limit/take-from-limit.ts';
import { sweepExports } from '../account/index.ts';
import { sweepOneTimeTokens } from '../account-mails/index.ts';
import { sweepPreviewLinks } from '../blog/index.ts';
import { sweepMessages } from '../contact/index.ts';
import { sweepMembershipPayments } from '../membership/index.ts';
import { putEmptiedAway } from '../stories/index.ts';

/** How long unused rows are kept, days. */
export const keptDays = {
  outboxMail: 7,
  guestTrial: 30,
  writtenTrial: 180,
  unconfirmedFactor: 1,
  trashedStory: binDays,
  emptiedStory: 1,
  deletedEntry: 1,
  textOfNoStory: 30,
  testPayment: 30,
  replacedAsset: 30,
  sentMail: 365,
  mailing: 730,
  modelTrial: 365,
} as const;

/** Deletes expired rows and files (docs/product/retention.md). Repeated and concurrent runs are harmless. */
export async function deleteExpired({ db, env, now }: Pick<Deps, 'db' | 'env' | 'now'>): Promise<void> {
  const at = now();
  const ago = (days: number) => new Date(at.getTime() - days * dayMs);
  // Triggers reject an earlier change of these rows by the database's clock, and their error would end this run.
  const guardedAt = sql`least(${at}::timestamptz, now())`;
  await sweepOneTimeTokens(db, at);
  await sweepMessages(db, at);
  await sweepPreviewLinks(db, at);
  await sweepRateLimits(db, at);
  await db.deleteFrom('waiting_sign_ins').where('expires_at', '<=', at).execute();
  await db.deleteFrom('sessions').where('expires_at', '<=', at).execute();
  await db.deleteFrom('outbox_mails').where('created_at', '<=', ago(keptDays.outboxMail)).execute();
  await db.deleteFrom('sent_mails').where('at', '<=', ago(keptDays.sentMail)).execute();
  await db.deleteFrom('build_assets').where('replaced_at', '<=', ago(keptDays.replacedAsset)).execute();
  await db.deleteFrom('stories').where('trashed_at', '<=', ago(keptDays.trashedStory)).execute();
  await db
    .deleteFrom('deleted_bible_entries')
    .where('deleted_at', '<=', ago(keptDays.deletedEntry))
    .execute();
  await putEmptiedAway(db, { story: null, before: ago(keptDays.emptiedStory), now: at });
  // Texts of stories that were never saved, and of failed generations.
  await sql`DELETE FROM story_generations s USING generations g WHERE g.id = s.generation_id
    AND s.created_at <= ${ago(keptDays.textOfNoStory)} AND (g.status = 'failed'
      OR NOT EXISTS (SELECT FROM stories t WHERE t.id = s.story_id))`.execute(db);
  // A trial with a text is kept as long as a guest cookie may refer to it (cookies.ts); then both are deleted.
  await db.deleteFrom('guest_trials').where('updated_at', '<=', ago(keptDays.writtenTrial)).execute();
  await sql`DELETE FROM guest_trials t WHERE t.updated_at <= ${ago(keptDays.guestTrial)}
    AND NOT EXISTS (SELECT FROM generations g WHERE g.guest_id = t.id)
    AND NOT EXISTS (SELECT FROM wizard_stories w WHERE w.guest_id = t.id)`.execute(db);
  await sql`DELETE FROM recovery_codes c USING second_factors f WHERE f.user_id = c.user_id
    AND f.confirmed_at IS NULL AND f.created_at <= ${ago(keptDays.unconfirmedFactor)}`.execute(db);
  await db
    .deleteFrom('second_factors')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<=', ago(keptDays.unconfirmedFactor))
    .execute();
  // Invoices of refunds, then those of sales, then what they are about.
  await sql`DELETE FROM invoices WHERE kind = 'refund' AND created_at <= ${guardedAt} - interval '10 years'`.execute(
    db,
  );
  await sql`DELETE FROM invoices i WHERE created_at <= ${guardedAt} - interval '10 years'
    AND NOT EXISTS (SELECT FROM invoices r WHERE r.sale_id = i.id)`.execute(db);
  await sql`DELETE FROM payment_refunds r WHERE created_at <= ${guardedAt} - interval '10 years'
    AND NOT EXISTS (SELECT FROM invoices i WHERE i.refund_id = r.id)`.execute(db);
  await sql`DELETE FROM payment_notifications n WHERE created_at <= ${guardedAt} - interval '10 years'
    AND NOT EXISTS (SELECT FROM invoices i WHERE i.notification_id = n.id)
    AND NOT EXISTS (SELECT FROM payment_refunds r WHERE r.notification_id = n.id)`.execute(db);
  await sql`DELETE FROM payment_intents i WHERE i.created_at <= ${guardedAt} - interval '10 years'
    AND NOT EXISTS (SELECT FROM payment_notifications n WHERE n.intent_id = i.id)
    AND NOT EXISTS (SELECT FROM invoices v WHERE v.intent_id = i.id)
    AND NOT EXISTS (SELECT FROM payment_refunds r WHERE r.intent_id = i.id)`.execute(db);
  // The address proves who accepted the documents of a sale.
  for (const sales of ['payment_intents', 'membership_payments'] as const) {
    await sql`UPDATE ${sql.table(sales)} SET user_ip = NULL WHERE user_ip IS NOT NULL
      AND created_at <= ${guardedAt} - interval '3 years'`.execute(db);
  }
  // Proof of a consent: three years after the last word of its recipient about this kind of mails, unless that is a consent.
  await sql`DELETE FROM mail_consents c WHERE c.created_at <= ${guardedAt} - interval '3 years'
    AND NOT EXISTS (SELECT FROM mail_consents n WHERE n.recipient = c.recipient AND n.kind = c.kind
      AND n.created_at > ${guardedAt} - interval '3 years')
    AND 'RET' = (SELECT l.status FROM mail_consents l WHERE l.recipient = c.recipient AND l.kind = c.kind
      ORDER BY l.id DESC LIMIT 1)`.execute(db);
  await db.deleteFrom('mailings').where('created_at', '<=', ago(keptDays.mailing)).execute();
  await db.deleteFrom('model_trials').where('created_at', '<=', ago(keptDays.modelTrial)).execute();
  await sql`DELETE FROM audit_log WHERE created_at <= ${guardedAt} - interval '2 years'`.execute(db);
  for (const table of ['paytr_test_payments', 'paytr_test_links'] as const) {
    await db.deleteFrom(table).where('created_at', '<=', ago(keptDays.testPayment)).execute();
  }
  await sweepMembershipPayments(db, at);
  await sweepExports(env.dataDir, at);
}
