import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { AppContext } from '#server/context.ts';
import { takeFromLimit } from '#server/rate-limit/take-from-limit.ts';
import { seal, unseal } from '#server/seal.ts';
import { endPassingCookie, readPassing, sendPassingCookie } from '../auth/index.ts';

/** A sign-in may take this long at the provider, seconds. */
const lifeSeconds = 600;

const shape = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  next: z.string().nullable(),
  expiresAt: z.number(),
});

/** What this browser's own sign-in was begun with. */
export type SignInState = Omit<z.infer<typeof shape>, 'expiresAt'>;

/** Binds a begun sign-in to this browser: sealed in a cookie that scripts can't read. */
export function keepState(ctx: AppContext, state: SignInState): void {
  const { env, now } = ctx.deps;
  const expiresAt = now().getTime() + lifeSeconds * 1_000;
  const sealed = seal(JSON.stringify({ ...state, expiresAt }), env.appSecrets, 'provider-state');
  sendPassingCookie(ctx, 'provider-state', sealed, lifeSeconds);
}

function openState(ctx: AppContext, sealed: string): z.infer<typeof shape> | null {
  try {
    return shape.parse(JSON.parse(unseal(sealed, ctx.deps.env.appSecrets, 'provider-state').text));
  } catch {
    return null;
  }
}

/**
 * The sign-in that this browser began, if `state` names it; deletes its cookie. A state is taken once, whatever comes of
 * it: of concurrent calls one gets the sign-in, the others null.
 */
export async function takeState(ctx: AppContext, state: string): Promise<SignInState | null> {
  const sealed = readPassing(ctx, 'provider-state');
  if (sealed === null) return null;
  endPassingCookie(ctx, 'provider-state');
  const begun = openState(ctx, sealed);
  const now = ctx.deps.now();
  if (begun?.state !== state || begun.expiresAt <= now.getTime()) return null;
  const key = `provider-state:${createHash('sha256').update(state).digest('base64url')}`;
  const { allowed } = await takeFromLimit(ctx.deps.db, { key, limit: 1, windowSeconds: lifeSeconds, now });
  return allowed ? begun : null;
}
