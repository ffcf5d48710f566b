import type { AdminMessage } from '#contract/admin-messages.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { writeAudit } from '../audit/index.ts';
import { lockMessage, readMessage } from './message-row.ts';

/** Revokes the mailed links of a conversation; the next reply mails a new one. @throws NOT_FOUND */
export async function revokeLinks({
  ctx,
  input: { id },
}: {
  ctx: AppContext;
  input: { id: string };
}): Promise<AdminMessage> {
  const { deps } = ctx;
  await deps.db.transaction().execute(async (trx) => {
    const { subject } = await lockMessage(trx, id);
    const { numDeletedRows } = await trx
      .deleteFrom('contact_links')
      .where('message_id', '=', id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return;
    await writeAudit(trx, {
      actor: signedIn(ctx),
      action: 'contact_message.links_revoked',
      subject: { type: 'contact_message', id },
      after: { subject, links: Number(numDeletedRows) },
      now: deps.now(),
    });
  });
  return readMessage(deps.db, id, deps.now());
}
