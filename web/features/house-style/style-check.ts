import {
  type DialogueChange,
  type DialogueStyle,
  dialogueChanges,
  dialogueStyleOf,
} from '#domain/house-style/dialogue.ts';
import { markChanges } from '#domain/house-style/marks.ts';
import { findSuffixErrors, type WrongSuffix } from '#domain/house-style/name-suffix.ts';
import type { TextChange } from '#domain/house-style/text-change.ts';
import { type TextStatistics, textStatistics } from '#domain/house-style/text-statistics.ts';

export interface StyleCheckRequest {
  text: string;
  /** The story's own way of speech; null where none was chosen: then that of most of its speech. */
  dialogue: DialogueStyle | null;
}

/** Everything that is told of a text. */
export interface StyleCheck {
  /** The text it was made of: changes fit no other. */
  text: string;
  style: DialogueStyle | null;
  dialogue: DialogueChange[];
  marks: TextChange[];
  suffixes: WrongSuffix[];
  statistics: TextStatistics;
}

/** Looks a text through: what its house style would change, and what it is made of. */
export function checkStyle({ text, dialogue }: StyleCheckRequest): StyleCheck {
  const style = dialogue ?? dialogueStyleOf(text);
  return {
    text,
    style,
    dialogue: style === null ? [] : dialogueChanges(text, style),
    marks: markChanges(text),
    suffixes: findSuffixErrors(text),
    statistics: textStatistics(text),
  };
}
