import { useEffect, useState } from 'react';

/** Distance from the page's end that counts as the end, px: the room that a page leaves there for floating buttons. */
const endRoom = 72;

/** Whether the reader scrolls down through the page, and has not turned back or come to its end. */
export function useReadsOn(): boolean {
  const [readsOn, setReadsOn] = useState(false);
  useEffect(() => {
    let before = scrollY;
    const onScroll = () => {
      const toEnd = document.documentElement.scrollHeight - innerHeight - scrollY;
      if (scrollY !== before) setReadsOn(scrollY > before && toEnd > endRoom);
      before = scrollY;
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, []);
  return readsOn;
}
