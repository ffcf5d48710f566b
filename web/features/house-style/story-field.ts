import type { Extension } from '@codemirror/state';
import type { TextChange } from '#domain/house-style/text-change.ts';

/** The editor's text field, as this feature uses it. */
export interface StoryField {
  text(): string;
  /** Applies sorted changes as one undo step. */
  edit(changes: readonly TextChange[]): void;
  /** Adds an extension to the field; returns a function that removes it. */
  extend(extension: Extension): () => void;
  /** Selects a range and scrolls it into view. */
  select(from: number, to: number): void;
}
