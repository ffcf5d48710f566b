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

/**
 * Changes a configuration, based on the revision that the administrator edited. A new address or provider needs the key
 * again, so that a stored key is never sent to another server.
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
