import type { Idea, IdeaClause } from '#domain/turkish/idea/index.ts';
import type { Prng } from './prng.ts';

/**
 * Something that holds in the story at a moment: of the idea (`object`, `holdable`, `habit`, `negative`, `name`,
 * `human`, `child`, `old`, `place`, `heard`, `seen`) or of the telling (`night`, `indoors`, `rain`, `friend-knows`).
 */
export type Fact = string;

/** A passage of prose; the notation is in `render.ts`. */
export interface Variant {
  readonly text: string;
  /** Facts that must hold; `!fact` must not. */
  readonly needs?: readonly Fact[];
  /** Facts that hold afterwards; `!fact` no longer does. */
  readonly gives?: readonly Fact[];
}

/** A step of a story, told by one of its variants. */
export interface Beat {
  readonly name: string;
  readonly variants: readonly Variant[];
}

/** How one kind of event is told. */
export interface Frame {
  readonly name: string;
  /** Infinitives of the events it tells; empty for the general frame. */
  readonly verbs: ReadonlySet<string>;
  /** Facts without which it can't be told. */
  readonly needs?: readonly Fact[];
  readonly beats: readonly Beat[];
}

export interface Voice {
  readonly person: '1sg' | '3sg';
  readonly tense: 'past' | 'present' | 'evidential';
}

/** Everything that is so in the story. */
export interface World {
  readonly idea: Idea;
  /** The event. */
  readonly clause: IdeaClause;
  readonly friend: string;
  readonly voice: Voice;
  readonly facts: Set<Fact>;
  readonly rng: Prng;
}

/** What the new storyteller is asked for. */
export interface TellRequest {
  /** Same seed and request, same text. */
  readonly seed: string;
  readonly idea: string;
  readonly narrator?: 'first' | 'third';
  readonly tense?: Voice['tense'];
}

/** A story, or what was understood where that is too little for one. */
export type Telling =
  | { readonly told: true; readonly frame: string; readonly text: string }
  | { readonly told: false; readonly text: string };
