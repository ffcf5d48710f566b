import { useEffect, useRef } from 'react';
import type { Story } from '#contract/stories.ts';
import { api } from '#web/lib/api.ts';
import type { DraftTarget } from './use-drafts.ts';

/** What a tab tells the others when it has saved. */
interface Saved {
  id: string;
  revision: number;
}

/** Hears of another tab's save of the same story, and tells the others of this one's. */
export function useOtherTabs(target: () => DraftTarget, onNewer: (current: Story) => void) {
  const latest = useRef({ target, onNewer });
  latest.current = { target, onNewer };
  const channel = useRef<BroadcastChannel | null>(null);
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return;
    const opened = new BroadcastChannel('yazihane.stories');
    channel.current = opened;
    opened.addEventListener('message', ({ data }: MessageEvent<Saved>) => {
      const isNewer = ({ id, revision }: DraftTarget) =>
        id === data.id && revision !== null && revision < data.revision;
      if (!isNewer(latest.current.target())) return;
      void api.stories.get({ id: data.id }).then(
        (current) => isNewer(latest.current.target()) && latest.current.onNewer(current),
        () => undefined,
      );
    });
    return () => {
      opened.close();
      channel.current = null;
    };
  }, []);
  return (saved: Saved) => channel.current?.postMessage({ id: saved.id, revision: saved.revision });
}
