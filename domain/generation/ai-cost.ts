/** Currencies of AI prices. */
export const priceCurrencies = ['USD', 'EUR', 'TRY'] as const;
export type PriceCurrency = (typeof priceCurrencies)[number];

/** The tokens of one call in the provider's own counting; null where it does not tell them. */
export interface TokenUsage {
  /** The whole prompt, with its cached part. */
  input: number;
  /** The whole answer, with its thinking. */
  output: number;
  thinking: number | null;
  cached: number | null;
}

/** Prices per million tokens. */
export interface TokenPrices {
  input: number;
  /** Null where cached input costs as much as other input. */
  cached: number | null;
  output: number;
  currency: PriceCurrency;
}

const million = 1_000_000;

/** The cost of a call in the currency of its prices, rounded to a millionth. */
export function callCost({ input, output, cached }: TokenUsage, prices: TokenPrices): number {
  const fromCache = Math.min(cached ?? 0, input);
  const cost =
    (input - fromCache) * prices.input + fromCache * (prices.cached ?? prices.input) + output * prices.output;
  // The cost per token is already in millionths of the currency.
  return Math.round(cost) / million;
}
