import type { AdminUser } from '#contract/admin-users.ts';
import { messages } from '#domain/messages/index.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { mailAboutAct } from '../administrator-mails/index.ts';
import { writeAudit } from '../audit/index.ts';
import { ensureAccountRows, grantTokens } from '../tokens/index.ts';
import { readUser } from './read-users.ts';

const balanceTooSmall = (tokens: number) =>
  new AppError('BALANCE_TOO_SMALL', {
    message: `${messages.users.balanceTooSmall} Şu anki bakiye ${tokens.toLocaleString('tr-TR')} token.`,
  });

/**
 * Adds tokens to a person's balance or takes them, through the ledger, once per key. The balance never falls below zero.
 * @throws NOT_FOUND, KEY_USED, BALANCE_TOO_SMALL
 */
export async function addTokens({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { id: string; amount: number; reason: string; idempotencyKey: string };
}): Promise<AdminUser> {
  const { deps } = ctx;
  const { id, amount, reason, idempotencyKey: key } = input;
  const now = deps.now();
  const { email } = await readUser(deps, id);
  await ensureAccountRows(deps, id);
  await deps.db.transaction().execute(async (trx) => {
    const added = await grantTokens(trx, { userId: id, amount, key, now });
    if ('refused' in added) {
      if (added.refused === 'too_few') throw balanceTooSmall(added.tokens);
      throw new AppError(added.refused === 'no_account' ? 'NOT_FOUND' : 'KEY_USED');
    }
    if (!added.granted) return;
    await writeAudit(trx, {
      actor: signedIn(ctx),
      action: amount > 0 ? 'user.tokens_added' : 'user.tokens_taken',
      subject: { type: 'user', id },
      before: { email, tokens: added.before },
      after: { email, tokens: added.after, reason },
      now,
    });
    await mailAboutAct(deps, trx, {
      userId: id,
      act: {
        kind: amount > 0 ? 'tokens_added' : 'tokens_taken',
        amount: Math.abs(amount),
        balance: added.after,
      },
    });
  });
  return readUser(deps, id);
}
