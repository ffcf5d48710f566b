import { useEffect, useState } from 'react';
import { chapterName } from '../chapters/chapter-name.ts';
import type { Editor } from '../use-editor.ts';

/** Height of the top line with some air, px: what stands under it is not seen. */
const topPx = 64;

/** Whether the page's title is scrolled out of sight. */
function useTitleGone({ titleRef }: Editor): boolean {
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    const title = titleRef.current;
    if (!title) return;
    // Of several looks at once the last one tells how it is now.
    const observer = new IntersectionObserver((looks) => setGone(looks.at(-1)?.isIntersecting === false), {
      rootMargin: `-${topPx}px 0px 0px`,
    });
    observer.observe(title);
    return () => observer.disconnect();
  }, [titleRef]);
  return isGone;
}

/** The name of the chapter at the window's top while the page is scrolled; null where there is none to tell apart. */
function useChapterInSight({ field, page, chapters }: Editor, isScrolled: boolean): string | null {
  const { rows, openId } = chapters;
  const { book } = page;
  const isAsked = isScrolled && openId === null && rows.length > 1;
  const [index, setIndex] = useState(-1);
  useEffect(() => {
    if (!field || !isAsked) return;
    let frame = 0;
    const look = () => {
      const place = field.placeAt(topPx);
      setIndex(book.spans().findIndex(({ from, to }) => from <= place && place < to));
    };
    const onScroll = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    look();
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', onScroll);
    };
  }, [field, book, isAsked]);
  const row = isAsked ? rows[index] : undefined;
  return row ? chapterName(row) : null;
}

/** What of the story is in sight, for the top line: it names what the page itself does not show any more. */
export function usePlaceInText(editor: Editor) {
  const isTitleGone = useTitleGone(editor);
  return { isTitleGone, chapterInSight: useChapterInSight(editor, isTitleGone) };
}
