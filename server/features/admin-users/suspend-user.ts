import { sql, type Transaction } from 'kysely';
import type { AdminUser } from '#contract/admin-users.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { AppError } from '#server/errors.ts';
import { mailAboutAct } from '../administrator-mails/index.ts';
import { writeAudit } from '../audit/index.ts';
import { endAccess, isAdministrator } from '../auth/index.ts';
import { lockUser } from './lock-user.ts';
import { readUser } from './read-users.ts';

/**
 * What runs is broken off: the process that writes it sees at its next heartbeat that the record has ended, and charges
 * nothing; what starts in this very moment is not charged at its end (`settle_user_generations`).
 */
async function breakOffGenerations(trx: Transaction<DB>, userId: string): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('generations')
    .set({ status: 'failed', error_code: 'GENERATION_FAILED', finished_at: sql<Date>`clock_timestamp()` })
    .where('user_id', '=', userId)
    .where('status', '=', 'running')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/**
 * Shuts an account: every session and every sign-in under way ends at once, none begins, and what it generates ends
 * uncharged. @throws NOT_FOUND, OWN_ACCOUNT, ADMIN_ACCOUNT, ALREADY_SUSPENDED
 */
export async function suspendUser({
  ctx,
  input: { id, reason },
}: {
  ctx: AppContext;
  input: { id: string; reason: string };
}): Promise<AdminUser> {
  const { deps } = ctx;
  const actor = signedIn(ctx);
  if (actor.id === id) throw new AppError('OWN_ACCOUNT');
  const now = deps.now();
  await deps.db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, id);
    if (isAdministrator(deps.env, user)) throw new AppError('ADMIN_ACCOUNT');
    if (user.suspended_at) throw new AppError('ALREADY_SUSPENDED');
    await trx.updateTable('users').set({ suspended_at: now, updated_at: now }).where('id', '=', id).execute();
    const sessionsEnded = await endAccess(trx, id);
    const generationsStopped = await breakOffGenerations(trx, id);
    const { email } = user;
    await writeAudit(trx, {
      actor,
      action: 'user.suspended',
      subject: { type: 'user', id },
      before: { email, suspended: false },
      after: {
        email,
        suspended: true,
        sessions_ended: sessionsEnded,
        generations_stopped: generationsStopped,
        reason,
      },
      now,
    });
    await mailAboutAct(deps, trx, { userId: id, act: { kind: 'suspended' } });
  });
  return readUser(deps, id);
}

/** Opens a suspended account; its owner signs in as before. @throws NOT_FOUND, NOT_SUSPENDED */
export async function restoreUser({
  ctx,
  input: { id, reason },
}: {
  ctx: AppContext;
  input: { id: string; reason: string };
}): Promise<AdminUser> {
  const { deps } = ctx;
  const now = deps.now();
  await deps.db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, id);
    if (!user.suspended_at) throw new AppError('NOT_SUSPENDED');
    await trx
      .updateTable('users')
      .set({ suspended_at: null, updated_at: now })
      .where('id', '=', id)
      .execute();
    const { email } = user;
    await writeAudit(trx, {
      actor: signedIn(ctx),
      action: 'user.restored',
      subject: { type: 'user', id },
      before: { email, suspended: true },
      after: { email, suspended: false, reason },
      now,
    });
    await mailAboutAct(deps, trx, { userId: id, act: { kind: 'restored' } });
  });
  return readUser(deps, id);
}
