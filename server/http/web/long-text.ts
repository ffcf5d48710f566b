import type { PageDocument, PagePiece } from './web-entry.ts';

/**
 * Stands in a page for a text that is too long to be carried through its rendering: between two marks that nobody can
 * guess, an example of what such a text is made of, by which the page's styles are chosen.
 */
export const textMark = (marker: string): string =>
  `<!--${marker}--><section><h2></h2><h3></h3><p><em></em><strong></strong></p><hr></section><!--/${marker}-->`;

/** A piece of a page with the text in the place of its mark, where it has it. */
export function withText(piece: string, { mark, bytes }: PageDocument): PagePiece[] {
  const at = bytes ? piece.indexOf(mark) : -1;
  if (!bytes || at === -1) return [piece];
  return [piece.slice(0, at), ...bytes, piece.slice(at + mark.length)];
}
