import { ENDINGS, PICKUPS, THREADS, TRANSITIONS } from '../banks/endings.ts';
import { HOOKS, PREMISES } from '../banks/hooks.ts';
import { DARK, OBSTACLES } from '../banks/obstacles.ts';
import { OPENINGS, SELF } from '../banks/openings.ts';
import { PATHS } from '../banks/paths.ts';
import type { Strand } from '../banks/strand.ts';
import { TRUTHS } from '../banks/truths.ts';
import { WOUNDS } from '../banks/wounds.ts';
import type { Prng } from './prng.ts';
import { parseTemplate, tagsHold } from './template.ts';
import type { World } from './world.ts';

export type BeatName =
  | 'open'
  | 'self'
  | 'premise'
  | 'hook'
  | 'memory'
  | 'step'
  | 'talk'
  | 'block'
  | 'dark'
  | 'turn'
  | 'settle'
  | 'heal'
  | 'after'
  | 'thread'
  | 'pickup'
  | 'transition';

export interface Beat {
  name: BeatName;
  bank: readonly string[];
  /** Dropped first when a paragraph is too long: low numbers. */
  weight: number;
}

const WEIGHTS: Record<BeatName, number> = {
  open: 9,
  pickup: 9,
  hook: 9,
  turn: 9,
  after: 9,
  thread: 9,
  block: 8,
  step: 7,
  memory: 6,
  premise: 6,
  self: 5,
  talk: 5,
  settle: 4,
  heal: 4,
  dark: 3,
  transition: 2,
};

const SHAPES: Readonly<Record<number, readonly (readonly BeatName[])[][]>> = {
  1: [
    [['open', 'premise', 'hook', 'memory', 'block', 'turn', 'after']],
    [['open', 'hook', 'step', 'dark', 'turn', 'heal', 'after']],
    [['open', 'hook', 'talk', 'block', 'turn', 'after']],
  ],
  2: [
    [
      ['open', 'self', 'premise', 'hook', 'memory', 'step'],
      ['transition', 'block', 'dark', 'turn', 'heal', 'after'],
    ],
    [
      ['open', 'self', 'hook', 'memory', 'talk'],
      ['transition', 'step', 'block', 'turn', 'settle', 'after'],
    ],
  ],
  3: [
    [
      ['open', 'self', 'premise', 'hook', 'memory'],
      ['transition', 'step', 'talk', 'block', 'dark'],
      ['transition', 'turn', 'settle', 'heal', 'after'],
    ],
    [
      ['open', 'self', 'memory', 'hook', 'premise'],
      ['transition', 'step', 'block', 'talk', 'dark'],
      ['transition', 'turn', 'settle', 'heal', 'after'],
    ],
  ],
  4: [
    [
      ['open', 'self', 'premise', 'hook', 'memory'],
      ['transition', 'step', 'talk', 'talk'],
      ['transition', 'block', 'dark', 'talk', 'turn'],
      ['transition', 'settle', 'talk', 'heal', 'after'],
    ],
    [
      ['open', 'self', 'memory', 'hook', 'premise'],
      ['transition', 'step', 'talk', 'block'],
      ['transition', 'dark', 'step', 'turn'],
      ['transition', 'settle', 'heal', 'after'],
    ],
  ],
  5: [
    [
      ['open', 'self', 'premise', 'hook'],
      ['transition', 'memory', 'step', 'talk'],
      ['transition', 'block', 'dark', 'talk'],
      ['transition', 'step', 'dark', 'turn'],
      ['transition', 'settle', 'talk', 'heal', 'after'],
    ],
    [
      ['open', 'self', 'memory', 'hook'],
      ['transition', 'premise', 'step', 'talk'],
      ['transition', 'step', 'block', 'dark'],
      ['transition', 'talk', 'dark', 'turn'],
      ['transition', 'settle', 'heal', 'after'],
    ],
  ],
};

const CONTINUED: Readonly<Record<number, readonly (readonly BeatName[])[]>> = {
  1: [['pickup', 'step', 'talk', 'dark', 'after']],
  2: [
    ['pickup', 'step', 'talk', 'block'],
    ['transition', 'dark', 'turn', 'settle', 'after'],
  ],
  3: [
    ['pickup', 'step', 'talk'],
    ['transition', 'block', 'dark', 'talk'],
    ['transition', 'turn', 'settle', 'heal', 'after'],
  ],
  4: [
    ['pickup', 'step', 'talk'],
    ['transition', 'memory', 'block', 'dark'],
    ['transition', 'talk', 'step', 'turn'],
    ['transition', 'settle', 'heal', 'after'],
  ],
  5: [
    ['pickup', 'step', 'talk'],
    ['transition', 'memory', 'step', 'talk'],
    ['transition', 'block', 'dark', 'talk'],
    ['transition', 'step', 'dark', 'turn'],
    ['transition', 'settle', 'talk', 'heal', 'after'],
  ],
};

/** The strands of one story, chosen once so that its parts belong together. */
export interface Strands {
  wound: Strand;
  path: Strand;
  obstacle: Strand;
  truth: Strand;
}

function fits(strand: Strand, flags: ReadonlySet<string>): boolean {
  return tagsHold(parseTemplate(`${strand.when} .`.trim()), flags);
}

/** Own strands of a genre come more often than those for any genre. */
function choose(strands: readonly Strand[], flags: ReadonlySet<string>, rng: Prng): Strand {
  const fitting = strands.filter((strand) => fits(strand, flags));
  const own = fitting.filter((strand) =>
    /#(romance|scifi|fantasy|thriller|mystery|children|historical|adventure|drama)/u.test(strand.when),
  );
  return rng.pick(own.length > 0 && rng.chance(0.5) ? own : fitting);
}

/** Chooses the strands of a story. */
export function chooseStrands(world: World): Strands {
  const { rng } = world;
  const wound = choose(WOUNDS, world.flags, rng);
  const kin = wound.kin ?? 'baba';
  world.kin = kin.endsWith('*') ? { lemma: kin.slice(0, -1), compound: true } : { lemma: kin };
  const met = new Set([...world.flags, 'met', 'rivalmet']);
  return {
    wound,
    path: choose(PATHS, met, rng),
    obstacle: choose(OBSTACLES, met, rng),
    truth: choose(TRUTHS, met, rng),
  };
}

/** The beats of every paragraph. */
export function planBeats(
  paragraphs: number,
  strands: Strands,
  world: World,
  continued: boolean,
  goesOn: boolean,
): Beat[][] {
  const shape = continued ? (CONTINUED[paragraphs] ?? []) : world.rng.pick(SHAPES[paragraphs] ?? []);
  const banks: Record<BeatName, readonly string[]> = {
    open: OPENINGS,
    self: SELF,
    premise: PREMISES,
    hook: HOOKS,
    memory: strands.wound.beats.memory ?? [],
    step: strands.path.beats.step ?? [],
    talk: strands.path.beats.talk ?? [],
    block: strands.obstacle.beats.block ?? [],
    dark: [...DARK, ...(strands.wound.beats.dark ?? [])],
    turn: strands.truth.beats.turn ?? [],
    settle: strands.truth.beats.settle ?? [],
    heal: strands.wound.beats.heal ?? [],
    after: goesOn ? THREADS : ENDINGS,
    thread: THREADS,
    pickup: PICKUPS,
    transition: TRANSITIONS,
  };
  return shape.map((beats) => beats.map((name) => ({ name, bank: banks[name], weight: WEIGHTS[name] })));
}
