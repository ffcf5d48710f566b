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
/** The wait after a failure, ms, doubled up to the longest: a story that fails each time must not hold up the others. */
const retry = { firstMs: 5_000, longestMs: 600_000 } as const;

interface Waiting {
  timer: NodeJS.Timeout;
  since: number;
}

/** A story that was not derived, and when it is tried again, ms. */
interface Failed {
  waitMs: number;
  until: number;
}

function createDeriver(deps: Deps) {
  const waiting = new Map<string, Waiting>();
  const running = new Set<Promise<void>>();
  const failed = new Map<string, Failed>();

  function unschedule(storyId: string): void {
    clearTimeout(waiting.get(storyId)?.timer);
    waiting.delete(storyId);
  }

  async function derive(storyId: string): Promise<void> {
    unschedule(storyId);
    const run = deriveStory(deps, storyId);
    running.add(run);
    try {
      await run;
      failed.delete(storyId);
    } catch (error) {
      const before = failed.get(storyId);
      const waitMs = before ? Math.min(before.waitMs * 2, retry.longestMs) : retry.firstMs;
      failed.set(storyId, { waitMs, until: deps.now().getTime() + waitMs });
      throw error;
    } finally {
      running.delete(run);
    }
  }

  const isResting = (storyId: string) => (failed.get(storyId)?.until ?? 0) > deps.now().getTime();

  /** Logs a failure; after its wait the sweep tries it again. */
  async function deriveQuietly(storyId: string): Promise<void> {
    if (isResting(storyId)) return unschedule(storyId);
    await derive(storyId).catch((error: unknown) =>
      deps.log.error({ err: error, storyId }, 'a story was not derived'),
    );
  }

  return {
    derive,
    deriveQuietly,
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
        `SELECT story_id FROM story_documents WHERE version > derived_version AND changed_at < $1
          AND story_id <> ALL ($2::uuid[]) ORDER BY changed_at LIMIT $3`,
        [new Date(deps.now().getTime() - abandonedMs), [...failed.keys()].filter(isResting), perSweep],
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

/** Derives a story's columns when its document has changes that they lack. @throws an Error of the database */
export async function deriveIfPending(deps: Deps, storyId: string): Promise<void> {
  const { rows } = await deps.pool.query({
    text: 'SELECT FROM story_documents WHERE story_id = $1 AND version > derived_version',
    values: [storyId],
  });
  if (rows.length > 0) await derivers(deps).derive(storyId);
}

/**
 * Derives all of a person's stories whose documents have changes that their columns lack. One that cannot be derived keeps
 * its older columns.
 */
export async function deriveAllPending(deps: Deps, userId: string): Promise<boolean> {
  const { rows } = await deps.pool.query<{ story_id: string }>(
    'SELECT story_id FROM story_documents WHERE user_id = $1 AND version > derived_version',
    [userId],
  );
  for (const { story_id: storyId } of rows) await derivers(deps).deriveQuietly(storyId);
  return rows.length > 0;
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
