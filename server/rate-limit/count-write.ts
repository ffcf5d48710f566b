import { type AppContext, signedIn } from '../context.ts';
import { enforceLimit } from './enforce-limit.ts';

/**
 * Maximum writes of one user in a minute by kind: more than a person makes by hand, and too few to fill the disk. The
 * limit of `profile` also slows down guessing of usernames.
 */
const perMinute = {
  bible: 120,
  preview: 120,
  characters: 60,
  'plot-elements': 60,
  stories: 60,
  shares: 30,
  'house-style': 60,
  goals: 60,
  profile: 30,
  'prompt-try': 20,
} as const;

/** Counts a write of this kind before anything is stored. @throws TOO_MANY_REQUESTS with the waiting time */
export async function countWrite(ctx: AppContext, kind: keyof typeof perMinute): Promise<void> {
  const limit = { limit: perMinute[kind], windowSeconds: 60 };
  await enforceLimit(ctx.deps, `${kind}:${signedIn(ctx).id}`, limit);
}
