import { createHmac } from 'node:crypto';
import type { AppContext } from '#server/context.ts';
import type { CountedAddress } from '#server/rate-limit/address-key.ts';

/** The owner of a generation: a signed-in user, or a guest's trial. */
export type Owner = { userId: string; guestId: null } | { userId: null; guestId: string };

/** The owner of a start, with the keys of the request's address for counting; none where addresses do not distinguish people. */
export interface Requester {
  owner: Owner;
  addresses: readonly CountedAddress[];
}

/** The owner that a request is made by; null for a visitor without a trial. */
export function ownerOf(ctx: AppContext): Owner | null {
  if (ctx.user) return { userId: ctx.user.id, guestId: null };
  return ctx.guestId ? { userId: null, guestId: ctx.guestId } : null;
}

/** The owner of a start: the request's, or a new guest. */
export function ownerOrNewGuest(ctx: AppContext, idempotencyKey: string): Owner {
  return ownerOf(ctx) ?? { userId: null, guestId: newGuestId(ctx.deps.env.appSecrets[0], idempotencyKey) };
}

/**
 * The id of a trial that starts with this request. It is derived from the idempotency key, so that a retry after a lost
 * answer (and cookie) finds its generation instead of starting a second trial.
 */
function newGuestId(secret: string, idempotencyKey: string): string {
  const hex = createHmac('sha256', secret).update(`guest-trial:${idempotencyKey}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
