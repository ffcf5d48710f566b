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
  /** The chosen dialogue style of the story; null for the style of most of its dialogue. */
  dialogue: DialogueStyle | null;
}

/** The result of a style check. */
export interface StyleCheck {
  /** The checked text; the changes fit no other text. */
  text: string;
  style: DialogueStyle | null;
  dialogue: DialogueChange[];
  marks: TextChange[];
  suffixes: WrongSuffix[];
  statistics: TextStatistics;
}

/** Checks a text: returns the changes of its house style and its statistics. */
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
