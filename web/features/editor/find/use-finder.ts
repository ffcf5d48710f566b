import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import type { FindQuery } from '#domain/story/find/find-pattern.ts';
import { bars } from '../manuscript/field-state.ts';
import type { Manuscript } from '../manuscript/manuscript-api.ts';
import type { StorySession } from '../session/story-session.ts';
import { openFindWorker } from './open-find-worker.ts';
import { type FindSnapshot, StoryFinder } from './story-finder.ts';

const subscribeToNothing = () => () => undefined;
const noSnapshot = (): null => null;

/**
 * Searches a text as long as there is one. @param manuscript null while the search is closed
 * @param bar lies over the text when that is scrolled
 */
export function useFinder(
  manuscript: Manuscript | null,
  session: StorySession,
  bar: RefObject<HTMLElement | null>,
  query: FindQuery,
): { finder: StoryFinder | null; found: FindSnapshot | null } {
  const [finder, setFinder] = useState<StoryFinder | null>(null);
  useEffect(() => {
    if (!manuscript) return;
    const opened = new StoryFinder({
      manuscript,
      worker: openFindWorker(),
      undo: () => session.undo(),
      topMargin: () => bars.top + (bar.current?.offsetHeight ?? 0),
    });
    setFinder(opened);
    return () => {
      opened.close();
      setFinder(null);
    };
  }, [manuscript, session, bar]);
  useEffect(() => finder?.search(query), [finder, query]);
  const found = useSyncExternalStore(
    finder?.subscribe ?? subscribeToNothing,
    finder?.getSnapshot ?? noSnapshot,
    noSnapshot,
  );
  return { finder, found };
}
