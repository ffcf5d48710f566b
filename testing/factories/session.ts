import { randomBytes } from 'node:crypto';
import type { Deps } from '#server/context.ts';
import { sessionCookie, sessionSeconds } from '#server/features/auth/index.ts';

/** Creates a session for an account without its password; returns the value of the Cookie header. */
export async function createSession(
  deps: Deps,
  userId: string,
  options: { expiresAt?: Date } = {},
): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const expiresAt = options.expiresAt ?? new Date(deps.now().getTime() + sessionSeconds * 1_000);
  await deps.db.insertInto('sessions').values({ user_id: userId, token, expires_at: expiresAt }).execute();
  return sessionCookie(token, deps.env).split(';', 1)[0] ?? '';
}
