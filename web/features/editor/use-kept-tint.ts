import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { Story } from '#contract/stories.ts';
import { tintDatabase } from './drafts/draft-database.ts';
import type { Manuscript } from './manuscript/manuscript-face.ts';

/** Tints an opened story as this browser remembers it; once the text has changed, the places mean nothing. */
export function useKeptTint(
  opened: Story | null,
  ready: boolean,
  manuscript: RefObject<Manuscript | null>,
): { textShown: () => void } {
  const changed = useRef(false);
  const latest = useRef(opened);
  useEffect(() => {
    const story = latest.current;
    if (!ready || !story) return;
    let gone = false;
    async function look(of: Story) {
      const kept = await tintDatabase.get(of.id).catch(() => null);
      if (gone || changed.current || kept?.revision !== of.revision) return;
      manuscript.current?.setTint(kept.ranges);
    }
    void look(story);
    return () => {
      gone = true;
    };
  }, [ready, manuscript]);
  return {
    textShown: useCallback(() => {
      changed.current = true;
    }, []),
  };
}
