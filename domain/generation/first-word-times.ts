/** A bucket of a histogram: how many texts began within `upToMs` and above the bound before it. */
export interface FirstWordBucket {
  upToMs: number;
  texts: number;
}

/**
 * The time within which this share of all texts began: the upper bound of a bucket, ms; null without texts.
 * @param share above 0, up to 1
 */
export function firstWordWithin(buckets: readonly FirstWordBucket[], share: number): number | null {
  const total = buckets.reduce((sum, { texts }) => sum + texts, 0);
  let counted = 0;
  for (const { upToMs, texts } of buckets.toSorted((a, b) => a.upToMs - b.upToMs)) {
    counted += texts;
    if (texts > 0 && counted >= total * share) return upToMs;
  }
  return null;
}
