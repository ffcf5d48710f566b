import { type AppContext, signedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { writeAudit } from '../audit/index.ts';
import { lockUser } from './lock-user.ts';

/** Signs an account out of one device or of all. @throws NOT_FOUND, OWN_ACCOUNT, SESSION_GONE */
export async function endSessions({
  ctx,
  input: { id, sessionId, reason },
}: {
  ctx: AppContext;
  input: { id: string; sessionId?: string | undefined; reason: string };
}): Promise<{ ended: number }> {
  const { deps } = ctx;
  const actor = signedIn(ctx);
  if (actor.id === id) throw new AppError('OWN_ACCOUNT');
  return deps.db.transaction().execute(async (trx) => {
    const { email } = await lockUser(trx, id);
    let sessions = trx.deleteFrom('sessions').where('user_id', '=', id);
    if (sessionId !== undefined) sessions = sessions.where('id', '=', sessionId);
    const ended = (await sessions.returning('id').execute()).length;
    if (ended === 0) throw new AppError('SESSION_GONE');
    await writeAudit(trx, {
      actor,
      action: 'user.sessions_ended',
      subject: { type: 'user', id },
      after: { email, sessions_ended: ended, reason },
      now: deps.now(),
    });
    return { ended };
  });
}
