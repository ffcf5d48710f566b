import { createHmac } from 'node:crypto';
import type { AppContext } from '#server/context.ts';

/** The owner of a generation: a signed-in user, or a guest's trial. */
export type Owner = { userId: string; guestId: null } | { userId: null; guestId: string };

/** The owner that a request is made by; null for a visitor without a trial. */
export function ownerOf(ctx: AppContext): Owner | null {
  if (ctx.user) return { userId: ctx.user.id, guestId: null };
  return ctx.guestId ? { userId: null, guestId: ctx.guestId } : null;
}

/**
 * The id of a trial that starts with this request. It is derived from the idempotency key, so that a retry after a lost
 * answer (and cookie) finds its generation instead of starting a second trial.
 */
export function newGuestId(secret: string, idempotencyKey: string): string {
  const hex = createHmac('sha256', secret).update(`guest-trial:${idempotencyKey}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
