import type { AppContext } from '#server/context.ts';
import { presentMailing } from './present-mailing.ts';

const shown = 20;

/** The newest mailings with their progress. */
export async function listMailings({ ctx: { deps } }: { ctx: AppContext }) {
  const rows = await deps.db
    .selectFrom('mailings')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(shown)
    .execute();
  return {
    mailings: rows.map(presentMailing),
    canSend: deps.mailer !== null,
    perMinute: deps.env.mailingPerMinute,
  };
}
