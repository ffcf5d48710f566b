import { useEffect, useRef } from 'react';
import type { GenerationRun } from '#web/features/generation/index.ts';
import { publicApi as api } from '#web/lib/public-api.ts';
import type { StoryDocument } from './use-story-document.ts';

/** How often an open editor looks for texts that were begun on another device, ms. */
const lookEveryMs = 10_000;

/**
 * Completes a text that another device has asked for and not put in to its end, because it was closed meanwhile. A device
 * that is there puts it in within a moment of its end: only what is finished and still open at a second look is taken.
 */
export function useUnfinishedText({ session, ready }: StoryDocument, run: GenerationRun): void {
  const finished = useRef(new Set<string>());
  useEffect(() => {
    if (!ready) return;
    async function look(): Promise<void> {
      if (session.getSnapshot().state !== 'saved' || run.getState().phase !== 'idle') return;
      const [id] = session.openGenerations();
      if (id === undefined) return;
      const { generation } = await api.generations.latest({ surface: 'editor', only: id });
      if (generation?.status === 'running') return;
      if (!finished.current.has(id)) return void finished.current.add(id);
      if (!session.openGenerations().includes(id)) return;
      // A failed one, or one whose text was put away: nothing comes any more.
      if (!generation || generation.status === 'failed') session.endGeneration(id);
      else run.show(generation);
    }
    // The next look finds what this one could not ask for.
    const timer = setInterval(() => void look().catch(() => undefined), lookEveryMs);
    return () => clearInterval(timer);
  }, [session, ready, run]);
}
