import { type TextPart, textParts } from './text-parts.ts';

/** A block of a difference view: changed paragraphs, or unchanged text between them. */
export type DifferenceBlock =
  /**
   * `goesOn` when it continues the block before: a long change is split into blocks that can be rendered one after
   * another.
   */
  | { kind: 'changed'; parts: TextPart[]; goesOn: boolean }
  | { kind: 'same'; text: string; paragraphs: number };

export interface Difference {
  blocks: DifferenceBlock[];
  /** Number of changed passages. */
  changes: number;
}

/** Maximum length of a block of a change, characters. */
const maxBlockLength = 4_000;

/** Splits the parts of a change into blocks, at the ends of paragraphs where possible. */
function splitChange(parts: readonly TextPart[]): TextPart[][] {
  const blocks: TextPart[][] = [];
  let block: TextPart[] = [];
  let length = 0;
  for (const { kind, text } of parts) {
    let rest = text;
    while (length + rest.length > maxBlockLength) {
      const remaining = Math.max(1, maxBlockLength - length);
      const end = rest.lastIndexOf('\n', remaining - 1) + 1 || remaining;
      block.push({ kind, text: rest.slice(0, end) });
      rest = rest.slice(end);
      blocks.push(block);
      block = [];
      length = 0;
    }
    if (rest !== '') block.push({ kind, text: rest });
    length += rest.length;
  }
  if (block.length > 0) blocks.push(block);
  return blocks;
}

/** Counts the paragraphs of a text that are not blank. */
const countParagraphs = (text: string): number => text.match(/[^\n]*\S[^\n]*/g)?.length ?? 0;

/** Whether the parts end at the end of a paragraph in both texts. */
function endsParagraph(parts: readonly TextPart[]): boolean {
  const last = parts.at(-1);
  const beside = last?.kind === 'added' ? parts.at(-2) : undefined;
  return [last, beside?.kind === 'removed' ? beside : undefined].every(
    (part) => part?.text.endsWith('\n') ?? true,
  );
}

/**
 * Compares two texts by paragraphs, and changed paragraphs by words. Both are normalized to NFC, so that composed and
 * decomposed letters are equal.
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
      for (const [index, parts] of splitChange(open).entries())
        blocks.push({ kind: 'changed', parts, goesOn: index > 0 });
    } else same += open.map(({ text }) => text).join('');
    open = [];
  }
  for (const part of textParts(before.normalize('NFC'), after.normalize('NFC'))) {
    if (part.kind !== 'same') {
      open.push(part);
      continue;
    }
    // If the open parts end a paragraph, nothing of this part belongs to it.
    const first = endsParagraph(open) ? 0 : part.text.indexOf('\n') + 1;
    const last = part.text.lastIndexOf('\n') + 1;
    if (last === 0) {
      open.push(part);
      continue;
    }
    // Splits the part into the end of the open paragraph, whole paragraphs, and the beginning of the next one.
    if (first > 0) open.push({ kind: 'same', text: part.text.slice(0, first) });
    closeChanged();
    same += part.text.slice(first, last);
    if (last < part.text.length) open.push({ kind: 'same', text: part.text.slice(last) });
  }
  closeChanged();
  closeSame();
  return { blocks, changes: blocks.filter((block) => block.kind === 'changed' && !block.goesOn).length };
}
