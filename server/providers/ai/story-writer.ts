import type { Audience, GenreId, Rating } from '#domain/genres.ts';

/** Everything a writer (a language model or the built-in storyteller) needs for one generation. */
export interface StoryJob {
  /** Repeats the same text for the same job where the writer is deterministic. */
  seed: string;
  idea: string;
  /** A wizard genre or the person's own words; empty when none was given. */
  genre: GenreId | (string & {});
  /** The newest part of the text to go on from, already cut to the context budget; empty for a new story. */
  existingText: string;
  paragraphs: number;
  /** Words per paragraph that are asked for. */
  words: { min: number; max: number };
  /** Model tokens. */
  maxOutputTokens: number;
  audience: Audience;
  /** Already cut to what the plan allows. */
  rating: Rating;
}

/** How a text came to its end; `length` means that the output cap cut it. */
export interface WritingEnd {
  finish: 'stop' | 'length';
  /** What the provider counted, in its own tokens; null where it tells nothing. */
  usage?: { input: number; output: number } | null;
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
  write(job: StoryJob, options: { stream: boolean; signal: AbortSignal }): AsyncGenerator<string, WritingEnd>;
  /** Closes kept connections, once running texts have ended. */
  close?(): Promise<void>;
}
