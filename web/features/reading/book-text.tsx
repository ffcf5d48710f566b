import { useLayoutEffect, useRef } from 'react';
import { partHtml, type ReadingBook } from '#domain/story/reading/book.ts';
import { readPosition } from './position-storage.ts';
import { textId } from './reading-position.ts';

/** Longest time to insert parts without a pause, ms, so that the page stays responsive. */
const sliceMs = 8;

/**
 * A story's text. The visible parts are inserted first and the others in slices, so that the whole text can be searched
 * and read aloud.
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
      // partHtml escapes the story's markup.
      if (section && part && waiting.delete(at)) section.innerHTML = partHtml(part);
    };
    const first = readPosition(name)?.part ?? 0;
    for (const at of [0, first - 1, first, first + 1, first + 2]) fill(at);
    // A link to a heading works before its part is inserted.
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
