import { createHmac, timingSafeEqual } from 'node:crypto';
import type { RequestHeaders } from '#server/context.ts';
import type { Env } from '#server/env.ts';

/** The settings that signing a cookie needs. */
export type CookieEnv = Pick<Env, 'appSecrets' | 'publicUrl'>;

/** Short-lived cookies of an unfinished sign-in: by second factor, by mailed code, or by an outside provider. */
export type PassingCookie = 'second-factor' | 'sign-in-code' | 'provider-state';
type CookieKind = 'session' | 'guest' | 'device' | PassingCookie;

const day = 86_400;
/** How long a session is valid after its last renewal, seconds. */
export const sessionSeconds = 30 * day;
/** Time between two renewals of a used session, seconds. */
export const sessionRenewalSeconds = day;
/** How long after its sign-in a session ends even if it is used, seconds. */
export const sessionLongestSeconds = 365 * day;
const guestSeconds = 180 * day;
const deviceSeconds = 365 * day;

const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const isSecure = (env: CookieEnv) => env.publicUrl.startsWith('https:');

/** The prefix `__Host-` restricts a cookie to this host over https; browsers refuse it over http (development). */
export function cookieName(env: CookieEnv, name: CookieKind): string {
  return isSecure(env) ? `__Host-${name}` : name;
}

/** Signs the kind too, so that a cookie of one kind is not valid as another kind. */
function sign(kind: CookieKind, value: string, secret: string): string {
  return createHmac('sha256', secret).update(`${kind}:${value}`).digest('base64');
}

/** All values of a cookie: a subdomain can set another one of the same name, which comes first. */
function readCookies(header: string, name: string): string[] {
  const start = `${name}=`;
  const pairs = header.split(';').map((pair) => pair.trim());
  return pairs.filter((pair) => pair.startsWith(start)).map((pair) => pair.slice(start.length));
}

/** The value of a cookie that one of the secrets signed, or null when its signature is wrong. */
function verifiedValue(raw: string, kind: CookieKind, secrets: readonly string[]): string | null {
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
  const isSigned = secrets.some((secret) => {
    const expected = Buffer.from(sign(kind, value, secret));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return isSigned ? value : null;
}

/** Maximum number of verified cookies in the memory of a process; the one verified first is deleted first. */
const maxVerified = 20_000;
const verified = new WeakMap<CookieEnv, Map<string, string>>();

/** Like `verifiedValue`, but with a cache of cookies that were verified before. */
function knownValue(raw: string, kind: CookieKind, env: CookieEnv): string | null {
  let known = verified.get(env);
  if (!known) {
    known = new Map();
    verified.set(env, known);
  }
  const key = `${kind}=${raw}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const value = verifiedValue(raw, kind, env.appSecrets);
  if (value === null) return null;
  known.set(key, value);
  if (known.size > maxVerified) {
    const [oldest] = known.keys();
    if (oldest !== undefined) known.delete(oldest);
  }
  return value;
}

/** The first value of a cookie of this kind with a right signature, or null. */
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
  const signed = encodeURIComponent(`${value}.${sign(kind, value, env.appSecrets[0])}`);
  return `${cookieName(env, kind)}=${signed}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax${isSecure(env) ? '; Secure' : ''}`;
}

/** The session token of the request's cookie, or null without a right signature. */
export function readSessionToken(headers: RequestHeaders, env: CookieEnv): string | null {
  return readSignedCookie(headers, env, 'session');
}

/** The Set-Cookie header of a session. @param seconds how long the browser stores it */
export function sessionCookie(token: string, env: CookieEnv, seconds = sessionSeconds): string {
  return signedCookie(env, 'session', token, seconds);
}

/** The device marks of this browser, or null without a right signature. */
export function readDeviceMarks(headers: RequestHeaders, env: CookieEnv): string | null {
  return readSignedCookie(headers, env, 'device');
}

/** The Set-Cookie header of device marks, valid for a year. */
export function deviceCookie(marks: string, env: CookieEnv): string {
  return signedCookie(env, 'device', marks, deviceSeconds);
}

/** The Set-Cookie header that deletes the session cookie. */
export function expiredSessionCookie(env: CookieEnv): string {
  return `${cookieName(env, 'session')}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax${isSecure(env) ? '; Secure' : ''}`;
}

/** The Set-Cookie header of an unfinished sign-in. */
export function passingCookie(env: CookieEnv, kind: PassingCookie, value: string, seconds: number): string {
  return signedCookie(env, kind, value, seconds);
}

/** The value of the cookie of an unfinished sign-in, or null without a right signature. */
export function readPassingCookie(
  headers: RequestHeaders,
  env: CookieEnv,
  kind: PassingCookie,
): string | null {
  return readSignedCookie(headers, env, kind);
}

/** The Set-Cookie header that deletes the cookie of an unfinished sign-in. */
export function expiredPassingCookie(env: CookieEnv, kind: PassingCookie): string {
  return `${cookieName(env, kind)}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax${isSecure(env) ? '; Secure' : ''}`;
}

/** The id of this browser's guest trial, or null without a rightly signed cookie. */
export function readGuestId(headers: RequestHeaders, env: CookieEnv): string | null {
  const id = readSignedCookie(headers, env, 'guest');
  return id !== null && uuidPattern.test(id) ? id : null;
}

/** The Set-Cookie header of a guest's trial; the first generation sets it, pages do not (docs/product/tokens.md). */
export function guestCookie(id: string, env: CookieEnv): string {
  return signedCookie(env, 'guest', id, guestSeconds);
}
