import type { Extension } from '@codemirror/state';
import type { TextChange } from '#domain/house-style/text-change.ts';

/** What this feature does with the editor's text field. */
export interface StoryField {
  text(): string;
  /** Makes these changes, which stand in order, as one undoable step. */
  edit(changes: readonly TextChange[]): void;
  /** Adds something to the field; the answer takes it away again. */
  extend(extension: Extension): () => void;
  /** Selects a place and brings it into sight. */
  select(from: number, to: number): void;
}
