import { setTimeout as wait } from 'node:timers/promises';
import { nextIstanbulMidnight } from '#domain/time/time.ts';
import type { Deps } from '#server/context.ts';
import { batched } from '#server/db/batch.ts';
import type { CountedAddress } from '#server/http/address-key.ts';
import { perDeps } from '#server/per-deps.ts';
import { freeFailureCounters } from './free-failures.ts';
import type { LiveGeneration } from './live-generation.ts';
import type { Owner } from './owner.ts';
import type { GenerationRow } from './present.ts';

/** How a generation ended. */
export interface Ending {
  status: 'completed' | 'stopped' | 'failed';
  /** The text to keep: cleaned where it is delivered. */
  text: string;
  /**
   * Tokens that the delivered text costs, capped at the balance where they are booked; 0 where nothing was delivered. A
   * text with an error uses one of the day's free failures instead, while there are any.
   */
  cost: number;
  /** What the writer could not do as asked; it is told with the text and not kept. */
  notice?: string | undefined;
  /** Why it failed, or why a stopped one broke off; null where neither happened. */
  error: { code: string; message: string } | null;
}

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

/** Whose generation it is, and where it was asked for. */
interface Asker {
  owner: Owner;
  addresses: readonly CountedAddress[];
}

/** Waits before each new try to reach the database, ms; together shorter than the lease. */
const retryDelays = [100, 500, 2_000, 5_000];

/**
 * Ends a generation and books its cost in one statement. The answer is the settled record; null where it no longer
 * ran, so that nothing was changed.
 */
export async function settle(
  deps: Deps,
  live: LiveGeneration,
  ending: Ending,
  { owner, addresses }: Asker,
): Promise<GenerationRow | null> {
  const settlement = { id: live.id, userId: owner.userId, ending };
  const settled = await insist(deps, () =>
    ending.error
      ? settleBroken(deps, settlement, { owner, addresses })
      : owner.userId
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

/** Texts that end at the same time are settled in one transaction, by one wait for the disk. */
const batchedSettlements = perDeps((deps) =>
  batched((settlements: Settlement[]) => settleTogether(deps, settlements), 2),
);

async function settleTogether(deps: Deps, settlements: Settlement[]): Promise<(Settled | null)[]> {
  const { rows } = await deps.pool.query<Settled>({
    name: 'settle_user_generations',
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
    name: 'settle_guest_generation',
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

/** Ends an attempt that broke off, by itself: its free failure is taken in the same transaction. */
async function settleBroken(
  deps: Deps,
  { id, ending }: Settlement,
  { owner, addresses }: Asker,
): Promise<Settled | null> {
  const { keys, limits } = freeFailureCounters(deps, owner, addresses);
  const { rows } = await deps.pool.query<Settled>({
    name: 'settle_broken_generation',
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
