import type { ApiProvider } from '#domain/generation/api-configs.ts';

/** A configuration as the form sends it; an empty key or salt keeps the stored one. */
export interface ConfigInput {
  name: string;
  provider: ApiProvider;
  key: string;
  isActive: boolean;
  baseUrl: string;
  model: string;
  merchantId: string;
  salt: string;
  /** PayTR only: payments are test payments. */
  testMode: boolean;
}

/**
 * The columns that are stored without encryption. PayTR's address is never stored, only set by the environment, so that
 * no administrator can direct its calls into the operator's network.
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
