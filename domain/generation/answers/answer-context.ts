import type { DialogueStyle } from '../../house-style/dialogue.ts';

/** What must be known of a request to judge its answer. */
export interface AnswerContext {
  /** The rules that the model was given. */
  rules: string;
  idea: string;
  existingText: string;
  /** Names of the story's people. */
  names: readonly string[];
  /** The dialogue style of the story; null where it is not known. */
  dialogue: DialogueStyle | null;
  /** Whether headings and emphasis belong to the story. */
  mayHaveMarkup: boolean;
  /** What is expected: story text, or a passage that replaces another one. */
  kind: 'story' | 'passage' | 'names';
}

const anyMarkup = /^#{1,6}\s|\*\p{L}[^*\n]*\*/mu;

/** Whether a story uses headings or emphasis itself. */
export const usesMarkup = (text: string): boolean => anyMarkup.test(text);

/** A context in which nothing is known. */
export const unknownContext: AnswerContext = {
  rules: '',
  idea: '',
  existingText: '',
  names: [],
  dialogue: null,
  mayHaveMarkup: false,
  kind: 'story',
};
