import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Env } from '#server/env.ts';

/** What signing a cookie needs of the environment. */
export type CookieEnv = Pick<Env, 'appSecret' | 'publicUrl'>;

const day = 86_400;
/** A session lasts this many seconds after its last renewal; it is renewed once a day. */
export const sessionSeconds = 30 * day;
export const sessionRenewalSeconds = day;
const guestSeconds = 180 * day;

const isSecure = (env: CookieEnv) => env.publicUrl.startsWith('https:');

/** `__Host-` ties a cookie to this very host over https; plain http (development) can't use it. */
export function cookieName(env: CookieEnv, name: 'session' | 'guest'): string {
  return isSecure(env) ? `__Host-${name}` : name;
}

function sign(value: string, secret: string): string {
  return createHmac('sha256', secret).update(value).digest('base64');
}

function readCookie(header: string | null, name: string): string | null {
  if (header === null) return null;
  const start = header.startsWith(`${name}=`) ? 0 : header.indexOf(`; ${name}=`);
  if (start === -1) return null;
  const from = header.indexOf('=', start) + 1;
  const end = header.indexOf(';', from);
  return header.slice(from, end === -1 ? undefined : end);
}

/** The value of a signed cookie, or null where it is missing or its signature is not ours. */
function readSignedCookie(headers: Headers, name: string, secret: string): string | null {
  const raw = readCookie(headers.get('cookie'), name);
  if (raw === null || raw.length > 300) return null;
  let cookie: string;
  try {
    cookie = decodeURIComponent(raw);
  } catch {
    return null;
  }
  const dot = cookie.lastIndexOf('.');
  if (dot < 1) return null;
  const value = cookie.slice(0, dot);
  const given = Buffer.from(cookie.slice(dot + 1));
  const expected = Buffer.from(sign(value, secret));
  return given.length === expected.length && timingSafeEqual(given, expected) ? value : null;
}

function signedCookie(env: CookieEnv, name: 'session' | 'guest', value: string, maxAge: number): string {
  const signed = encodeURIComponent(`${value}.${sign(value, env.appSecret)}`);
  return `${cookieName(env, name)}=${signed}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax${isSecure(env) ? '; Secure' : ''}`;
}

/** The session token that the request's cookie carries, once its signature has been verified. */
export function readSessionToken(headers: Headers, env: CookieEnv): string | null {
  return readSignedCookie(headers, cookieName(env, 'session'), env.appSecret);
}

/** A Set-Cookie header that keeps this session for its full length from now. */
export function sessionCookie(token: string, env: CookieEnv): string {
  return signedCookie(env, 'session', token, sessionSeconds);
}

/** A Set-Cookie header that ends the session in the browser. */
export function expiredSessionCookie(env: CookieEnv): string {
  return `${cookieName(env, 'session')}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax${isSecure(env) ? '; Secure' : ''}`;
}

/** The guest trial that this browser's cookie names, or null (no cookie, or not signed by us). */
export function readGuestId(headers: Headers, env: CookieEnv): string | null {
  return readSignedCookie(headers, cookieName(env, 'guest'), env.appSecret);
}

/** A Set-Cookie header that names a guest's trial; set by the first generation, never by a page (decisions, Guests). */
export function guestCookie(id: string, env: CookieEnv): string {
  return signedCookie(env, 'guest', id, guestSeconds);
}
