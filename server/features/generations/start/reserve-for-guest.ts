import { guestLimits } from '#domain/billing/plans.ts';
import { nextIstanbulMidnight } from '#domain/time/time.ts';
import type { Deps } from '#server/context.ts';
import type { CountedAddress } from '#server/rate-limit/address-key.ts';
import { emptyStopCounters } from '../free-failures/index.ts';
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
 * Reserves a guest's single generation slot; the first generation creates the trial (docs/product/tokens.md).
 * @throws GUEST_TRIAL_USED_UP, GENERATION_RUNNING, TOO_MANY_REQUESTS
 */
export async function reserveForGuest(
  deps: Deps,
  guest: { id: string; addresses: readonly CountedAddress[]; cost: number },
  request: ReservationRequest,
): Promise<Reservation> {
  const stops = emptyStopCounters({ userId: null, guestId: guest.id }, guest.addresses);
  const { rows } = await deps.pool.query<Answer>({
    text: `SELECT outcome, generation_id, started_at, wait
      FROM reserve_guest_generation(jsonb_populate_record(NULL::generations, $1), $2, $3)`,
    values: [
      JSON.stringify({ ...recordOf(request), guest_id: guest.id }),
      leaseInterval,
      JSON.stringify({
        trial: guestLimits.trialTokens,
        cost: guest.cost,
        addresses: guest.addresses.map(({ key }) => key),
        factors: guest.addresses.map(({ ceilingFactor }) => ceilingFactor),
        perMinute: maxStartsPerMinute,
        perDay: deps.settings.guestDailyTokens,
        dayEnds: nextIstanbulMidnight(deps.now()),
        stops,
      }),
    ],
  });
  return toReservation(deps, rows[0], request);
}
