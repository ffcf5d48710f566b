import { type TextPart, textParts } from './text-parts.ts';

/** What a difference view draws: changed paragraphs, or a passage between them that is the same in both. */
export type DifferenceBlock =
  /** `goes` on from the block before: a long change comes in pieces that can be drawn one after another. */
  | { kind: 'changed'; parts: TextPart[]; goesOn: boolean }
  | { kind: 'same'; text: string; paragraphs: number };

export interface Difference {
  blocks: DifferenceBlock[];
  /** Changed passages. */
  changes: number;
}

/** A change longer than this comes in pieces, letters. */
const pieceLetters = 4_000;

/** Cuts the parts of a change into pieces, at the ends of paragraphs where there are any. */
function piecesOf(parts: readonly TextPart[]): TextPart[][] {
  const pieces: TextPart[][] = [];
  let piece: TextPart[] = [];
  let letters = 0;
  for (const { kind, text } of parts) {
    let rest = text;
    while (letters + rest.length > pieceLetters) {
      const room = Math.max(1, pieceLetters - letters);
      const end = rest.lastIndexOf('\n', room - 1) + 1 || room;
      piece.push({ kind, text: rest.slice(0, end) });
      rest = rest.slice(end);
      pieces.push(piece);
      piece = [];
      letters = 0;
    }
    if (rest !== '') piece.push({ kind, text: rest });
    letters += rest.length;
  }
  if (piece.length > 0) pieces.push(piece);
  return pieces;
}

/** Non-blank paragraphs of a text. */
const countParagraphs = (text: string): number => text.match(/[^\n]*\S[^\n]*/g)?.length ?? 0;

/** Whether a paragraph ends behind these parts, in both texts. */
function endsParagraph(parts: readonly TextPart[]): boolean {
  const last = parts.at(-1);
  const beside = last?.kind === 'added' ? parts.at(-2) : undefined;
  return [last, beside?.kind === 'removed' ? beside : undefined].every(
    (part) => part?.text.endsWith('\n') ?? true,
  );
}

/**
 * The difference of two texts by paragraphs, and within the changed ones by words. Letters are compared as they are
 * read: 'ğ' in one sign or in two is the same.
 */
export function differenceOf(before: string, after: string): Difference {
  const blocks: DifferenceBlock[] = [];
  let open: TextPart[] = [];
  let same = '';

  function closeSame() {
    if (same.trim() !== '') blocks.push({ kind: 'same', text: same, paragraphs: countParagraphs(same) });
    same = '';
  }
  function closeChanged() {
    if (open.some(({ kind }) => kind !== 'same')) {
      closeSame();
      for (const [index, parts] of piecesOf(open).entries())
        blocks.push({ kind: 'changed', parts, goesOn: index > 0 });
    } else same += open.map(({ text }) => text).join('');
    open = [];
  }
  for (const part of textParts(before.normalize('NFC'), after.normalize('NFC'))) {
    if (part.kind !== 'same') {
      open.push(part);
      continue;
    }
    // Where what stands open ends its paragraph, nothing of it is left here.
    const first = endsParagraph(open) ? 0 : part.text.indexOf('\n') + 1;
    const last = part.text.lastIndexOf('\n') + 1;
    if (last === 0) {
      open.push(part);
      continue;
    }
    // The rest of the paragraph in front, whole paragraphs between, the beginning of the one behind.
    if (first > 0) open.push({ kind: 'same', text: part.text.slice(0, first) });
    closeChanged();
    same += part.text.slice(first, last);
    if (last < part.text.length) open.push({ kind: 'same', text: part.text.slice(last) });
  }
  closeChanged();
  closeSame();
  return { blocks, changes: blocks.filter((block) => block.kind === 'changed' && !block.goesOn).length };
}
