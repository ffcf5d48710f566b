import type { AdminUser } from '#contract/admin-users.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { mailAboutAct } from '../administrator-mails/index.ts';
import { writeAudit } from '../audit/index.ts';
import { ensureAccountRows, grantTokens } from '../tokens/index.ts';
import { readUser } from './read-users.ts';

/** Adds tokens to a person's balance, through the ledger, once per key. @throws NOT_FOUND, KEY_USED */
export async function addTokens({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { id: string; amount: number; idempotencyKey: string };
}): Promise<AdminUser> {
  const { deps } = ctx;
  const { id, amount, idempotencyKey: key } = input;
  const now = deps.now();
  const { email } = await readUser(deps, id);
  await ensureAccountRows(deps, id);
  await deps.db.transaction().execute(async (trx) => {
    const added = await grantTokens(trx, { userId: id, amount, key, now });
    if ('refused' in added) throw new AppError(added.refused === 'no_account' ? 'NOT_FOUND' : 'KEY_USED');
    if (!added.granted) return;
    await writeAudit(trx, {
      actor: signedIn(ctx),
      action: 'user.tokens_added',
      subject: { type: 'user', id },
      before: { email, tokens: added.before },
      after: { email, tokens: added.after },
      now,
    });
    await mailAboutAct(deps, trx, {
      userId: id,
      act: { kind: 'tokens_added', amount, balance: added.after },
    });
  });
  return readUser(deps, id);
}
