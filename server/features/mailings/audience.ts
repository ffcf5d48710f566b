import { type RawBuilder, sql } from 'kysely';
import type { MailingKind } from '#contract/mailings.ts';

const notRefused = sql`NOT EXISTS (SELECT FROM refused_addresses r WHERE r.user_id = u.id AND r.address = u.email)`;

/**
 * The condition for who gets a mailing, for a query of `users u`. A change of terms goes to everybody with a verified
 * address and to buyers; the others need consent, a verified address and one that the mail server has not refused.
 */
export function audienceOf(kind: MailingKind): RawBuilder<boolean> {
  switch (kind) {
    case 'terms':
      return sql`(u.suspended_at IS NULL AND (u.email_verified
        OR EXISTS (SELECT FROM payment_intents i WHERE i.user_id = u.id AND i.activated_at IS NOT NULL)))`;
    case 'product_news':
      return sql`(u.suspended_at IS NULL AND u.email_verified AND ${notRefused} AND EXISTS (SELECT FROM
        notification_preferences p WHERE p.user_id = u.id AND p.product_news_consented_at IS NOT NULL))`;
    case 'weekly_summary':
      return sql`(u.suspended_at IS NULL AND u.email_verified AND ${notRefused} AND EXISTS (SELECT FROM
        notification_preferences p WHERE p.user_id = u.id AND p.weekly_summary))`;
  }
}
