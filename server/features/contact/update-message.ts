import type { AdminMessage } from '#contract/admin-messages.ts';
import type { ContactStatus } from '#domain/account/contact.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { writeAudit } from '../audit/index.ts';
import { lockMessage, readMessage } from './message-row.ts';

interface Input {
  id: string;
  revision: number;
  status: ContactStatus;
  notes: string;
}

/**
 * update_contact_message_status: where a message stands and what administrators noted, based on the revision that the
 * administrator saw. What stands already as asked is no change.
 * @throws NOT_FOUND, MESSAGE_CHANGED with the current one
 */
export async function updateMessage({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: Input;
}): Promise<AdminMessage> {
  const { db, now } = ctx.deps;
  const { id, revision, status, notes } = input;
  await db.transaction().execute(async (trx) => {
    const before = await lockMessage(trx, id);
    if (before.status === status && before.admin_notes === notes) return;
    if (before.revision !== revision)
      throw new AppError('MESSAGE_CHANGED', { data: { current: await readMessage(trx, id, now()) } });
    const { subject } = before;
    const at = now();
    await trx
      .updateTable('contact_messages')
      .set({ status, admin_notes: notes, revision: revision + 1, updated_at: at })
      .where('id', '=', id)
      .execute();
    await writeAudit(trx, {
      actor: signedIn(ctx),
      action: 'contact_message.updated',
      subject: { type: 'contact_message', id },
      before: { subject, status: before.status, notes: before.admin_notes },
      after: { subject, status, notes },
      now: at,
    });
  });
  return readMessage(db, id, now());
}
