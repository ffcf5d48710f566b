import { minimumToGenerate } from '#domain/billing/tokens.ts';
import { istanbulDay } from '#domain/time/time.ts';
import type { Deps } from '#server/context.ts';
import { touchAllowance } from '#server/features/tokens/index.ts';
import { leaseInterval } from '../run/index.ts';
import {
  type Answer,
  maxStartsPerMinute,
  type Reservation,
  type ReservationRequest,
  recordOf,
  toReservation,
} from './reservation.ts';

/**
 * Reserves a signed-in user's single generation slot; first grants the day's allowance when it is due or tokens are few.
 * @throws TOO_FEW_TOKENS, GENERATION_RUNNING, TOO_MANY_REQUESTS
 */
export async function reserveForUser(
  deps: Deps,
  userId: string,
  request: ReservationRequest,
): Promise<Reservation> {
  let answer = await reserve(deps, userId, request, false);
  if (answer?.outcome === 'touch') {
    await touchAllowance(deps, userId);
    answer = await reserve(deps, userId, request, true);
  }
  return toReservation(deps, answer, request);
}

/** @param touched whether the allowance has just been granted */
async function reserve(
  deps: Deps,
  userId: string,
  request: ReservationRequest,
  touched: boolean,
): Promise<Answer | undefined> {
  const { rows } = await deps.pool.query<Answer>({
    text: `SELECT outcome, generation_id, started_at, wait
      FROM reserve_user_generation(jsonb_populate_record(NULL::generations, $1), $2, $3, $4, $5, $6)`,
    values: [
      JSON.stringify({ ...recordOf(request), user_id: userId }),
      leaseInterval,
      minimumToGenerate,
      maxStartsPerMinute,
      istanbulDay(deps.now()),
      touched,
    ],
  });
  return rows[0];
}
