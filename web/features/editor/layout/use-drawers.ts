import { useCallback, useState } from 'react';
import { useMediaQuery } from '#web/ui/use-media-query.ts';

/** Windows from this width on have room for a drawer beside the page. */
const besideQuery = '(min-width: 64rem)';
/** Windows from this width on show the story's drawer without being asked. */
const openQuery = '(min-width: 90rem)';

/** What the right drawer shows: the next generation's settings, or texts that were written for the story. */
export type RightDrawer = { kind: 'generation' } | { kind: 'variants'; of: string | null };
/** The views of the left drawer: the specified tabs, and the world. */
export type SideTab = 'story' | 'characters' | 'plot' | 'world';

/** Which drawers are open; beside the page on a wide window, over it on a narrow one. */
export function useDrawers() {
  const isBeside = useMediaQuery(besideQuery);
  const isRoomy = useMediaQuery(openQuery);
  /** What the writer has chosen; null for what the window's width says. */
  const [left, setLeft] = useState<boolean | null>(null);
  const [right, setRight] = useState<RightDrawer | null>(null);
  const [tab, setTab] = useState<SideTab>('story');
  const isLeftOpen = left ?? isRoomy;
  return {
    isBeside,
    isLeftOpen,
    setLeft,
    toggleLeft: useCallback(() => setLeft(!isLeftOpen), [isLeftOpen]),
    tab,
    setTab,
    openTab: useCallback((next: SideTab) => {
      setTab(next);
      setLeft(true);
    }, []),
    right,
    openRight: useCallback(
      (next: RightDrawer) => {
        setRight(next);
        // Both would leave too little of the page.
        if (!isRoomy) setLeft(false);
      },
      [isRoomy],
    ),
    closeRight: useCallback(() => setRight(null), []),
  };
}
export type Drawers = ReturnType<typeof useDrawers>;
