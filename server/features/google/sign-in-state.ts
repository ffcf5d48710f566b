import { z } from 'zod';
import type { AppContext } from '#server/context.ts';
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

/** The browser's own begun sign-in, where `state` names it; its cookie ends with the look. Null for any other. */
export function takeState(ctx: AppContext, state: string): SignInState | null {
  const sealed = readPassing(ctx, 'provider-state');
  if (sealed === null) return null;
  endPassingCookie(ctx, 'provider-state');
  try {
    const kept = shape.parse(JSON.parse(unseal(sealed, ctx.deps.env.appSecrets, 'provider-state').text));
    if (kept.state !== state || kept.expiresAt <= ctx.deps.now().getTime()) return null;
    return kept;
  } catch {
    return null;
  }
}
