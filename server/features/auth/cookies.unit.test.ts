import { describe, expect, test } from 'vitest';
import { guestCookie, readGuestId, readSessionToken, sessionCookie } from './cookies.ts';

const env = { appSecrets: ['a secret of thirty-two characters'] as [string], publicUrl: 'http://127.0.0.1' };
const token = '0123456789abcdef0123456789abcdef';
const sent = (cookie: string) => new Headers({ cookie: cookie.split(';', 1)[0] ?? '' });

describe('a signed cookie', () => {
  test('is valid at every reading, and invalid when one character differs', () => {
    const cookie = sessionCookie(token, env);
    const other = cookie.replace(token, token.replace('0', '1'));
    for (let time = 0; time < 3; time += 1) {
      expect(readSessionToken(sent(cookie), env)).toBe(token);
      expect(readSessionToken(sent(other), env)).toBeNull();
      expect(readSessionToken(sent(cookie.replace(/(?<==)/, ' ')), env)).toBeNull();
    }
  });

  test('is invalid as a cookie of another kind after it was read as its own kind', () => {
    const id = '01234567-89ab-cdef-0123-456789abcdef';
    const guest = guestCookie(id, env);
    expect(readGuestId(sent(guest), env)).toBe(id);
    const posing = guest.replace('guest=', 'session=');
    expect(readSessionToken(sent(posing), env)).toBeNull();
    expect(readSessionToken(sent(sessionCookie(token, env)), env)).toBe(token);
  });

  test('is invalid under another secret after it was read under its own', () => {
    const cookie = sessionCookie(token, env);
    expect(readSessionToken(sent(cookie), env)).toBe(token);
    expect(
      readSessionToken(sent(cookie), {
        ...env,
        appSecrets: ['another secret of thirty-two letters'] as [string],
      }),
    ).toBeNull();
  });
});
