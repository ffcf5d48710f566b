import { CLOSINGS } from '../banks/closings.ts';
import { ENDINGS, PICKUPS, THREADS, TRANSITIONS } from '../banks/endings.ts';
import { GESTURES, SENSES, THOUGHTS } from '../banks/fillers.ts';
import { HOOKS, PREMISES } from '../banks/hooks.ts';
import { DARK, OBSTACLES } from '../banks/obstacles.ts';
import { OPENINGS, SELF } from '../banks/openings.ts';
import { PATHS } from '../banks/paths.ts';
import { AFTERMATHS, ATTEMPTS, LINKS, REACTIONS, WALKS, WISHES } from '../banks/reactions.ts';
import { ROUTINES } from '../banks/routines.ts';
import { DREAMS, KEEPSAKES, MEETINGS, RUMOURS } from '../banks/scenes.ts';
import { TALES } from '../banks/tales/index.ts';
import { TRUTHS } from '../banks/truths.ts';
import { WOUNDS } from '../banks/wounds.ts';
import { YOUTH } from '../banks/youth.ts';

/** Banks that every story draws from, whatever its strands. */
export const SHARED_BANKS = {
  open: OPENINGS,
  self: SELF,
  routine: ROUTINES,
  premise: PREMISES,
  hook: HOOKS,
  react: REACTIONS,
  link: LINKS,
  wish: WISHES,
  walk: WALKS,
  attempt: ATTEMPTS,
  aftermath: AFTERMATHS,
  after: ENDINGS,
  close: CLOSINGS,
  thread: THREADS,
  pickup: PICKUPS,
  transition: TRANSITIONS,
  meet: MEETINGS,
  rumour: RUMOURS,
  keepsake: KEEPSAKES,
  dream: DREAMS,
  sense: SENSES,
  gesture: GESTURES,
  thought: THOUGHTS,
  dark: DARK,
} as const;

/** Every passage there is, for validation. */
export function allPassages(): string[] {
  const strands = [...WOUNDS, ...PATHS, ...OBSTACLES, ...TRUTHS, ...TALES];
  return [
    ...Object.values(SHARED_BANKS).flat(),
    ...YOUTH,
    ...strands.flatMap((strand) => Object.values(strand.beats).flat()),
  ];
}
