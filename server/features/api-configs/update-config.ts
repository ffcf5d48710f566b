import type { ApiConfig } from '#contract/api-configs.ts';
import { maskKey } from '#domain/generation/api-configs.ts';
import { messages } from '#domain/messages/index.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { AppError, invalidInput } from '#server/errors.ts';
import { writeAudit } from '../audit/index.ts';
import { checkAddress } from './check-address.ts';
import { type ConfigInput, storedFields } from './config-input.ts';
import { auditedConfig } from './config-row.ts';
import { readConfig, readRow } from './read-configs.ts';
import { sealSecret } from './secrets.ts';
import { tryBeforeUse } from './try-before-use.ts';

/**
 * Tries an AI configuration that is switched on by this change, or whose key, provider, address or model it changes.
 * @returns why that failed; empty when it passed or was not needed
 */
async function tryChange(
  { deps: { db, env } }: AppContext,
  input: ConfigInput & { id: string },
): Promise<string> {
  if (!input.isActive || input.force) return '';
  const before = await readRow(db, input.id);
  const stored = storedFields(input);
  const isSame =
    before.is_active &&
    input.key === '' &&
    before.provider === stored.provider &&
    before.base_url === stored.base_url &&
    before.model === stored.model;
  if (isSame) return '';
  const isOtherServer = before.provider !== stored.provider || before.base_url !== stored.base_url;
  // The update refuses this: a stored key is never sent to another server.
  if (input.key === '' && isOtherServer) return '';
  const sealed_key = input.key === '' ? before.sealed_key : sealSecret(input.key, env.secretsKeys);
  return tryBeforeUse({ ...before, ...stored, sealed_key }, env);
}

/**
 * Changes a configuration, based on the revision that the administrator edited. A new address or provider needs the key
 * again, so that a stored key is never sent to another server. What writes is tried before: when that fails, the
 * configuration is stored switched off with the reason, unless `force`.
 * @throws NOT_FOUND, INVALID_INPUT, API_CONFIG_CHANGED with the stored configuration
 */
export async function updateConfig({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: ConfigInput & { id: string; revision: number };
}): Promise<ApiConfig> {
  const { db, env, now } = ctx.deps;
  await checkAddress(env, input.baseUrl);
  const failure = await tryChange(ctx, input);
  await db.transaction().execute(async (trx) => {
    const before = await readRow(trx, input.id);
    const stored = storedFields(input);
    const isOtherServer = before.provider !== input.provider || before.base_url !== stored.base_url;
    if (input.key === '' && isOtherServer) throw invalidInput('key', messages.apiConfigs.keyRequired);
    const paytr = input.provider === 'paytr';
    if (paytr && input.salt === '' && (before.sealed_salt === null || isOtherServer)) {
      throw invalidInput('salt', messages.apiConfigs.saltRequired);
    }
    const salt = input.salt === '' ? before.sealed_salt : sealSecret(input.salt, env.secretsKeys);
    const row = await trx
      .updateTable('api_configs')
      .set({
        ...stored,
        trial_failure: failure,
        ...(failure !== '' && { is_active: false }),
        ...(input.key !== '' && {
          sealed_key: sealSecret(input.key, env.secretsKeys),
          masked_key: maskKey(input.key),
        }),
        sealed_salt: paytr ? salt : null,
        revision: input.revision + 1,
        updated_at: now(),
      })
      .where('id', '=', input.id)
      .where('revision', '=', input.revision)
      .returningAll()
      .executeTakeFirst();
    if (!row) {
      throw new AppError('API_CONFIG_CHANGED', {
        data: { current: await readConfig(ctx.deps, input.id, trx) },
      });
    }
    await writeAudit(trx, {
      actor: signedIn(ctx),
      action: 'api_config.updated',
      subject: { type: 'api_config', id: row.id },
      before: auditedConfig(before),
      after: { ...auditedConfig(row), key_changed: input.key !== '' },
      now: now(),
    });
  });
  return readConfig(ctx.deps, input.id);
}
