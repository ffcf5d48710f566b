/** The element that holds a text's parts; both reading pages have one. */
export const textId = 'okuma-metni';

/** A reading position: a part of the text and a paragraph in it. */
export interface ReadingPosition {
  part: number;
  block: number;
  /** The paragraph's first characters, by which it is found where the text before it has changed; empty where unknown. */
  words: string;
}

/** Length of a position's words, characters. */
const wordsLength = 60;
/** Fewer characters would be found in many paragraphs. */
const shortestWords = 10;

const wordsOf = (element: Element | undefined): string =>
  element?.textContent?.trimStart().slice(0, wordsLength) ?? '';

/** Distance of a paragraph from the window's top after scrolling to it, px: below the header. */
const showsAtPx = 96;
/** Text that ends above this height counts as read, px. */
const readAbovePx = 104;

export const textElement = (): HTMLElement | null => document.getElementById(textId);

/** A reading position with the share of the text's characters before it, 0 to 1. */
export interface ReadingProgress extends ReadingPosition {
  share: number;
}

/** The index of the first element that ends below `readAbovePx`, by binary search; the last one if none does. */
function firstBelow(elements: HTMLCollection): number {
  let [low, high] = [0, elements.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((elements[middle]?.getBoundingClientRect().bottom ?? 0) > readAbovePx) high = middle;
    else low = middle + 1;
  }
  return Math.max(low, 0);
}

const characterCount = (part: Element | undefined): number =>
  Number((part as HTMLElement | undefined)?.style.getPropertyValue('--letters') ?? 0);

/** Measures how far a text is read; the parts' characters are counted once. */
export function createProgressMeter(text: HTMLElement): () => ReadingProgress {
  const { children } = text;
  const before: number[] = [];
  let all = 0;
  for (const part of children) {
    before.push(all);
    all += characterCount(part);
  }
  return () => {
    const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
    const part = firstBelow(children);
    const element = children[part];
    const { top = 0, height = 1 } = element?.getBoundingClientRect() ?? {};
    const inPart = Math.min(Math.max((readAbovePx - top) / Math.max(height, 1), 0), 1);
    const atEnd = scrollTop + clientHeight >= scrollHeight - 4;
    const read = (before[part] ?? 0) + inPart * characterCount(element);
    const block = element ? firstBelow(element.children) : 0;
    return {
      part,
      block,
      words: wordsOf(element?.children[block]),
      share: atEnd ? 1 : all === 0 ? 0 : read / all,
    };
  };
}

/** Scrolls a block below the header, and again after the layout of the parts around it, which may move it. */
export function scrollToBlock(element: Element): void {
  const scroll = () => {
    const away = element.getBoundingClientRect().top - showsAtPx;
    if (Math.abs(away) > 2) scrollBy({ top: away, behavior: 'instant' });
  };
  scroll();
  requestAnimationFrame(() => {
    scroll();
    requestAnimationFrame(scroll);
  });
}

/** The paragraph that begins with these words and is nearest to where it was; null where it is gone. */
function findByWords(parts: readonly Element[], { part, words }: ReadingPosition): Element | null {
  const near = parts
    .map((element, at) => ({ element, away: Math.abs(at - part) }))
    .sort((a, b) => a.away - b.away);
  for (const { element } of near)
    for (const block of element.children) if (wordsOf(block) === words) return block;
  return null;
}

/** Scrolls to a position: to its paragraph, wherever that is now, or to the nearest place that still exists. */
export function scrollToPosition(position: ReadingPosition): void {
  const { part, block, words } = position;
  const parts = [...(textElement()?.children ?? [])];
  const section = parts[part];
  const there = section?.children[block];
  const hasMoved = words.length >= shortestWords && wordsOf(there) !== words;
  const element =
    (hasMoved ? findByWords(parts, position) : null) ?? there ?? section?.lastElementChild ?? section;
  if (element) scrollToBlock(element);
}
