import { z } from 'zod';
import type { MailConsent } from '#contract/mailings.ts';
import type { AppContext } from '#server/context.ts';
import { invalidCursor } from '#server/db/invalid-cursor.ts';

const pageSize = 5_000;
const row = z.object({
  recipient: z.string(),
  kind: z.enum(['product_news', 'weekly_summary']),
  status: z.enum(['ONAY', 'RET']),
  source: z.enum(['panel', 'unsubscribe_link', 'account_deleted', 'before_history']),
});

/** The history of consents to commercial mails, by their ids, as İYS takes them. @throws INVALID_INPUT for a foreign cursor */
export async function listConsents({
  ctx: { deps },
  input,
}: {
  ctx: AppContext;
  input: { cursor?: string | undefined };
}): Promise<{ consents: MailConsent[]; nextCursor: string | null }> {
  if (input.cursor !== undefined && !/^\d{1,15}$/.test(input.cursor)) throw invalidCursor();
  const rows = await deps.db
    .selectFrom('mail_consents')
    .select(['id', 'recipient', 'kind', 'status', 'source', 'created_at'])
    .where('kind', '=', 'product_news')
    .where('id', '>', Number(input.cursor ?? 0))
    .orderBy('id')
    .limit(pageSize)
    .execute();
  return {
    consents: rows.map((given) => ({ ...row.parse(given), at: given.created_at.toISOString() })),
    nextCursor: rows.length === pageSize ? String(rows.at(-1)?.id) : null,
  };
}
