import type { ExportFormat } from '#domain/story/book/export-formats.ts';

/** What an export's process receives. */
export interface ExportRequest {
  format: ExportFormat;
  /** The book's identifier in formats that require one. */
  id: string;
  /** When the text was last changed, ISO 8601. */
  changedAt: string;
  /**
   * Title page of the story whose text is in the file; null when the file has an unsaved text as JSON
   * (`readGivenText`).
   */
  head: { title: string; author: string } | null;
  /** The file to read. */
  textPath: string;
  /** The file to write. */
  path: string;
}

/** The book's title and the characters that its font lacks, or `refused` for an invalid unsaved text. */
export type ExportOutcome = { title: string; replaced: readonly string[] } | { refused: true };
