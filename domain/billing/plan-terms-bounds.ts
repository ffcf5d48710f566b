/** The ranges of a plan's terms: price in kuruş, tokens, model tokens, paragraphs, stories, bytes. */
export const termsBounds = {
  monthlyPriceKurus: { min: 100, max: 10_000_000 },
  dailyTokens: { min: 100, max: 1_000_000 },
  monthlyGuaranteeTokens: { min: 1_000, max: 30_000_000 },
  outputCap: { min: 200, max: 4_000 },
  paragraphCap: { min: 1, max: 5 },
  wizardPerDay: { min: 1, max: 100 },
  storageBytes: { min: 10_000_000, max: 100_000_000_000 },
} as const;
