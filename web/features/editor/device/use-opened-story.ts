import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import * as Y from 'yjs';
import type { Story } from '#contract/stories.ts';
import { readStory } from '#domain/story/document/story-document.ts';
import { countWords } from '#domain/story/story.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import { openDeviceCopy } from '../session/device-copy.ts';

export type ReadStory = Pick<Story, 'id' | 'title' | 'content' | 'wordCount'>;

/** A stored story that was asked for. */
export interface OpenedStory {
  /** As the server has it, or as this device does where that can't be reached; null where it is not here (yet). */
  story: ReadStory | null;
  /** True while it may still come. */
  waits: boolean;
  /** True where there is none, or it is somebody else's. */
  missing: boolean;
  error: Error | null;
  retry: () => void;
  retrying: boolean;
}

/** No answer came, or one of a server that is out of order for now: then this device's copy is better than none. */
const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 502);

/** This device's copy of a story; null where there is none. */
async function readCopy(userId: string, id: string): Promise<ReadStory | null> {
  const doc = new Y.Doc();
  const copy = openDeviceCopy(userId, id, doc);
  try {
    // Nothing is written that could fail to be stored.
    await copy.load(() => undefined);
    const { title, content } = readStory(doc);
    return title === '' && content === '' ? null : { id, title, content, wordCount: countWords(content) };
  } finally {
    await copy.close();
  }
}

/** The copy where it is wanted; undefined until it is known. */
function useCopy(userId: string, id: string, wanted: boolean): ReadStory | null | undefined {
  const [copy, setCopy] = useState<ReadStory | null>();
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    const take = (found: ReadStory | null) => {
      if (!gone) setCopy(found);
    };
    readCopy(userId, id).then(take, () => take(null));
    return () => {
      gone = true;
    };
  }, [userId, id, wanted]);
  return copy;
}

/** Opens a stored story of the person to be read: what they then have before their eyes does not change under them. */
export function useOpenedStory(userId: string, id: string): OpenedStory {
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery({
    ...queries.stories.get.queryOptions({ input: { id } }),
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: 0,
    // Without a connection there is nothing to wait for.
    ...(navigator.onLine ? {} : { retry: false }),
  });
  const unreachable = isUnreachable(error);
  const copy = useCopy(userId, id, unreachable);
  return {
    // What was known before may be older than what another device has saved since.
    story: (isFetchedAfterMount && !error ? data : null) ?? (unreachable ? (copy ?? null) : null),
    waits: !error || (unreachable && copy === undefined),
    missing: error instanceof ApiError && (error.code === 'NOT_FOUND' || error.code === 'INVALID_INPUT'),
    error,
    retry: () => void refetch(),
    retrying: isFetching,
  };
}
