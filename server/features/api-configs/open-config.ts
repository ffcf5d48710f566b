import type { AiProvider } from '#domain/generation/ai-providers.ts';
import type { Env } from '#server/env.ts';
import type { ProviderConfig } from '#server/providers/ai/index.ts';
import type { PaytrSettings } from '#server/providers/paytr/index.ts';
import {
  InsecureAddressError,
  PrivateAddressError,
  refuseUnlessPublic,
} from '#server/providers/public-address.ts';
import type { ConfigRow, UnusableReason } from './config-row.ts';
import { openSecret, SecretLostError } from './secrets.ts';

export type OpeningEnv = Pick<
  Env,
  'secretsKeys' | 'aiPrivateAddresses' | 'proxy' | 'paytrTestMode' | 'paytrBaseUrl' | 'mode'
>;

/** The provider settings of a stored configuration. @throws SecretLostError when the key can't be opened */
export function writerConfig(row: ConfigRow, env: OpeningEnv): ProviderConfig {
  return {
    provider: row.provider as AiProvider,
    apiKey: openSecret(row.sealed_key, env.secretsKeys).text,
    baseUrl: row.base_url || null,
    model: row.model || null,
    publicOnly: !env.aiPrivateAddresses,
    proxy: env.proxy,
  };
}

/**
 * The PayTR settings of a stored configuration. Test mode is on by its own switch or by PAYTR_TEST_MODE=on; the address
 * comes from the environment.
 * @throws SecretLostError when the key or the salt can't be opened
 */
export function paytrConfig(row: ConfigRow, env: OpeningEnv): PaytrSettings {
  return {
    merchantId: row.merchant_id,
    merchantKey: openSecret(row.sealed_key, env.secretsKeys).text,
    merchantSalt: row.sealed_salt === null ? '' : openSecret(row.sealed_salt, env.secretsKeys).text,
    testMode: row.test_mode || env.paytrTestMode,
    baseUrl: env.paytrBaseUrl,
  };
}

/**
 * Returns why a stored configuration can't be used, or null; such a configuration is skipped. An address without TLS or
 * with a private IP is refused here; the IP of a host name is checked at each connection.
 */
export function unusableReason(row: ConfigRow, env: OpeningEnv): UnusableReason | null {
  try {
    if (row.provider === 'paytr') paytrConfig(row, env);
    else {
      const { baseUrl, publicOnly } = writerConfig(row, env);
      if (publicOnly && baseUrl) refuseUnlessPublic(new URL(baseUrl));
    }
    return null;
  } catch (error) {
    if (error instanceof SecretLostError) return 'key';
    if (error instanceof PrivateAddressError || error instanceof InsecureAddressError) return 'address';
    throw error;
  }
}
