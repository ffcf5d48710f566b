import { guestLimits } from '#domain/billing/plans.ts';
import { guestCost } from '#domain/billing/tokens.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { guestCookie } from '#server/features/auth/index.ts';
import type { Requester } from '../record/index.ts';
import { chargedText } from '../request/index.ts';
import type { Reservation, ReservationRequest } from './reservation.ts';
import { reserveForGuest } from './reserve-for-guest.ts';
import { reserveForUser } from './reserve-for-user.ts';

/**
 * Reserves the owner's single generation slot; the first one of a guest sets the trial's cookie.
 * @throws GUEST_IDEA_TOO_LONG and the errors of the reservation
 */
export async function reserveGeneration(
  ctx: AppContext,
  { owner, addresses }: Requester,
  request: ReservationRequest,
): Promise<Reservation> {
  const { deps } = ctx;
  if (owner.userId !== null) return reserveForUser(deps, owner.userId, request);
  const cost = guestCost(chargedText(request.request));
  if (cost > guestLimits.trialTokens) throw new AppError('GUEST_IDEA_TOO_LONG');
  const reservation = await reserveForGuest(deps, { id: owner.guestId, addresses, cost }, request);
  if (!ctx.guestId) ctx.responseHeaders.append('set-cookie', guestCookie(owner.guestId, deps.env));
  return reservation;
}
