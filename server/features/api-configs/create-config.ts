import { ORPCError } from '@orpc/server';
import type { ApiConfig } from '#contract/api-configs.ts';
import { apiConfigLimits, maskKey } from '#domain/api-configs.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { writeAudit } from '../audit/index.ts';
import { checkAddress } from './check-address.ts';
import type { ConfigInput } from './config-input.ts';
import { auditedConfig } from './config-row.ts';
import { readConfig } from './read-configs.ts';
import { sealSecret } from './secrets.ts';

/** Adds a configuration; it is used at once where it is active. @throws INVALID_INPUT, TOO_MANY_API_CONFIGS */
export async function createConfig({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: ConfigInput & { id: string };
}): Promise<ApiConfig> {
  const { db, env, now } = ctx.deps;
  await checkAddress(env, input.baseUrl);
  await db.transaction().execute(async (trx) => {
    const { count } = await trx
      .selectFrom('api_configs')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (count >= apiConfigLimits.count) throw new ORPCError('TOO_MANY_API_CONFIGS');
    const row = await trx
      .insertInto('api_configs')
      .values({
        id: input.id,
        name: input.name,
        provider: input.provider,
        sealed_key: sealSecret(input.key, env.secretsKeys),
        masked_key: maskKey(input.key),
        sealed_salt: input.provider === 'paytr' ? sealSecret(input.salt, env.secretsKeys) : null,
        merchant_id: input.provider === 'paytr' ? input.merchantId : '',
        base_url: input.baseUrl,
        model: input.model,
        is_active: input.isActive,
        created_at: now(),
        updated_at: now(),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returningAll()
      .executeTakeFirst();
    // Here before: the answer to the first try was lost.
    if (!row) return;
    await writeAudit(trx, {
      actor: signedIn(ctx),
      action: 'api_config.created',
      subject: { type: 'api_config', id: row.id },
      after: auditedConfig(row),
      now: now(),
    });
  });
  return readConfig(db, input.id);
}
