import { type PageSentence, rangeOf } from './read-aloud.ts';

const name = 'reading-aloud';
/** Heights of the fixed bars above and below the text, px. */
const [head, foot] = [80, 120];

let marked: Element | null = null;

/** Removes the mark. */
export function unmark(): void {
  if ('highlights' in CSS) CSS.highlights.delete(name);
  marked?.removeAttribute('data-read-aloud');
  marked = null;
}

const isSeen = ({ top, bottom }: DOMRect) => bottom > head && top < innerHeight - foot;

/**
 * Marks the sentence that is read, and scrolls to it unless the reader has scrolled away.
 * @param before the sentence read before; null when the reader chose this one
 */
export function markSentence(sentence: PageSentence, before: PageSentence | null): void {
  const follows = before === null || isSeen(rangeOf(before).getBoundingClientRect());
  unmark();
  const range = rangeOf(sentence);
  if ('highlights' in CSS) CSS.highlights.set(name, new Highlight(range));
  else {
    marked = sentence.block;
    marked.setAttribute('data-read-aloud', '');
  }
  if (!follows) return;
  const place = range.getBoundingClientRect();
  if (place.top > head && place.bottom < innerHeight - foot) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollBy({ top: place.top - innerHeight / 3, behavior: calm ? 'instant' : 'smooth' });
}
