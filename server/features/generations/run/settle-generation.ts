import { setTimeout as wait } from 'node:timers/promises';
import { nextIstanbulMidnight } from '#domain/time/time.ts';
import type { Deps } from '#server/context.ts';
import { batched } from '#server/db/batch.ts';
import { perDeps } from '#server/per-deps.ts';
import { freeFailureCounters } from '../free-failures/index.ts';
import type { GenerationRow, Requester } from '../record/index.ts';
import type { Ending } from './generation-run.ts';
import type { LiveGeneration } from './live-generation.ts';

interface Settlement {
  id: string;
  /** Null for a guest's. */
  userId: string | null;
  ending: Ending;
}

interface Settled {
  id: string;
  cost: number;
  remaining: number;
  finished_at: Date;
  free_failure?: boolean;
}

/** Delays before each retry of a database statement, ms; in total shorter than the lease. */
const retryDelays = [100, 500, 2_000, 5_000];

/**
 * Ends a generation and charges its cost in one statement.
 * @returns the settled record; null when it no longer ran and nothing was changed
 */
export async function settleGeneration(
  deps: Deps,
  live: LiveGeneration,
  ending: Ending,
  requester: Requester,
): Promise<GenerationRow | null> {
  const settlement = { id: live.id, userId: requester.owner.userId, ending };
  const settled = await withRetries(deps, () =>
    ending.error
      ? settleWithError(deps, settlement, requester)
      : settlement.userId
        ? batchedSettlements(deps)(settlement)
        : settleGuest(deps, settlement),
  );
  if (!settled) return null;
  return {
    ...live.row,
    status: ending.status,
    result: ending.text,
    error_code: ending.error?.code ?? null,
    error_message: ending.error?.message ?? null,
    cost: settled.cost,
    free_failure: settled.free_failure ?? false,
    remaining: settled.remaining,
    finished_at: settled.finished_at,
    notice: ending.notice ?? null,
  };
}

/** Settles texts that end at the same time in one transaction with one disk flush. */
const batchedSettlements = perDeps((deps) =>
  batched((settlements: Settlement[]) => settleTogether(deps, settlements), 2),
);

async function settleTogether(deps: Deps, settlements: Settlement[]): Promise<(Settled | null)[]> {
  const { rows } = await deps.pool.query<Settled>({
    text: 'SELECT id, cost, remaining, finished_at FROM settle_user_generations($1, $2, $3, $4, $5)',
    values: [
      settlements.map(({ id }) => id),
      settlements.map(({ userId }) => userId),
      settlements.map(({ ending }) => ending.status),
      settlements.map(({ ending }) => ending.text),
      settlements.map(({ ending }) => ending.cost),
    ],
  });
  const settled = new Map(rows.map((row) => [row.id, row]));
  return settlements.map(({ id }) => settled.get(id) ?? null);
}

async function settleGuest(deps: Deps, { id, ending }: Settlement): Promise<Settled | null> {
  const { rows } = await deps.pool.query<Settled>({
    text: 'SELECT id, cost, remaining, finished_at FROM settle_guest_generation($1, $2, $3, $4, $5, $6)',
    values: [
      id,
      ending.status,
      ending.text,
      ending.cost,
      ending.error?.code ?? null,
      ending.error?.message ?? null,
    ],
  });
  return rows[0] ?? null;
}

/** Settles an attempt that ended with an error, and uses a free failure in the same transaction. */
async function settleWithError(
  deps: Deps,
  { id, ending }: Settlement,
  requester: Requester,
): Promise<Settled | null> {
  const { keys, limits } = freeFailureCounters(deps, requester);
  const { rows } = await deps.pool.query<Settled>({
    text: `SELECT id, cost, remaining, finished_at, free_failure
      FROM settle_broken_generation($1, $2, $3, $4, $5, $6)`,
    values: [
      id,
      ending.status,
      ending.text,
      ending.cost,
      JSON.stringify(ending.error),
      JSON.stringify({ keys, limits, dayEnds: nextIstanbulMidnight(deps.now()) }),
    ],
  });
  return rows[0] ?? null;
}

/** Retries a statement, so that a short database outage does not lose a delivered text. */
async function withRetries<T>(deps: Deps, attempt: () => Promise<T>): Promise<T> {
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
