import { DARK, OBSTACLES } from '../banks/obstacles.ts';
import { PATHS } from '../banks/paths.ts';
import type { Strand } from '../banks/strand.ts';
import { TALES } from '../banks/tales/index.ts';
import { TRUTHS } from '../banks/truths.ts';
import { WOUNDS } from '../banks/wounds.ts';
import { SHARED_BANKS } from './banks.ts';
import type { Prng } from './prng.ts';
import { parseTemplate, tagsHold } from './template.ts';
import type { World } from './world.ts';

/** The moments a paragraph is made of; the number says how hard it is to leave one out. */
export const BEAT_WEIGHT = {
  begin: 12,
  open: 9,
  pickup: 9,
  hook: 9,
  turn: 9,
  after: 9,
  thread: 9,
  close: 9,
  block: 8,
  step: 7,
  premise: 7,
  memory: 6,
  talk: 6,
  self: 5,
  wish: 5,
  settle: 5,
  heal: 4,
  react: 4,
  attempt: 4,
  routine: 4,
  link: 3,
  dark: 3,
  walk: 3,
  aftermath: 3,
  transition: 3,
  card: 6,
  answer: 7,
  meet: 5,
  rumour: 5,
  keepsake: 3,
  dream: 3,
  sense: 1,
  gesture: 1,
  thought: 1,
} as const;

export type BeatName = keyof typeof BEAT_WEIGHT;

type Shape = readonly string[];

/** Story shapes by number of paragraphs: opening image, wish, obstacle, turn, after. */
const SHAPES: Readonly<Record<number, readonly Shape[]>> = {
  1: [
    ['open premise hook card memory block turn after'],
    ['open hook react card memory attempt turn heal after'],
    ['open card hook wish step block turn after'],
    ['open memory hook premise block turn settle after'],
  ],
  2: [
    ['open self card premise hook react memory wish', 'transition step answer block dark turn settle after'],
    ['open self card memory hook premise link wish', 'transition walk step answer block turn heal after'],
    ['open self routine card hook premise react', 'transition memory step answer block attempt turn after'],
  ],
  3: [
    [
      'open self routine card premise hook react memory',
      'transition walk step talk answer block dark',
      'transition attempt answer turn aftermath settle heal after',
    ],
    [
      'open self card memory hook premise react wish',
      'transition step talk answer gesture block dark',
      'transition sense attempt answer turn settle heal after',
    ],
    [
      'open self routine sense card premise hook',
      'react memory link step answer talk',
      'transition block dark answer turn aftermath heal after',
    ],
  ],
  4: [
    [
      'open self routine sense card premise hook',
      'transition react memory link wish answer walk',
      'transition step talk answer block dark',
      'transition attempt turn answer aftermath settle heal after',
    ],
    [
      'open self card memory premise hook react',
      'transition walk step answer talk gesture',
      'transition block dark answer attempt sense',
      'transition turn aftermath answer settle heal after',
    ],
  ],
  5: [
    [
      'open self routine sense card premise hook',
      'transition react memory link answer wish',
      'transition walk step talk answer gesture thought',
      'transition block dark answer attempt talk',
      'transition turn aftermath answer settle heal after',
    ],
    [
      'open self card routine hook react',
      'transition premise memory link answer wish',
      'walk step answer talk gesture',
      'transition block dark answer thought attempt',
      'transition turn aftermath talk answer settle heal after',
    ],
  ],
};

/** The shapes of a story made in one piece: its own passages carry it, others only fill a long paragraph. */
const TALE_SHAPES: Readonly<Record<number, readonly Shape[]>> = {
  1: [
    ['open premise hook block turn after'],
    ['open hook block turn settle after'],
    ['open hook wish block turn after'],
  ],
  2: [['open self premise card hook wish step', 'transition talk answer block turn settle after']],
  3: [
    [
      'open self premise card hook react wish',
      'transition step talk answer attempt',
      'transition block answer turn settle after',
    ],
  ],
  4: [
    [
      'open self premise card hook react',
      'transition wish answer step talk',
      'transition attempt answer block dark',
      'turn aftermath answer settle after',
    ],
  ],
  5: [
    [
      'open self routine premise card hook',
      'transition react wish answer walk',
      'transition step talk answer',
      'transition attempt answer block dark',
      'turn aftermath answer settle after',
    ],
  ],
};

/** A text that goes on takes up the last scene and does not introduce again. */
const CONTINUED: Readonly<Record<number, readonly Shape[]>> = {
  1: [
    ['pickup react answer step talk block thread'],
    ['pickup sense answer walk step talk thread'],
    ['pickup thought answer step block attempt thread'],
  ],
  2: [
    ['pickup react answer step talk gesture', 'transition block dark answer attempt turn thread'],
    ['pickup sense wish answer walk step', 'transition talk block answer attempt turn thread'],
  ],
  3: [
    [
      'pickup react wish answer step talk',
      'transition walk block answer dark attempt',
      'transition turn aftermath answer settle thread',
    ],
  ],
  4: [
    [
      'pickup react wish answer walk',
      'transition step talk answer gesture',
      'transition block dark answer attempt sense',
      'transition turn aftermath answer settle thread',
    ],
  ],
  5: [
    [
      'pickup react sense answer wish',
      'transition walk step answer talk',
      'transition memory link answer thought gesture',
      'transition block dark answer attempt',
      'transition turn aftermath answer settle thread',
    ],
  ],
};

/** The strands of one story, chosen once so that its parts belong together. */
export interface Strands {
  wound: Strand;
  path: Strand;
  obstacle: Strand;
  truth: Strand;
  /** A whole story made in one piece; a continuation has none. */
  tale?: Strand;
}

/** Whether a strand may be told under these flags. */
export function strandFits(strand: Strand, flags: ReadonlySet<string>): boolean {
  return tagsHold(parseTemplate(`${strand.when} .`.trim()), flags);
}

/** Own strands of a genre come more often than those for any genre. */
function choose(strands: readonly Strand[], flags: ReadonlySet<string>, rng: Prng): Strand {
  const fitting = strands.filter((strand) => strandFits(strand, flags));
  const own = fitting.filter((strand) =>
    /#(romance|scifi|fantasy|thriller|mystery|children|historical|adventure|drama)/u.test(strand.when),
  );
  return rng.pick(own.length > 0 && rng.chance(0.5) ? own : fitting);
}

/** Tales of the story's own genre have twice the chance of the others. */
function chooseTale(tales: readonly Strand[], rng: Prng): Strand {
  const own = tales.filter((tale) => /^#(?:romance|scifi|fantasy|thriller|historical)/u.test(tale.when));
  return rng.pick([...tales, ...own]);
}

/** Chooses the strands of a story; a wound whose person the earlier text already names comes first. */
export function chooseStrands(world: World, knownKin: readonly string[], continued: boolean): Strands {
  const { rng } = world;
  const known = WOUNDS.filter(
    (wound) => knownKin.includes(wound.kin ?? '') && strandFits(wound, world.flags),
  );
  const wound = known.length > 0 ? rng.pick(known) : choose(WOUNDS, world.flags, rng);
  const tales = continued ? [] : TALES.filter((one) => strandFits(one, world.flags));
  const tale = tales.length > 0 ? chooseTale(tales, rng) : undefined;
  const kin = tale?.kin ?? wound.kin ?? 'baba';
  world.kin = kin.endsWith('*') ? { lemma: kin.slice(0, -1), compound: true } : { lemma: kin };
  const met = new Set([...world.flags, 'met', 'rivalmet']);
  return {
    wound,
    path: choose(PATHS, met, rng),
    obstacle: choose(OBSTACLES, met, rng),
    truth: choose(TRUTHS, met, rng),
    ...(tale ? { tale } : {}),
  };
}

/** The names of the beats of every paragraph. */
export function planBeats(
  paragraphs: number,
  rng: Prng,
  kind: 'tale' | 'strands' | 'continued',
): BeatName[][] {
  const shapes = kind === 'tale' ? TALE_SHAPES : kind === 'continued' ? CONTINUED : SHAPES;
  const shape = rng.pick(shapes[paragraphs] ?? []);
  return shape.map((line) => line.split(' ') as BeatName[]);
}

/** The passages a beat draws from in this story. */
export function bankOf(name: BeatName, strands: Strands): readonly string[] {
  const told = strands.tale?.beats[name];
  if (told) return told;
  switch (name) {
    case 'memory':
    case 'heal':
      return strands.wound.beats[name] ?? [];
    case 'dark':
      return strands.tale ? DARK : [...DARK, ...(strands.wound.beats.dark ?? [])];
    case 'step':
    case 'talk':
      return strands.path.beats[name] ?? [];
    case 'block':
      return strands.obstacle.beats.block ?? [];
    case 'turn':
    case 'settle':
      return strands.truth.beats[name] ?? [];
    default:
      return SHARED_BANKS[name as keyof typeof SHARED_BANKS] ?? [];
  }
}

/** Other strands that may stand in when the chosen one cannot be told at its moment. */
export const STAND_INS = { step: PATHS, talk: PATHS, block: OBSTACLES, turn: TRUTHS } as const;

const FOLLOW_UPS: Partial<Record<BeatName, readonly BeatName[]>> = {
  open: ['routine', 'routine', 'sense', 'rumour'],
  pickup: ['sense', 'react', 'thought'],
  self: ['routine', 'sense'],
  routine: ['sense', 'rumour', 'routine'],
  transition: ['sense', 'meet', 'walk', 'dream'],
  walk: ['sense', 'meet'],
  premise: ['rumour', 'thought', 'link'],
  hook: ['react', 'react', 'gesture'],
  react: ['wish', 'thought', 'rumour', 'gesture'],
  memory: ['link', 'keepsake', 'memory'],
  link: ['wish', 'keepsake'],
  wish: ['walk', 'gesture', 'meet'],
  step: ['talk', 'talk', 'gesture'],
  talk: ['gesture', 'thought', 'talk'],
  block: ['attempt', 'dark', 'gesture'],
  dark: ['dream', 'attempt', 'thought', 'keepsake'],
  attempt: ['sense', 'thought', 'meet'],
  turn: ['aftermath', 'aftermath', 'sense'],
  settle: ['heal', 'sense', 'talk'],
  heal: ['keepsake', 'sense'],
};

/** In a tale nothing may follow that brings up a memory or a relative of its own. */
const TALE_FOLLOW_UPS: Partial<Record<BeatName, readonly BeatName[]>> = {
  open: ['routine', 'sense'],
  premise: ['rumour', 'routine'],
  self: ['routine'],
  transition: ['meet', 'walk', 'sense'],
  hook: ['react', 'react', 'rumour'],
  react: ['rumour', 'gesture'],
  wish: ['walk', 'meet', 'attempt'],
  step: ['meet', 'rumour', 'gesture'],
  talk: ['walk', 'gesture', 'rumour'],
  attempt: ['dark', 'sense', 'meet'],
  block: ['attempt', 'dark'],
  dark: ['attempt', 'gesture'],
  turn: ['aftermath', 'aftermath', 'sense'],
  settle: ['aftermath', 'sense'],
};

/** Small impressions: one of them is enough in a paragraph. */
export const SMALL_BEATS: ReadonlySet<BeatName> = new Set([
  'sense',
  'gesture',
  'thought',
  'dream',
  'keepsake',
]);

/** A passage that may follow a beat when the paragraph is still too short. */
export function followUp(name: BeatName, rng: Prng, tale: boolean): BeatName {
  const bank = tale ? TALE_FOLLOW_UPS : FOLLOW_UPS;
  return rng.pick(bank[name] ?? (tale ? ['rumour', 'sense', 'react'] : ['sense', 'thought', 'gesture']));
}
