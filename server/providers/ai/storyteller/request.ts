import type { LibraryNoun } from './idea/library-world.ts';

/** A named person of the story, from a character card or the wizard. */
export interface StoryCharacter {
  name: string;
  role?: 'protagonist' | 'antagonist' | 'supporting';
  age?: string;
  personality?: string;
  appearance?: string;
  background?: string;
  profession?: string;
}

/** What the offline storyteller is asked for. */
export interface StoryRequest {
  /** Same seed and request, same text. */
  seed: string;
  idea: string;
  /** A wizard genre id or any Turkish genre name. */
  genre?: string;
  /** 1 to 5. */
  paragraphs: number;
  /** Words in each paragraph; 150 to 200 by default. */
  wordsPerParagraph?: { min: number; max: number };
  /** Upper bound of words for the whole text. */
  maxWords?: number;
  narrator?: 'first' | 'third';
  rating?: 'safe' | 'mature';
  audience?: 'general' | 'young-adult' | 'adult';
  mood?: string;
  /** The text that is to be continued. */
  previousText?: string;
  /** 1 for the first chapter. */
  chapter?: number;
  characters?: readonly StoryCharacter[];
  /** Places and objects of the writer's library; the first that can be told of is the story's own. */
  places?: readonly LibraryNoun[];
  things?: readonly LibraryNoun[];
  plot?: readonly { type: 'introduction' | 'development' | 'conclusion'; description: string }[];
  wizard?: {
    beginning?: { title?: string; description?: string; setting?: string };
    answers?: readonly string[];
    /** What each of the answers was asked with, where that is known. */
    questions?: readonly string[];
    ending?: {
      id: 'happy' | 'dramatic' | 'open' | 'twist';
      title?: string;
      description?: string;
      tone?: string;
    };
  };
}

export interface WordRange {
  min: number;
  max: number;
}

/** The words a paragraph of this request may have, the whole text's limit counted in. */
export function wordRange(request: StoryRequest): WordRange {
  const { min, max } = request.wordsPerParagraph ?? { min: 150, max: 200 };
  const count = paragraphCount(request);
  const cap = request.maxWords ? Math.max(20, Math.floor(request.maxWords / count)) : max;
  const top = Math.max(15, Math.min(max, cap));
  return { min: Math.max(10, Math.min(min, Math.floor(top * 0.8))), max: top };
}

/** Paragraphs of a request, 1 to 5. */
export function paragraphCount(request: StoryRequest): number {
  return Math.min(5, Math.max(1, Math.trunc(request.paragraphs) || 1));
}
