/** The element that holds a text's parts; both reading pages have one. */
export const textId = 'okuma-metni';

/** Where somebody reads: a part of the text, and a paragraph in it. */
export interface Place {
  part: number;
  block: number;
}

/** Where a paragraph that is gone to comes to stand, px below the window's edge: under the header. */
const showsAtPx = 96;
/** What ends above this height counts as read, px: not what is just gone to. */
const readAbovePx = 104;

export const textElement = (): HTMLElement | null => document.getElementById(textId);

/** How far somebody has read, of all letters: 0 to 1. */
export interface Reached extends Place {
  share: number;
}

/** The first of some elements, one below the other, whose end is not read yet; looks at few of them. */
function firstBelow(elements: HTMLCollection): number {
  let [low, high] = [0, elements.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((elements[middle]?.getBoundingClientRect().bottom ?? 0) > readAbovePx) high = middle;
    else low = middle + 1;
  }
  return Math.max(low, 0);
}

const lettersOf = (part: Element | undefined): number =>
  Number((part as HTMLElement | undefined)?.style.getPropertyValue('--letters') ?? 0);

/** Measures how far a text is read. Its parts' letters are counted once. */
export function createMeter(text: HTMLElement): () => Reached {
  const { children } = text;
  const before: number[] = [];
  let all = 0;
  for (const part of children) {
    before.push(all);
    all += lettersOf(part);
  }
  return () => {
    const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
    const part = firstBelow(children);
    const element = children[part];
    const { top = 0, height = 1 } = element?.getBoundingClientRect() ?? {};
    const inPart = Math.min(Math.max((readAbovePx - top) / Math.max(height, 1), 0), 1);
    const atEnd = scrollTop + clientHeight >= scrollHeight - 4;
    const read = (before[part] ?? 0) + inPart * lettersOf(element);
    return {
      part,
      block: element ? firstBelow(element.children) : 0,
      share: atEnd ? 1 : all === 0 ? 0 : read / all,
    };
  };
}

/** Scrolls a block under the head; once more after the parts around it have been laid out, which may move it. */
export function showBlock(element: Element): void {
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

/** Shows a place, or as near to it as the text still goes. */
export function showPlace({ part, block }: Place): void {
  const section = textElement()?.children[part];
  const element = section?.children[block] ?? section?.lastElementChild ?? section;
  if (element) showBlock(element);
}
