import type { ApiConfig } from '#contract/api-configs.ts';
import { apiConfigLimits, maskKey } from '#domain/generation/api-configs.ts';
import { type AppContext, type Deps, signedIn } from '#server/context.ts';
import type { Env } from '#server/env.ts';
import { AppError } from '#server/errors.ts';
import { writeAudit } from '../audit/index.ts';
import { checkAddress } from './check-address.ts';
import { type ConfigInput, storedFields } from './config-input.ts';
import { auditedConfig, type ConfigRow } from './config-row.ts';
import { readConfig, readRow } from './read-configs.ts';
import { openSecret, sealSecret } from './secrets.ts';
import { tryBeforeUse } from './try-before-use.ts';

/** Whether a stored configuration equals the one that this request would create. */
function isRepeat(row: ConfigRow, input: ConfigInput, env: Env): boolean {
  // A failed trial has switched it off.
  const made = { ...storedFields(input), ...(row.trial_failure !== '' && { is_active: false }) };
  const opens = (sealed: string | null, text: string) =>
    (sealed === null ? '' : openSecret(sealed, env.secretsKeys).text) === text;
  return (
    Object.entries(made).every(([column, value]) => row[column as keyof typeof made] === value) &&
    opens(row.sealed_key, input.key) &&
    opens(row.sealed_salt, input.provider === 'paytr' ? input.salt : '')
  );
}

/** The row that this request would create, for its trial. */
function draftRow(input: ConfigInput & { id: string }, { env, now }: Deps): ConfigRow {
  return {
    id: input.id,
    position: 0,
    ...storedFields(input),
    sealed_key: sealSecret(input.key, env.secretsKeys),
    masked_key: maskKey(input.key),
    sealed_salt: null,
    trial_failure: '',
    revision: 1,
    created_at: now(),
    updated_at: now(),
  };
}

/**
 * Adds a configuration; an active one is used immediately. An AI configuration is tried before: when that fails, it is stored
 * switched off with the reason, unless `force`. A repeated request returns the stored configuration.
 * @throws INVALID_INPUT, TOO_MANY_API_CONFIGS; API_CONFIG_CHANGED when the id has other content
 */
export async function createConfig({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: ConfigInput & { id: string };
}): Promise<ApiConfig> {
  const { db, env, now } = ctx.deps;
  await checkAddress(env, input.baseUrl);
  const failure = input.isActive && !input.force ? await tryBeforeUse(draftRow(input, ctx.deps), env) : '';
  await db.transaction().execute(async (trx) => {
    const { count, first } = await trx
      .selectFrom('api_configs')
      .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('position').as('first')])
      .executeTakeFirstOrThrow();
    if (count >= apiConfigLimits.count) throw new AppError('TOO_MANY_API_CONFIGS');
    const row = await trx
      .insertInto('api_configs')
      .values({
        id: input.id,
        // Of the same position the newest comes first.
        position: first ?? 0,
        ...storedFields(input),
        ...(failure !== '' && { is_active: false, trial_failure: failure }),
        sealed_key: sealSecret(input.key, env.secretsKeys),
        masked_key: maskKey(input.key),
        sealed_salt: input.provider === 'paytr' ? sealSecret(input.salt, env.secretsKeys) : null,
        created_at: now(),
        updated_at: now(),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!row) {
      // A repeated request. It must not overwrite later changes.
      if (!isRepeat(await readRow(trx, input.id), input, env)) {
        throw new AppError('API_CONFIG_CHANGED', {
          data: { current: await readConfig(ctx.deps, input.id, trx) },
        });
      }
      return;
    }
    await writeAudit(trx, {
      actor: signedIn(ctx),
      action: 'api_config.created',
      subject: { type: 'api_config', id: row.id },
      after: auditedConfig(row),
      now: now(),
    });
  });
  return readConfig(ctx.deps, input.id);
}
