import type { GenerationInput } from '#contract/generations.ts';
import { limits } from '#domain/limits.ts';

/** What the next text would be asked for. */
export interface PreviewSource {
  /** Of a continuation, the direction it takes. */
  idea: string;
  /** The idea that a continued story began with. */
  premise: string;
  genre: string;
  /** What stands before the place that the next text goes into. */
  before: string;
  extras: Partial<
    Pick<
      GenerationInput,
      'paragraphs' | 'audience' | 'rating' | 'characters' | 'plot' | 'dialogue' | 'earlier'
    >
  >;
  /** Null while the story was never saved. */
  storyId: string | null;
}

/**
 * The same request as the generation's, to be looked at beforehand.
 * @param letters of the text that are sent along: names are looked for in less than a whole prompt carries.
 */
export const previewRequest = (
  { idea, premise, genre, before, extras, storyId }: PreviewSource,
  letters: number = limits.continuation,
) => ({
  idea,
  premise,
  genre,
  existingText: before.slice(-letters),
  bible: { storyId },
  ...extras,
});
