import { importLimits } from '#domain/story/book/import-limits.ts';
import { RefusedDocumentError } from './refusal.ts';

/** Counts the elements of one document while its parts are parsed. */
export interface MarkupCounter {
  /** @throws RefusedDocumentError past the limit of elements or of their depth */
  open(): void;
  close(): void;
}

/** Creates a counter that is called during parsing, because parsing time grows with the square of the depth. */
export function createMarkupCounter(): MarkupCounter {
  let elements = 0;
  let depth = 0;
  return {
    open() {
      elements += 1;
      depth += 1;
      if (elements > importLimits.elements || depth > importLimits.depth)
        throw new RefusedDocumentError('IMPORT_TOO_LARGE');
    },
    close() {
      depth -= 1;
    },
  };
}

/** Limits the lines of a plain text to the number of elements of a document. @throws RefusedDocumentError */
export function limitLines(text: string): void {
  let lines = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) {
    lines += 1;
    if (lines > importLimits.elements) throw new RefusedDocumentError('IMPORT_TOO_LARGE');
  }
}
