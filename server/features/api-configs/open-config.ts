import type { AiProvider, Env } from '#server/env.ts';
import type { ProviderConfig } from '#server/providers/ai/index.ts';
import { type PaytrSettings, paytrUrl } from '#server/providers/paytr/index.ts';
import type { ConfigRow } from './config-row.ts';
import { openSecret, SecretLostError } from './secrets.ts';

export type OpeningEnv = Pick<Env, 'secretsKeys' | 'aiPrivateAddresses' | 'paytr' | 'mode'>;

/** How a stored configuration's provider is called. @throws where the key can't be opened */
export function writerConfig(row: ConfigRow, env: OpeningEnv): ProviderConfig {
  return {
    provider: row.provider as AiProvider,
    apiKey: openSecret(row.sealed_key, env.secretsKeys).text,
    baseUrl: row.base_url || null,
    model: row.model || null,
    publicOnly: !env.aiPrivateAddresses,
  };
}

/** PayTR as a stored configuration has it; test mode and another address stay the environment's to say. @throws as above */
export function paytrConfig(row: ConfigRow, env: OpeningEnv): PaytrSettings {
  return {
    merchantId: row.merchant_id,
    merchantKey: openSecret(row.sealed_key, env.secretsKeys).text,
    merchantSalt: row.sealed_salt === null ? '' : openSecret(row.sealed_salt, env.secretsKeys).text,
    testMode: env.paytr?.testMode ?? false,
    baseUrl: env.paytr?.baseUrl || paytrUrl,
  };
}

/** Whether a stored configuration's secrets can be opened; one whose can't is as if it weren't there. */
export function canBeOpened(row: ConfigRow, env: OpeningEnv): boolean {
  try {
    if (row.provider === 'paytr') paytrConfig(row, env);
    else writerConfig(row, env);
    return true;
  } catch (fault) {
    if (fault instanceof SecretLostError) return false;
    throw fault;
  }
}
