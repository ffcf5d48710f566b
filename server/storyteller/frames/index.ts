import type { Frame } from '../types.ts';
import { FINDS } from './finds.ts';
import { KEEPS_SECRET } from './keeps-secret.ts';
import { LOSES } from './loses.ts';
import { LOVES } from './loves.ts';
import { MEETS } from './meets.ts';
import { PERCEIVES } from './perceives.ts';
import { REPLACES } from './replaces.ts';
import { TRAPPED } from './trapped.ts';
import { WRITES } from './writes.ts';

export { GENERAL } from './general.ts';

/** Frames for one kind of event each, the most particular first. */
export const FRAMES: readonly Frame[] = [
  KEEPS_SECRET,
  FINDS,
  LOSES,
  LOVES,
  TRAPPED,
  REPLACES,
  WRITES,
  MEETS,
  PERCEIVES,
];
