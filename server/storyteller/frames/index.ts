import type { Frame } from '../types.ts';
import { BETS, COMPETES } from './competes.ts';
import { DISOBEYS, FLEES } from './disobeys.ts';
import { FINDS } from './finds.ts';
import { KEEPS_SECRET } from './keeps-secret.ts';
import { LOSES } from './loses.ts';
import { MAKES, REPAIRS } from './makes.ts';
import { PERCEIVES } from './perceives.ts';
import { STEALS } from './steals.ts';
import { WANTS } from './wants.ts';
import { WINS } from './wins.ts';

export { GENERAL } from './general.ts';

/** Frames for one kind of event each, the most particular first. */
export const FRAMES: readonly Frame[] = [
  KEEPS_SECRET,
  FINDS,
  LOSES,
  STEALS,
  REPAIRS,
  MAKES,
  DISOBEYS,
  FLEES,
  COMPETES,
  BETS,
  WINS,
  PERCEIVES,
  WANTS,
];
