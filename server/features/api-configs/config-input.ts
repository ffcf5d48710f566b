import type { PriceCurrency } from '#domain/generation/ai-cost.ts';
import type { ApiProvider } from '#domain/generation/api-configs.ts';

/** A configuration as the form sends it; an empty key or salt keeps the stored one. */
export interface ConfigInput {
  name: string;
  provider: ApiProvider;
  key: string;
  isActive: boolean;
  /** Uses an AI configuration although its trial fails. */
  force: boolean;
  baseUrl: string;
  model: string;
  merchantId: string;
  salt: string;
  /** PayTR only: payments are test payments. */
  testMode: boolean;
  /** Per million tokens. */
  inputPrice: number | null;
  cachedPrice: number | null;
  outputPrice: number | null;
  currency: PriceCurrency;
  maxStreams: number | null;
  dailyTokens: number | null;
}

const noPrices = {
  input_price: null,
  cached_price: null,
  output_price: null,
  currency: 'USD',
  max_streams: null,
  daily_tokens: null,
};

const pricesAndLimits = (input: ConfigInput) => ({
  input_price: input.inputPrice,
  cached_price: input.cachedPrice,
  output_price: input.outputPrice,
  currency: input.currency,
  max_streams: input.maxStreams,
  daily_tokens: input.dailyTokens,
});

/**
 * The columns that are stored without encryption. PayTR's address is never stored, only set by the environment, so that
 * no administrator can direct its calls into the operator's network.
 */
export function storedFields(input: ConfigInput) {
  const { name, provider, isActive, baseUrl, model, merchantId, testMode } = input;
  const paytr = provider === 'paytr';
  return {
    name,
    provider,
    is_active: isActive,
    base_url: paytr ? '' : baseUrl,
    model: paytr ? '' : model,
    merchant_id: paytr ? merchantId : '',
    test_mode: paytr && testMode,
    ...(paytr ? noPrices : pricesAndLimits(input)),
  };
}
