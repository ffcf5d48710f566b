import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { SessionSnapshot, StorySession } from './session/story-session.ts';
import { useSessionValue } from './session/use-session.ts';

const isBlankOf = ({ isBlank }: SessionSnapshot) => isBlank;

/** Names the story in the address as soon as something of it is there, so that a reload finds it. */
export function useNameInAddress(session: StorySession, storyId: string): void {
  const isBlank = useSessionValue(session, isBlankOf);
  const [search, setSearch] = useSearchParams();
  const isNamed = search.get('hikaye') === storyId;
  useEffect(() => {
    if (!isBlank && !isNamed) setSearch({ hikaye: storyId }, { replace: true, preventScrollReset: true });
  }, [isBlank, isNamed, storyId, setSearch]);
}

/**
 * Removes the site's scroll padding: the top line stays in view and the text field keeps the caret clear of it, but with
 * the padding the page would jump as a button of the line gets the focus.
 */
export function useNoScrollPadding(): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.scrollPaddingTop = '0px';
    return () => void style.removeProperty('scroll-padding-top');
  }, []);
}
