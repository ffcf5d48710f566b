import { createHmac, timingSafeEqual } from 'node:crypto';
import type { RequestHeaders } from '#server/context.ts';
import type { Env } from '#server/env.ts';

/** What signing a cookie needs of the environment. */
export type CookieEnv = Pick<Env, 'appSecret' | 'publicUrl'>;

/** Cookies of a sign-in under way: its second factor, a code that was mailed for it, or another provider's answer. */
export type PassingCookie = 'second-factor' | 'sign-in-code' | 'provider-state';
type CookieKind = 'session' | 'guest' | 'device' | PassingCookie;

const day = 86_400;
/** A session lasts this many seconds after its last renewal; it is renewed once a day. */
export const sessionSeconds = 30 * day;
export const sessionRenewalSeconds = day;
/** However much it is used, a session ends this long after its sign-in, seconds. */
export const sessionLongestSeconds = 365 * day;
const guestSeconds = 180 * day;
const deviceSeconds = 365 * day;

const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const isSecure = (env: CookieEnv) => env.publicUrl.startsWith('https:');

/** `__Host-` ties a cookie to this very host over https; plain http (development) can't use it. */
export function cookieName(env: CookieEnv, name: CookieKind): string {
  return isSecure(env) ? `__Host-${name}` : name;
}

/** The kind is signed too: a guest's cookie never passes for a session's, nor the other way round. */
function sign(kind: CookieKind, value: string, secret: string): string {
  return createHmac('sha256', secret).update(`${kind}:${value}`).digest('base64');
}

/** Every value of a cookie: a neighbouring host can set another of the same name, which comes first. */
function readCookies(header: string, name: string): string[] {
  const start = `${name}=`;
  const pairs = header.split(';').map((pair) => pair.trim());
  return pairs.filter((pair) => pair.startsWith(start)).map((pair) => pair.slice(start.length));
}

/** The value that a signed cookie carries, or null where its signature is not ours. */
function verifiedValue(raw: string, kind: CookieKind, secret: string): string | null {
  if (raw.length > 2_000) return null;
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
  const expected = Buffer.from(sign(kind, value, secret));
  return given.length === expected.length && timingSafeEqual(given, expected) ? value : null;
}

/** Cookies that a process keeps in mind as rightly signed, by their letters; the one verified first goes first. */
const maxVerified = 20_000;
const verified = new WeakMap<CookieEnv, Map<string, string>>();

/** The same, without signing anew what was found right before: it stays so as long as the secret does. */
function knownValue(raw: string, kind: CookieKind, env: CookieEnv): string | null {
  let known = verified.get(env);
  if (!known) {
    known = new Map();
    verified.set(env, known);
  }
  const key = `${kind}=${raw}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const value = verifiedValue(raw, kind, env.appSecret);
  if (value === null) return null;
  known.set(key, value);
  if (known.size > maxVerified) {
    const [oldest] = known.keys();
    if (oldest !== undefined) known.delete(oldest);
  }
  return value;
}

/** The first value of a cookie that we signed for this use, or null. */
function readSignedCookie(headers: RequestHeaders, env: CookieEnv, kind: CookieKind): string | null {
  const header = headers.get('cookie');
  if (header === null) return null;
  for (const raw of readCookies(header, cookieName(env, kind))) {
    const value = knownValue(raw, kind, env);
    if (value !== null) return value;
  }
  return null;
}

function signedCookie(env: CookieEnv, kind: CookieKind, value: string, maxAge: number): string {
  const signed = encodeURIComponent(`${value}.${sign(kind, value, env.appSecret)}`);
  return `${cookieName(env, kind)}=${signed}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax${isSecure(env) ? '; Secure' : ''}`;
}

/** The session token that the request's cookie carries, once its signature has been verified. */
export function readSessionToken(headers: RequestHeaders, env: CookieEnv): string | null {
  return readSignedCookie(headers, env, 'session');
}

/** A Set-Cookie header that keeps this session: for its full length from now, or for the seconds that are left to it. */
export function sessionCookie(token: string, env: CookieEnv, seconds = sessionSeconds): string {
  return signedCookie(env, 'session', token, seconds);
}

/** The marks of the accounts that this browser has signed in to, once their signature has been verified. */
export function readDeviceMarks(headers: RequestHeaders, env: CookieEnv): string | null {
  return readSignedCookie(headers, env, 'device');
}

/** A Set-Cookie header that keeps them for a year from the last sign-in. */
export function deviceCookie(marks: string, env: CookieEnv): string {
  return signedCookie(env, 'device', marks, deviceSeconds);
}

/** A Set-Cookie header that ends the session in the browser. */
export function expiredSessionCookie(env: CookieEnv): string {
  return `${cookieName(env, 'session')}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax${isSecure(env) ? '; Secure' : ''}`;
}

/** A Set-Cookie header of a sign-in under way, for some minutes. */
export function passingCookie(env: CookieEnv, kind: PassingCookie, value: string, seconds: number): string {
  return signedCookie(env, kind, value, seconds);
}

/** The value that such a cookie carries, once its signature has been verified. */
export function readPassingCookie(
  headers: RequestHeaders,
  env: CookieEnv,
  kind: PassingCookie,
): string | null {
  return readSignedCookie(headers, env, kind);
}

/** A Set-Cookie header that ends it. */
export function expiredPassingCookie(env: CookieEnv, kind: PassingCookie): string {
  return `${cookieName(env, kind)}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax${isSecure(env) ? '; Secure' : ''}`;
}

/** The guest trial that this browser's cookie names, or null (no cookie, or not signed by us). */
export function readGuestId(headers: RequestHeaders, env: CookieEnv): string | null {
  const id = readSignedCookie(headers, env, 'guest');
  return id !== null && uuidPattern.test(id) ? id : null;
}

/**
 * A Set-Cookie header that names a guest's trial; set by the first generation, never by a page
 * (docs/product/tokens.md).
 */
export function guestCookie(id: string, env: CookieEnv): string {
  return signedCookie(env, 'guest', id, guestSeconds);
}
