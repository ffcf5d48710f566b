import { setTimeout as wait } from 'node:timers/promises';
import type { Deps } from '#server/context.ts';
import type { LiveGeneration } from './live-generation.ts';
import type { GenerationRow } from './present.ts';

/** How a generation ended. */
export interface Ending {
  status: 'completed' | 'stopped' | 'failed';
  /** The text to keep: cleaned where it is delivered. */
  text: string;
  /** Tokens to charge, capped at the balance where they are booked. */
  cost: number;
  error: { code: string; message: string } | null;
}

interface Settled {
  settled: boolean;
  cost: number;
  remaining: number;
  finished_at: Date;
}

/** Waits before each new try to reach the database, ms; together shorter than the lease. */
const retryDelays = [100, 500, 2_000, 5_000];

/**
 * Ends a generation and books its cost in one statement. The answer is the settled record; null where it no longer
 * ran, so that nothing was changed. `guest` gets an address's day its tokens back where nothing is charged.
 */
export async function settle(
  deps: Deps,
  live: LiveGeneration,
  ending: Ending,
  guest: { address: string; cost: number } | null,
): Promise<GenerationRow | null> {
  const values = [
    live.id,
    ending.status,
    ending.text,
    ending.cost,
    ending.error?.code ?? null,
    ending.error?.message ?? null,
    guest?.address ?? null,
    guest?.cost ?? 0,
  ];
  const settled = await insist(deps, async () => {
    const { rows } = await deps.pool.query<Settled>({
      name: 'settle_generation',
      text: 'SELECT settled, cost, remaining, finished_at FROM settle_generation($1, $2, $3, $4, $5, $6, $7, $8)',
      values,
    });
    return rows[0];
  });
  if (!settled?.settled) return null;
  return {
    ...live.row,
    status: ending.status,
    result: ending.text,
    error_code: ending.error?.code ?? null,
    error_message: ending.error?.message ?? null,
    cost: settled.cost,
    remaining: settled.remaining,
    finished_at: settled.finished_at,
  };
}

/** A text is there: a moment's trouble with the database must not lose it. */
async function insist<T>(deps: Deps, attempt: () => Promise<T>): Promise<T> {
  for (const delay of retryDelays) {
    try {
      return await attempt();
    } catch (error) {
      deps.log.warn({ err: error }, 'a generation was not settled; trying again');
      await wait(delay);
    }
  }
  return attempt();
}
