import { type AppContext, signedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { writeAudit } from '../audit/index.ts';
import { askPassword, hasPassword, isFreshSignIn } from '../auth/index.ts';
import { readRow } from './read-configs.ts';
import { openSecret } from './secrets.ts';

/** Makes sure that it is the administrator, not somebody at an unlocked screen. @throws FRESH_SIGN_IN_REQUIRED, WRONG_PASSWORD */
async function askIdentity(ctx: AppContext, password: string): Promise<void> {
  if (await isFreshSignIn(ctx)) return;
  const { id } = signedIn(ctx);
  const known = await hasPassword(ctx.deps.db, id);
  if (password === '' || !known) {
    throw new AppError('FRESH_SIGN_IN_REQUIRED', { data: { hasPassword: known } });
  }
  await askPassword(ctx, id, password);
}

/** The whole key, for copying (docs/product/generation.md). Who looked is written down. @throws NOT_FOUND, as above */
export async function revealConfig({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { id: string; password: string };
}): Promise<{ key: string; salt: string }> {
  const { db, env, now } = ctx.deps;
  await askIdentity(ctx, input.password);
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
