import type { ApiProvider } from '#domain/generation/api-configs.ts';

/** A configuration as the form sends it; an empty key or salt of a stored one keeps what is there. */
export interface ConfigInput {
  name: string;
  provider: ApiProvider;
  key: string;
  isActive: boolean;
  baseUrl: string;
  model: string;
  merchantId: string;
  salt: string;
  /** PayTR only: payments are tests. */
  testMode: boolean;
}

/**
 * What is stored of it as it is. PayTR has one address, which the environment alone may change: a stored one would be
 * a way into the operator's own network.
 */
export function storedFields({
  name,
  provider,
  isActive,
  baseUrl,
  model,
  merchantId,
  testMode,
}: ConfigInput) {
  const paytr = provider === 'paytr';
  return {
    name,
    provider,
    is_active: isActive,
    base_url: paytr ? '' : baseUrl,
    model: paytr ? '' : model,
    merchant_id: paytr ? merchantId : '',
    test_mode: paytr && testMode,
  };
}
