import type { Deps } from '#server/context.ts';
import { perDeps } from '#server/per-deps.ts';
import { deriveStory } from './derive-story.ts';

/** A story is derived after this much rest, and at the latest after so long; ms. */
const timing = { quietMs: 1_000, longestMs: 10_000 } as const;
/** How often stories are looked for that a process left behind that was killed, ms, and how old their change is then. */
const sweepEveryMs = 5_000;
const abandonedMs = 15_000;
/** How many stories a sweep derives. */
const perSweep = 50;

interface Waiting {
  timer: NodeJS.Timeout;
  since: number;
}

function createDeriver(deps: Deps) {
  const waiting = new Map<string, Waiting>();
  const running = new Set<Promise<void>>();

  async function derive(storyId: string): Promise<void> {
    clearTimeout(waiting.get(storyId)?.timer);
    waiting.delete(storyId);
    const run = deriveStory(deps, storyId);
    running.add(run);
    try {
      await run;
    } finally {
      running.delete(run);
    }
  }

  /** The sweep tries it again. */
  const deriveQuietly = (storyId: string) =>
    derive(storyId).catch((error: unknown) =>
      deps.log.error({ err: error, storyId }, 'a story was not derived'),
    );

  return {
    derive,
    soon(storyId: string): void {
      const before = waiting.get(storyId);
      clearTimeout(before?.timer);
      const since = before?.since ?? Date.now();
      const waitMs = Math.max(0, Math.min(timing.quietMs, since + timing.longestMs - Date.now()));
      waiting.set(storyId, { since, timer: setTimeout(() => void deriveQuietly(storyId), waitMs) });
    },
    /** Derives what other processes left behind. */
    async sweep(): Promise<void> {
      const { rows } = await deps.pool.query<{ story_id: string }>(
        'SELECT story_id FROM story_documents WHERE version > derived_version AND changed_at < $1 ORDER BY changed_at LIMIT $2',
        [new Date(deps.now().getTime() - abandonedMs), perSweep],
      );
      for (const { story_id: storyId } of rows) await deriveQuietly(storyId);
    },
    /** Derives what waits, for the end of the process. */
    async finish(): Promise<void> {
      await Promise.all([...waiting.keys()].map(deriveQuietly));
      await Promise.allSettled(running);
    },
  };
}

const derivers = perDeps(createDeriver);

/** Derives a story's columns after a second without another change of it. */
export const deriveSoon = (deps: Deps, storyId: string): void => derivers(deps).soon(storyId);

const deriveNow = (deps: Deps, storyId: string): Promise<void> => derivers(deps).derive(storyId);

/** Derives a story's columns when its document has changes that they lack. @throws an Error of the database */
export async function deriveIfPending(deps: Deps, storyId: string): Promise<void> {
  const { rows } = await deps.pool.query({
    name: 'story-is-pending',
    text: 'SELECT FROM story_documents WHERE story_id = $1 AND version > derived_version',
    values: [storyId],
  });
  if (rows.length > 0) await deriveNow(deps, storyId);
}

/** Derives all of a person's stories whose documents have changes that their columns lack. */
export async function deriveAllPending(deps: Deps, userId: string): Promise<void> {
  const { rows } = await deps.pool.query<{ story_id: string }>(
    'SELECT story_id FROM story_documents WHERE user_id = $1 AND version > derived_version',
    [userId],
  );
  for (const { story_id: storyId } of rows) await deriveNow(deps, storyId);
}

/** Derives all that waits in this process. */
export const finishDeriving = (deps: Deps): Promise<void> => derivers(deps).finish();

/** Looks for stories that a killed process left behind, until the returned function is called. */
export function startDerivingSweep(deps: Deps): () => void {
  const timer = setInterval(() => {
    derivers(deps)
      .sweep()
      .catch((error: unknown) => deps.log.warn({ err: error }, 'stories were not looked for'));
  }, sweepEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}
