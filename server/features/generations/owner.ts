import { createHmac } from 'node:crypto';
import type { AppContext } from '#server/context.ts';

/** Whose a generation is: a signed-in user's, or a guest's trial. */
export type Owner = { userId: string; guestId: null } | { userId: null; guestId: string };

/** The owner that a request speaks for; null for a visitor who has no trial yet. */
export function ownerOf(ctx: AppContext): Owner | null {
  if (ctx.user) return { userId: ctx.user.id, guestId: null };
  return ctx.guestId ? { userId: null, guestId: ctx.guestId } : null;
}

/**
 * The id of a trial that begins with this request. It follows from the idempotency key, so that a repeat whose
 * first answer (and its cookie) was lost on the way finds its own generation again instead of a second trial.
 */
export function newGuestId(secret: string, idempotencyKey: string): string {
  const hex = createHmac('sha256', secret).update(`guest-trial:${idempotencyKey}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
