import type { Beat } from '../../types.ts';
import { AGAIN } from '../again.ts';
import { AFTER } from './after.ts';
import { CHOICE } from './choice.ts';
import { COST } from './cost.ts';
import { END } from './end.ts';
import { EVENT } from './event.ts';
import { TELLING } from './telling.ts';
import { TEST } from './test.ts';

/** The passages that a frame has for steps of its own. */
interface OwnBeats {
  readonly EVENT?: Beat;
  readonly COST?: Beat;
  readonly TEST?: Beat;
  readonly CHOICE?: Beat;
  readonly END?: Beat;
}

const joined = (general: Beat, own: Beat | undefined): Beat =>
  own ? { name: general.name, variants: [...own.variants, ...general.variants] } : general;

/** The steps that fit any event, told by a frame's own passages and by those of the general frame. */
export const generalBeats = (own: OwnBeats = {}): readonly Beat[] => [
  joined(EVENT, own.EVENT),
  AFTER,
  TELLING,
  joined(COST, own.COST),
  AGAIN,
  joined(TEST, own.TEST),
  joined(CHOICE, own.CHOICE),
  joined(END, own.END),
];
