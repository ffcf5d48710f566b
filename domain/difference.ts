import { type TextPart, textParts } from './text-parts.ts';

/** What a difference view draws: changed paragraphs, or a passage between them that is the same in both. */
export type DifferenceBlock =
  | { kind: 'changed'; parts: TextPart[] }
  | { kind: 'same'; text: string; paragraphs: number };

export interface Difference {
  blocks: DifferenceBlock[];
  /** Changed passages. */
  changes: number;
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
      blocks.push({ kind: 'changed', parts: open });
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
  return { blocks, changes: blocks.filter(({ kind }) => kind === 'changed').length };
}
