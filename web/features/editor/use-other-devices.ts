import { useEffect, useRef } from 'react';
import type { Story } from '#contract/stories.ts';
import { api } from '#web/lib/api.ts';
import type { DraftTarget } from './use-drafts.ts';

/** How often an open editor asks whether another device has saved its story, ms. */
const askEveryMs = 15_000;

/**
 * Asks whether another device has saved the story that stands here: from time to time, and when the page comes back to
 * the front. `onNewer` gets that version, and whether the page has just come back.
 */
export function useOtherDevices(
  target: () => DraftTarget,
  onNewer: (current: Story, cameBack: boolean) => void,
): void {
  const latest = useRef({ target, onNewer });
  latest.current = { target, onNewer };
  useEffect(() => {
    let gone = false;
    let reported = 0;
    const isNewer = (id: string, revision: number) => {
      const here = latest.current.target();
      return here.id === id && here.revision !== null && here.revision < revision;
    };
    async function ask(cameBack: boolean): Promise<void> {
      const { id, revision } = latest.current.target();
      if (revision === null || document.visibilityState !== 'visible' || !navigator.onLine) return;
      const newest = await api.stories.getRevision({ id });
      if (gone || !isNewer(id, newest.revision) || (!cameBack && newest.revision <= reported)) return;
      const current = await api.stories.get({ id });
      if (gone || !isNewer(id, current.revision)) return;
      reported = current.revision;
      latest.current.onNewer(current, cameBack);
    }
    // Where no answer comes, the next question or the next save finds out.
    const askQuietly = (cameBack: boolean) => void ask(cameBack).catch(() => undefined);
    const timer = setInterval(askQuietly, askEveryMs, false);
    const onFront = () => askQuietly(true);
    document.addEventListener('visibilitychange', onFront);
    addEventListener('focus', onFront);
    return () => {
      gone = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onFront);
      removeEventListener('focus', onFront);
    };
  }, []);
}
