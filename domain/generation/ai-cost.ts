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

const sum = (one: number | null, other: number | null) =>
  one === null && other === null ? null : (one ?? 0) + (other ?? 0);

/** The usage of two calls together; null where neither told any. */
export function addedUsage(
  one: TokenUsage | null | undefined,
  other: TokenUsage | null | undefined,
): TokenUsage | null {
  if (!one || !other) return one ?? other ?? null;
  return {
    input: one.input + other.input,
    output: one.output + other.output,
    thinking: sum(one.thinking, other.thinking),
    cached: sum(one.cached, other.cached),
  };
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
