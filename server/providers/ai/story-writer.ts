import type { TokenPrices, TokenUsage } from '#domain/generation/ai-cost.ts';
import type { AiProvider } from '#domain/generation/ai-providers.ts';
import type { AnswerResult } from '#domain/generation/answers/answer-stream.ts';
import type { Audience, GenreId, Rating } from '#domain/generation/genres.ts';
import type { SelectionAction, Tone } from '#domain/generation/selection-actions.ts';
import type { DialogueStyle } from '#domain/house-style/dialogue.ts';
import type { Narrator, WizardBeginning, WizardCharacter, WizardEnding } from '#domain/wizard/types.ts';
import type { CharacterCard, PlotCard } from '#domain/world/cards.ts';
import type { CardlessEntry } from '#domain/world/kinds.ts';
import type { AiErrorCode } from './ai-error.ts';
import type { PromptInUse, PromptsInForce } from './prompts/prompt-in-use.ts';
import type { LinkState } from './provider-link.ts';

/** One chapter of a wizard story, with what the whole story keeps. */
export interface ChapterJob {
  /** 1 for the first. */
  chapter: number;
  narrator: Narrator;
  character: WizardCharacter;
  beginning: WizardBeginning;
  /** The two of this chapter; the idea holds them too. */
  answers: readonly string[];
  ending: WizardEnding;
  /** What was answered for the chapters before, oldest first: the first chapter's, and as many of the newest as there is room for. */
  earlierAnswers: readonly { chapter: number; question: string; answer: string }[];
  /** What the chapters told that the existing text no longer holds; empty where it holds them all. */
  summary: string;
}

/** A passage of a story, and what is to be done with it. */
export interface PassageJob {
  action: SelectionAction;
  /** With action 'tone'. */
  tone: Tone | null;
  /** Empty where the action works at the end of the existing text. */
  text: string;
  /** The beginning of what follows the passage, already cut to the context budget. */
  after: string;
}

/** Everything a writer (a language model or the built-in storyteller) needs for one generation. */
export interface StoryJob {
  /** Repeats the same text for the same job where the writer is deterministic. */
  seed: string;
  /** Texts that were written for the same idea, newest first; only the storyteller, which repeats itself, gets them. */
  earlierTexts?: readonly string[] | undefined;
  /** What the story is about; of a continuation, the direction it takes, empty where it simply goes on. */
  idea: string;
  /** The idea that a continued story began with; empty for a new one. */
  premise: string;
  /** A wizard genre or the person's own words; empty when none was given. */
  genre: GenreId | (string & {});
  /** The newest part of the text to go on from, already cut to the context budget; empty for a new story. */
  existingText: string;
  /** The cards that were added to the story, already cut to their share of the context budget. */
  characters: readonly CharacterCard[];
  plot: readonly PlotCard[];
  /** Places, objects and notes of the writer's world, cut to the same budget. */
  world: readonly CardlessEntry[];
  /**
   * How many of the first cards of each kind belong to every text of this story; the others are named just now, and stand
   * behind the text, so that what comes before it stays the same. All of them where it is left out.
   */
  lasting?: { characters: number; plot: number; world: number } | undefined;
  /** Null outside the wizard. */
  wizard: ChapterJob | null;
  /** The story's first pages, where the existing text begins later. */
  opening?: string | undefined;
  /** Passages of earlier pages that matter for this text, in the order of the story, within their share of the room. */
  recalled?: readonly string[] | undefined;
  /** What earlier chapters told that the existing text no longer holds, oldest first, within their share of the room. */
  earlier?: readonly { title: string; summary: string }[] | undefined;
  /** Where a passage is worked on: existing text is what stands before it, and there is no idea. */
  passage?: PassageJob | undefined;
  paragraphs: number;
  /** Words per paragraph that are asked for. */
  words: { min: number; max: number };
  /** Model tokens. */
  maxOutputTokens: number;
  audience: Audience;
  /** Already cut to what the plan allows. */
  rating: Rating;
  /** How speech is shown; in quotes where it is not said. */
  dialogue?: DialogueStyle;
  /** Asked for this text alone. */
  tone?: Tone;
  narrator?: Narrator;
  /** The prompts in force; this program's texts where they are left out. */
  prompts?: PromptsInForce | undefined;
}

/** How a text came to its end; `length` means that the output cap cut it. */
export interface WritingEnd {
  finish: 'stop' | 'length';
  /** What the provider counted, in its own tokens: an estimate where the text was cut before; null where it tells nothing. */
  usage?: TokenUsage | null;
  /** What could not be done as asked, in a Turkish sentence for the person; only the storyteller has one. */
  notice?: string;
  /** True where the joined pieces are clean as they are: a whole answer is cleaned once, as one piece. */
  cleaned?: boolean;
  /** What came of a model's answer: the text that stays, which the joined pieces may differ from, and what was wrong. */
  answer?: AnswerResult;
}

/** One ended call of a provider. */
export interface AiCall {
  /** Null for the environment's provider. */
  configId: string | null;
  provider: AiProvider;
  model: string;
  purpose: 'text' | 'summary';
  /** Null when the provider wrote, or was stopped. */
  error: AiErrorCode | null;
  /** As in WritingEnd. */
  usage: TokenUsage | null;
  /** Null where no prices are configured. */
  prices: TokenPrices | null;
  /** Whether an earlier provider of the order did not write. */
  isFallback: boolean;
  /** From the call to its first word, ms; null where the text did not stream or no word came. */
  firstWordMs: number | null;
}

/** How a text is asked for. */
export interface WritingOptions {
  stream: boolean;
  signal: AbortSignal;
  /** The id of the person or guest who asks; left out where it is not known. */
  requester?: string | undefined;
  /** Called with each call of a provider, once it has ended. */
  onCall?: ((call: AiCall) => void) | undefined;
}

/** How a summary is asked for. */
export type SummaryOptions = Pick<WritingOptions, 'signal' | 'onCall'>;

/** Chapters to be told shortly, as the memory of those that follow. */
export interface SummaryJob {
  /** The summary of what came before them; empty where they are the first. */
  summary: string;
  /** How many chapters that summary stands for. */
  held: number;
  /** Texts of the chapters that it does not hold yet, oldest first. */
  chapters: readonly string[];
  /** What was answered for all of these chapters, those of the old summary too. */
  answers: readonly string[];
  /** Most letters of the new summary. */
  letters: number;
  /** The prompt in force; this program's text where it is left out. */
  prompt?: PromptInUse | undefined;
}

export interface SummaryEnd {
  summary: string;
  /** As in WritingEnd. */
  usage?: TokenUsage | null;
}

export interface StoryWriter {
  /** 'storyteller', or the provider's name. */
  name: string;
  /** The model's name; empty for the storyteller. */
  model: string;
  /**
   * Yields the text in pieces as they come (one piece when `stream` is false), without think blocks and runs of
   * blank lines. The joined pieces go through `cleanResult`, which cuts and measures the whole. When the signal
   * is aborted the provider's connection closes and the generator returns at once with finish 'length'.
   * @throws AiError with the catalogue's code and text; nothing else.
   */
  write(job: StoryJob, options: WritingOptions): AsyncGenerator<string, WritingEnd>;
  /**
   * One summary of an old one and the chapters that follow it. Nobody is charged for it.
   * @throws AiError as `write` does; a story goes on without it.
   */
  summarize?(job: SummaryJob, options: SummaryOptions): Promise<SummaryEnd>;
  /** The model's tokens for each estimated one, learned from its answers; 1 where nothing is known. */
  tokenScale?(): number;
  /** The state of each configuration that it writes with, in this process, by the configuration's id. */
  states?(): Map<string, LinkState>;
  /** Closes kept connections, once running texts have ended. */
  close?(): Promise<void>;
}
