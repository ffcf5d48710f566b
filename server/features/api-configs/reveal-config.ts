import { type AppContext, signedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { writeAudit } from '../audit/index.ts';
import { askPassword, hasPassword, isFreshSignIn } from '../auth/index.ts';
import { readRow } from './read-configs.ts';
import { openSecret } from './secrets.ts';

/**
 * Requires a recent sign-in or the password, because somebody else may use an unlocked screen.
 * @throws FRESH_SIGN_IN_REQUIRED, WRONG_PASSWORD
 */
async function confirmIdentity(ctx: AppContext, password: string): Promise<void> {
  if (await isFreshSignIn(ctx)) return;
  const { id } = signedIn(ctx);
  const known = await hasPassword(ctx.deps.db, id);
  if (password === '' || !known) {
    throw new AppError('FRESH_SIGN_IN_REQUIRED', { data: { hasPassword: known } });
  }
  await askPassword(ctx, id, password);
}

/**
 * Returns the whole key for copying (docs/product/generation.md) and writes the audit log.
 * @throws NOT_FOUND, FRESH_SIGN_IN_REQUIRED, WRONG_PASSWORD
 */
export async function revealConfig({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { id: string; password: string };
}): Promise<{ key: string; salt: string }> {
  const { db, env, now } = ctx.deps;
  await confirmIdentity(ctx, input.password);
  return db.transaction().execute(async (trx) => {
    const row = await readRow(trx, input.id);
    await writeAudit(trx, {
      actor: signedIn(ctx),
      action: 'api_config.revealed',
      subject: { type: 'api_config', id: row.id },
      now: now(),
    });
    return {
      key: openSecret(row.sealed_key, env.secretsKeys).text,
      salt: row.sealed_salt === null ? '' : openSecret(row.sealed_salt, env.secretsKeys).text,
    };
  });
}
