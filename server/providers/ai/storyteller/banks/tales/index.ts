import type { Strand } from '../strand.ts';
import { BEING_TALES } from './beings.ts';
import { CHILDREN_TALES } from './children.ts';
import { GENRE_TALES } from './genres.ts';
import { PHENOMENON_TALES } from './phenomena.ts';
import { PORTABLE_TALES } from './portable.ts';
import { VESSEL_SITE_TALES } from './vessels-sites.ts';

/** Stories made in one piece: every passage of a tale belongs to the others. */
export const TALES: readonly Strand[] = [
  ...PORTABLE_TALES,
  ...BEING_TALES,
  ...VESSEL_SITE_TALES,
  ...PHENOMENON_TALES,
  ...CHILDREN_TALES,
  ...GENRE_TALES,
];
