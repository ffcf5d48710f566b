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

/** What counts as one address for a limit: IPv4 whole, IPv6 by its /64, which one customer owns as a whole. */
export function addressKey(ip: string): string {
  if (!ip.includes(':')) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped?.[1]) return mapped[1];
  const [head = '', tail] = ip.toLowerCase().split('%', 1)[0]?.split('::') ?? [];
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const groups =
    tail === undefined
      ? left
      : [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/**
 * The address that a guest's generation counts against; null outside production for this machine itself, where every
 * browser and every test would share one.
 */
export function guestAddress(ctx: AppContext): string | null {
  const isLoopback = ctx.ip === '127.0.0.1' || ctx.ip === '::1';
  return isLoopback && ctx.deps.env.mode !== 'production' ? null : addressKey(ctx.ip);
}
