import { ARTS } from './arts.ts';
import { CRAFTS } from './crafts.ts';
import { FAR_TRADES } from './far-trades.ts';
import type { Scene } from './scene-data.ts';
import { TOWN_TRADES } from './town-trades.ts';

export { CRAFTS } from './crafts.ts';

/** The scenes of all trades. */
export const TRADES: readonly Scene[] = [...CRAFTS, ...ARTS, ...TOWN_TRADES, ...FAR_TRADES];
