let last = 0;

/** A timestamp in ms that is increased until it is unique. */
function nextStamp(): number {
  last = Math.max(Date.now(), last + 1);
  return last;
}

/** The id of a character until it is saved: a local timestamp (docs/product/cards.md). */
export const localCharacterId = (): string => String(nextStamp());

/** The id of a plot element until it is saved: 'plot-' and a timestamp (docs/product/cards.md). */
export const localPlotId = (): string => `plot-${nextStamp()}`;

/** Whether an id is a local one; saved cards have UUIDs. */
export const isLocalCardId = (id: string): boolean => /^(plot-)?\d+$/.test(id);
