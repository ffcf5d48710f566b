import type { Idea, IdeaClause } from '#domain/turkish/idea/index.ts';
import type { CharacterCard, PlotCard } from '#domain/world/cards.ts';
import type { Prng } from './prng.ts';
import type { SceneWords } from './scene-words.ts';

/**
 * Something that holds in the story at a moment: of the idea (`object`, `holdable`, `habit`, `negative`, `name`,
 * `human`, `child`, `old`, `place`, `heard`, `seen`), of its scene (`tool`, `workplace`,
 * `workplace-indoors`, `sound`, `smell`, `gesture`, `trade`) or of the telling (`night`, `indoors`, `rain`, `friend-knows`).
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

/** A passage of a plot; the plot's passages are told in their order. */
export interface PlotPassage extends Variant {
  /** 1: told always; 2 and 3: left out of shorter stories, so no later passage may presume it. */
  readonly level: 1 | 2 | 3;
}

/** A whole story into which the idea's hero, event, place and trade are set. */
export interface Plot {
  readonly name: string;
  /** Facts without which it can't be told. */
  readonly needs?: readonly Fact[];
  readonly passages: readonly PlotPassage[];
}

/**
 * The story of one of the wizard's beginnings. Its passages tell the beginning and what the hero does about it; an ending
 * in the asked tone follows the last one. They use no slot of the event.
 */
export interface BeginningPlot {
  /** Id of the beginning in the wizard's catalogue. */
  readonly name: string;
  readonly passages: readonly (PlotPassage | AnswerPassage)[];
  readonly endings: Readonly<Record<EndingTone, string>>;
}

/** A passage that tells an answer of the wizard; `text` is for an answer in the writer's own words. */
export interface AnswerPassage extends PlotPassage {
  /** 0 or 1: the first or second question of the beginning. */
  readonly question: 0 | 1;
  /** One text for each suggested answer, in the order of the catalogue. */
  readonly answers: readonly string[];
}

/** The plots for one kind of event. */
export interface PlotClass {
  readonly name: string;
  /** Infinitives of its events; left out where any verb will do. */
  readonly verbs?: ReadonlySet<string>;
  /** Facts without which none of its plots can be told. */
  readonly needs?: readonly Fact[];
  readonly plots: readonly Plot[];
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
  /** A second event, in {N}. */
  readonly next?: IdeaClause;
  /** What the hero works with and where, as far as it is still to be told. */
  readonly scene?: SceneWords;
  /** The complement in few words, where the idea's own are too many. */
  readonly short?: string;
  /** Whether {V} leaves out what describes the object, because the story has told it before. */
  readonly brief?: boolean;
}

/** A named person of the story, from a character card or the wizard. */
export type StoryCharacter = Readonly<Pick<CharacterCard, 'name'> & Partial<CharacterCard>> & {
  readonly profession?: string;
};

export type EndingTone = 'happy' | 'dramatic' | 'open' | 'twist';

/** What a story is asked for. */
export interface TellRequest {
  /** Same seed and request, same text. */
  readonly seed: string;
  /** What happens; of a continuation, the direction it takes. */
  readonly idea: string;
  /** The idea that a continued story began with. */
  readonly premise?: string;
  readonly narrator?: 'first' | 'third';
  readonly tense?: Voice['tense'];
  /** 1 to 5; 3 by default. */
  readonly paragraphs?: number;
  /** Words in each paragraph; 150 to 200 by default. */
  readonly words?: { readonly min: number; readonly max: number };
  readonly genre?: string;
  /** For children and young readers: nothing violent. */
  readonly gentle?: boolean;
  /** The text that is to be continued. */
  readonly previousText?: string;
  readonly characters?: readonly StoryCharacter[];
  /** Names of places and objects in the writer's library. */
  readonly places?: readonly string[];
  readonly things?: readonly string[];
  readonly plot?: readonly PlotCard[];
  /** The wizard's choices; the hero is the first character. */
  readonly wizard?: {
    /** Id of the beginning in the wizard's catalogue. */
    readonly beginningId?: string;
    readonly setting: string;
    readonly beginning: string;
    readonly answers: readonly string[];
    /** What each of the answers was asked with; empty where that is not known. */
    readonly questions: readonly string[];
    readonly ending: EndingTone;
  };
}

/** A story, or what was understood where that is too little for one. */
export type Telling =
  | {
      readonly told: true;
      /** Name of the plot that tells it. */
      readonly plot: string;
      readonly text: string;
      /** What could not be done as asked, in a Turkish sentence. */
      readonly notice?: string;
    }
  | { readonly told: false; readonly text: string };
