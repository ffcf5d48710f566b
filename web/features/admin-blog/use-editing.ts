import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '#web/lib/api.ts';

/** Interval of the reports that a form is open, ms; the server counts one for a minute. */
const tellEveryMs = 20_000;

/**
 * Reports to the server that this window edits a post; returns the other editors and the revision that is saved now.
 */
export function useEditing(postId: string | null) {
  const [tab] = useState(() => crypto.randomUUID());
  const { data } = useQuery({
    queryKey: ['blog-editing', postId, tab],
    queryFn: ({ signal }) => api.blog.adminEditing({ id: postId ?? '', tab, leaving: false }, { signal }),
    enabled: postId !== null,
    refetchInterval: tellEveryMs,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  useEffect(() => {
    if (postId === null) return;
    // A beacon, because the page may be closing.
    const leave = () =>
      navigator.sendBeacon(
        `/api/admin/blog/posts/${postId}/editing`,
        new Blob([JSON.stringify({ tab, leaving: true })], { type: 'application/json' }),
      );
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [postId, tab]);
  return { others: data?.others ?? [], revision: data?.revision ?? null };
}
