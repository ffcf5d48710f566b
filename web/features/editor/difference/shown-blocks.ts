import type { DifferenceBlock } from '#domain/diff/diff-blocks.ts';

/** Letters of changes that are drawn at a time: more would hold up the page. */
const lettersAtATime = 24_000;

const lettersOf = (block: DifferenceBlock): number =>
  block.kind === 'same' ? 0 : block.parts.reduce((sum, { text }) => sum + text.length, 0);

/** How many of the blocks stand within so many pages of changes. */
export function blocksWithin(blocks: readonly DifferenceBlock[], pages: number): number {
  let letters = 0;
  const end = blocks.findIndex((block) => {
    letters += lettersOf(block);
    return letters > lettersAtATime * pages;
  });
  return end === -1 ? blocks.length : Math.max(end, 1);
}

/** Paragraphs of a passage that opening it shows at a time. */
const paragraphsAtATime = 20;

/** Where so many portions of a passage's paragraphs end. */
export function endOfPortion(text: string, portions: number): number {
  let end = 0;
  for (let left = portions * paragraphsAtATime; left > 0; left -= 1) {
    const next = text.indexOf('\n', end);
    if (next === -1) return text.length;
    end = next + 1;
    while (text[end] === '\n') end += 1;
  }
  return end;
}
