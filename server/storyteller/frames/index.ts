import type { Frame } from '../types.ts';
import { ALTERS } from './alters.ts';
import { BEFALLS } from './befalls.ts';
import { BETRAYS } from './betrays.ts';
import { COMES_UPON } from './comes-upon.ts';
import { BETS, COMPETES } from './competes.ts';
import { DECIDES } from './decides.ts';
import { DELIVERS } from './delivers.ts';
import { DISBELIEVES } from './disbelieves.ts';
import { DISOBEYS, FLEES } from './disobeys.ts';
import { FEARS } from './fears.ts';
import { FINDS } from './finds.ts';
import { GIVES } from './gives.ts';
import { GOES } from './goes.ts';
import { HIDES } from './hides.ts';
import { KEEPS_SECRET } from './keeps-secret.ts';
import { LEARNS } from './learns.ts';
import { LEAVES_UNDONE } from './leaves-undone.ts';
import { LOSES } from './loses.ts';
import { LOVES } from './loves.ts';
import { MAKES, REPAIRS } from './makes.ts';
import { MEETS } from './meets.ts';
import { PERCEIVES } from './perceives.ts';
import { PUTS_INTO_WORK } from './puts-into-work.ts';
import { REPLACES } from './replaces.ts';
import { RETURNS } from './returns.ts';
import { SEEKS } from './seeks.ts';
import { SPEAKS } from './speaks.ts';
import { STEALS } from './steals.ts';
import { TELLS } from './tells.ts';
import { TRAPPED } from './trapped.ts';
import { WANTS } from './wants.ts';
import { WINS } from './wins.ts';
import { WITNESSES } from './witnesses.ts';
import { WRITES } from './writes.ts';

export { GENERAL } from './general.ts';

/** Frames for one kind of event each, the most particular first. */
export const FRAMES: readonly Frame[] = [
  KEEPS_SECRET,
  FINDS,
  LOSES,
  BETRAYS,
  GIVES,
  SEEKS,
  DECIDES,
  RETURNS,
  LOVES,
  TRAPPED,
  REPLACES,
  WRITES,
  MEETS,
  STEALS,
  REPAIRS,
  MAKES,
  DISOBEYS,
  FLEES,
  COMPETES,
  BETS,
  WINS,
  LEARNS,
  PERCEIVES,
  WANTS,
  WITNESSES,
  GOES,
  LEAVES_UNDONE,
  SPEAKS,
  ALTERS,
  COMES_UPON,
  DELIVERS,
  FEARS,
  DISBELIEVES,
  BEFALLS,
  PUTS_INTO_WORK,
  TELLS,
  HIDES,
];
