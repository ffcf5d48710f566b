import type { AiProvider } from '#domain/generation/ai-providers.ts';
import type { Env } from '#server/env.ts';
import type { ProviderConfig } from '#server/providers/ai/index.ts';
import type { PaytrSettings } from '#server/providers/paytr/index.ts';
import {
  InsecureAddressError,
  PrivateAddressError,
  refuseUnlessPublic,
} from '#server/providers/public-address.ts';
import type { ConfigFault, ConfigRow } from './config-row.ts';
import { openSecret, SecretLostError } from './secrets.ts';

export type OpeningEnv = Pick<
  Env,
  'secretsKeys' | 'aiPrivateAddresses' | 'paytrTestMode' | 'paytrBaseUrl' | 'mode'
>;

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

/**
 * PayTR as a stored configuration has it. Either its own switch or PAYTR_TEST_MODE=on makes payments tests; only the
 * environment names another address. @throws as above
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
 * What keeps a stored configuration from being used, which is then as if it weren't there. An address counts where it is
 * an IP of a private network or one without TLS, saved while that was allowed; where a name leads is seen at each connection.
 */
export function faultOf(row: ConfigRow, env: OpeningEnv): ConfigFault | null {
  try {
    if (row.provider === 'paytr') paytrConfig(row, env);
    else {
      const { baseUrl, publicOnly } = writerConfig(row, env);
      if (publicOnly && baseUrl) refuseUnlessPublic(new URL(baseUrl));
    }
    return null;
  } catch (fault) {
    if (fault instanceof SecretLostError) return 'key';
    if (fault instanceof PrivateAddressError || fault instanceof InsecureAddressError) return 'address';
    throw fault;
  }
}
