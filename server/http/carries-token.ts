import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether an Authorization header has the token, in constant time. False without a configured token. */
export const carriesToken = (authorization: string | undefined, token: string | null): boolean =>
  token !== null && timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`));
