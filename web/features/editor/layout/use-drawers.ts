import { useCallback, useState } from 'react';
import { useMediaQuery } from '#web/ui/use-media-query.ts';

/** Windows from this width on have room for a drawer beside the page. */
const besideQuery = '(min-width: 64rem)';
/** Windows from this width on have room for both, and show the story's drawer without being asked. */
const bothQuery = '(min-width: 90rem)';

/** What the right drawer shows: the next generation's settings, or texts that were written for the story. */
export type RightDrawer = { kind: 'generation' } | { kind: 'variants'; of: string | null };
/** The views of the left drawer: the specified tabs, and the world. */
export type SideTab = 'story' | 'characters' | 'plot' | 'world';

/**
 * Which drawers are open: beside the page on a wide window, over it on a narrow one, and one at a time unless there is room
 * for both.
 * @param isSuggesting a suggestion takes the right side until it is accepted or rejected
 */
export function useDrawers(isSuggesting: boolean) {
  const isBeside = useMediaQuery(besideQuery);
  const hasRoomForBoth = useMediaQuery(bothQuery);
  /** What the writer has chosen; null for what the window's width says. */
  const [wantsLeft, setWantsLeft] = useState<boolean | null>(null);
  const [wantedRight, setWantedRight] = useState<RightDrawer | null>(null);
  const [tab, setTab] = useState<SideTab>('story');
  const right = isSuggesting ? null : wantedRight;
  const isLeftOpen = (wantsLeft ?? hasRoomForBoth) && (hasRoomForBoth || (right === null && !isSuggesting));
  const setLeft = useCallback(
    (open: boolean) => {
      setWantsLeft(open);
      if (open && !hasRoomForBoth) setWantedRight(null);
    },
    [hasRoomForBoth],
  );
  return {
    isBeside,
    isLeftOpen,
    setLeft,
    toggleLeft: useCallback(() => setLeft(!isLeftOpen), [setLeft, isLeftOpen]),
    tab,
    setTab,
    openTab: useCallback(
      (next: SideTab) => {
        setTab(next);
        setLeft(true);
      },
      [setLeft],
    ),
    right,
    openRight: useCallback((next: RightDrawer) => setWantedRight(next), []),
    closeRight: useCallback(() => setWantedRight(null), []),
  };
}
export type Drawers = ReturnType<typeof useDrawers>;
