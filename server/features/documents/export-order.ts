import type { ExportFormat } from '#domain/story/book/export-formats.ts';

/** What a process is asked to write, from which file, and where to. */
export interface ExportOrder {
  format: ExportFormat;
  /** Names the book in formats that want an identity. */
  id: string;
  /** When the text was last changed, ISO 8601. */
  changedAt: string;
  /** Title page of the story whose text the file holds; null where the file is a `GivenText` as JSON. */
  head: { title: string; author: string } | null;
  textPath: string;
  path: string;
}

/** How it went: whether there was a text, what the book is called, and which signs its type could not draw. */
export type ExportOutcome = { title: string; replaced: readonly string[] } | { refused: true };
