import { useLayoutEffect, useRef } from 'react';
import { partHtml, type ReadingBook } from '#domain/story/reading/book.ts';
import { textId } from './place.ts';
import { readPlace } from './reading-place-storage.ts';

/** Parts are put in for at most this long at a time, ms, so that a touch in between is answered at once. */
const sliceMs = 8;

/**
 * A story's text. What is seen first stands there at once, the rest follows in slices: afterwards all of it is there, to
 * be searched and read aloud, though the browser lays out only what is near the window.
 */
export function BookText({ book, name }: { book: ReadingBook; name: string }) {
  const text = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = text.current;
    if (!element) return;
    const sections = book.parts.map(({ letters }) => {
      const section = document.createElement('section');
      section.style.setProperty('--letters', String(letters));
      return section;
    });
    const waiting = new Set(book.parts.keys());
    const fill = (at: number) => {
      const [section, part] = [sections[at], book.parts[at]];
      // Written by partHtml, which lets no mark-up of the story through.
      if (section && part && waiting.delete(at)) section.innerHTML = partHtml(part);
    };
    const first = readPlace(name)?.part ?? 0;
    for (const at of [0, first - 1, first, first + 1, first + 2]) fill(at);
    // A heading can be gone to before its part has come.
    for (const { part } of book.chapters) {
      const heading = book.parts[part]?.heading;
      if (heading && waiting.has(part)) sections[part]?.setAttribute('id', heading.anchor);
    }
    element.replaceChildren(...sections);
    let timer = 0;
    const fillMore = () => {
      const until = performance.now() + sliceMs;
      for (const at of waiting) {
        sections[at]?.removeAttribute('id');
        fill(at);
        if (performance.now() > until) break;
      }
      if (waiting.size > 0) timer = window.setTimeout(fillMore);
    };
    timer = window.setTimeout(fillMore);
    return () => clearTimeout(timer);
  }, [book, name]);
  return <div id={textId} ref={text} lang="tr" className="reading-text" />;
}
