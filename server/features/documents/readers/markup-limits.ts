import { importLimits } from '#domain/story/book/import-limits.ts';
import { RefusedDocument } from './refusal.ts';

/** Counts the elements of one document while its parts are parsed. */
export interface MarkupCounter {
  /** @throws RefusedDocument past the limit of elements, or of elements within each other */
  open(): void;
  close(): void;
}

/** Parsing takes time that grows with the square of the depth, so that both limits are checked while it goes on. */
export function createMarkupCounter(): MarkupCounter {
  let elements = 0;
  let depth = 0;
  return {
    open() {
      elements += 1;
      depth += 1;
      if (elements > importLimits.elements || depth > importLimits.depth)
        throw new RefusedDocument('IMPORT_TOO_LARGE');
    },
    close() {
      depth -= 1;
    },
  };
}

/** @throws RefusedDocument for a plain text of more lines than a document may have elements */
export function limitLines(text: string): void {
  let lines = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) {
    lines += 1;
    if (lines > importLimits.elements) throw new RefusedDocument('IMPORT_TOO_LARGE');
  }
}
