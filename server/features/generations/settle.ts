import { setTimeout as wait } from 'node:timers/promises';
import type { Deps } from '#server/context.ts';
import { batched } from '#server/db/batch.ts';
import { perDeps } from '#server/per-deps.ts';
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

interface Settlement {
  id: string;
  ending: Ending;
  guest: { address: string | null; cost: number } | null;
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
  guest: { address: string | null; cost: number } | null,
): Promise<GenerationRow | null> {
  const settled = await insist(deps, () => batchedSettlements(deps)({ id: live.id, ending, guest }));
  if (!settled.settled) return null;
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

/** Texts that end at the same time are settled in one transaction, by one wait for the disk. */
const batchedSettlements = perDeps((deps) =>
  batched((settlements: Settlement[]) => settleTogether(deps, settlements), 2),
);

async function settleTogether(deps: Deps, settlements: Settlement[]): Promise<Settled[]> {
  const { rows } = await deps.pool.query<Settled>({
    name: 'settle_generations',
    text: `SELECT s.settled, s.cost, s.remaining, s.finished_at
      FROM (
        SELECT * FROM unnest($1::uuid[], $2::text[], $3::text[], $4::integer[], $5::text[], $6::text[], $7::text[],
            $8::integer[])
          WITH ORDINALITY AS a (id, status, result, cost, error_code, error_message, address, address_cost, place)
          ORDER BY id
      ) a, LATERAL settle_generation(a.id, a.status, a.result, a.cost, a.error_code, a.error_message, a.address,
        a.address_cost) s
      ORDER BY a.place`,
    values: [
      settlements.map(({ id }) => id),
      settlements.map(({ ending }) => ending.status),
      settlements.map(({ ending }) => ending.text),
      settlements.map(({ ending }) => ending.cost),
      settlements.map(({ ending }) => ending.error?.code ?? null),
      settlements.map(({ ending }) => ending.error?.message ?? null),
      settlements.map(({ guest }) => guest?.address ?? null),
      settlements.map(({ guest }) => guest?.cost ?? 0),
    ],
  });
  return rows;
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
