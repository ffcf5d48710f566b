import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Viewer } from '#contract/auth.ts';
import { hourMs } from '#domain/time/durations.ts';
import { startTestApp, type TestApp } from '#testing/harness.ts';
import { countSignIn } from './attempt-limits.ts';

const start = new Date('2026-11-21T09:00:00Z');
let now = start;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: () => now, env: { TRUST_PROXY: '1' } });
});
beforeEach(() => {
  now = start;
  app.mails.length = 0;
});
afterAll(() => app.stop());

interface Failure {
  code: string;
  message: string;
}
type SignedIn = Failure & { viewer: Viewer | null };

let counter = 0;
function newPerson() {
  counter += 1;
  return { username: `sinir_${counter}`, email: `sinir${counter}@site.example`, password: 'uzun-bir-sifre' };
}
async function signedUp() {
  const person = newPerson();
  const browser = app.visitor();
  expect((await browser.post('/auth/sign-up', person)).status).toBe(201);
  return { ...person, browser };
}
/** A call from this address, by a new browser unless one is given. */
const from = <Body = Failure>(address: string, path: string, json: object, browser = app.visitor()) =>
  browser.request<Body>(path, { method: 'POST', json, headers: { 'x-forwarded-for': address } });
const signInFrom = (address: string, email: string, password: string) =>
  from<SignedIn>(address, '/auth/sign-in', { email, password });
const countOf = (answers: { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

/** An address of the /48 2001:db8:a; each index has its own /64, and 256 in a row share a /56. */
const inOne48 = (index: number) => `2001:db8:a:${index.toString(16)}::1`;

describe('wrong passwords of one IPv6 network', () => {
  test('are limited to twenty for an account from all /64 of one /56', async () => {
    const { email, password } = await signedUp();
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => signInFrom(inOne48(index), email, 'yanlış')),
    );
    expect(countOf(answers, 401)).toBe(20);
    expect((await signInFrom('198.51.100.4', email, password)).status).toBe(200);
  });

  test('never lock the account for other networks, even from a whole /48 in two windows', async () => {
    const { email, password } = await signedUp();
    /** Only counts guesses, because a password hash for each would make the test slow. */
    async function guessFromAll(first: number) {
      const guesses = Array.from({ length: 150 }, (_, index) =>
        countSignIn({ deps: app.deps, ip: inOne48(first + 0x100 * (index % 12) + index) }, email, null),
      );
      return (await Promise.allSettled(guesses)).filter(({ status }) => status === 'fulfilled').length;
    }
    // The network's window begins 300 s before the account's, so that two of its windows overlap one of the account.
    now = start;
    await countSignIn({ deps: app.deps, ip: inOne48(0) }, email, null);
    await app.deps.pool.query(
      "DELETE FROM rate_limits WHERE key LIKE 'sign-in:account:%' AND key NOT LIKE '%:/%'",
    );
    now = new Date(start.getTime() + 300_000);
    await signInFrom('203.0.113.5', email, 'yanlış');
    now = new Date(start.getTime() + 899_000);
    const first = await guessFromAll(0x1000);
    now = new Date(start.getTime() + 901_000);
    const second = await guessFromAll(0x3000);
    expect([first, second]).toEqual([39, 40]);
    expect((await signInFrom('198.51.100.5', email, password)).status).toBe(200);
  });
});

test('limits mails to one person by the /56 and /48 of an IPv6 network', async () => {
  const { email } = await signedUp();
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      from(inOne48(0x100 * (index % 3) + index), '/account/password-reset', { email }),
    ),
  );
  expect(countOf(answers, 200)).toBe(10);
  expect((await from('198.51.100.6', '/account/password-reset', { email })).status).toBe(200);
});

describe('sign-ups that are refused because of a taken e-mail or username', () => {
  test.each([
    ['a taken e-mail', (taken: { email: string }) => ({ ...newPerson(), email: taken.email })],
    ['a taken username', (taken: { username: string }) => ({ ...newPerson(), username: taken.username })],
  ])('are limited to ten an hour for an address: %s', async (_name, asked) => {
    const taken = await signedUp();
    const address = `203.0.113.${100 + counter}`;
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => from(address, '/auth/sign-up', asked(taken))),
    );
    expect(countOf(answers, 409)).toBe(10);
    expect(countOf(answers, 429)).toBe(5);
    // A sign-up with a free address must be refused too, because its success would reveal that the address was free.
    expect((await from(address, '/auth/sign-up', newPerson())).status).toBe(429);
  });

  test('do not include successful sign-ups, which are limited to thirty an hour', async () => {
    const answers = [];
    for (let index = 0; index < 31; index += 1) {
      answers.push(await from('203.0.113.23', '/auth/sign-up', newPerson()));
    }
    expect(countOf(answers, 201)).toBe(30);
    expect(answers[30]?.status).toBe(429);
  });
});

describe('attempts at a second factor', () => {
  const codeAt = (secret: string, at: Date) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });

  async function guarded() {
    const person = await signedUp();
    const link = /#([\w-]{43})/.exec(app.mails.findLast(({ to }) => to === person.email)?.text ?? '')?.[1];
    await person.browser.post('/account/verification/confirm', { secret: link });
    const { secret } = (
      await person.browser.post<{ secret: string }>('/second-factor', { password: person.password })
    ).body;
    const confirmed = await person.browser.post<{ recoveryCodes: string[] }>('/second-factor/confirm', {
      code: codeAt(secret, now),
    });
    now = new Date(now.getTime() + 30_000);
    return { ...person, secret, recoveryCodes: confirmed.body.recoveryCodes };
  }

  /** Signs in with the password and guesses codes until further guesses are refused. */
  async function exhaust(email: string, password: string, guess: string) {
    const statuses: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      const thief = app.visitor();
      await from('203.0.113.40', '/auth/sign-in', { email, password }, thief);
      for (let time = 0; time < 5; time += 1) {
        const answer = await from('203.0.113.40', '/second-factor/verify', { code: guess }, thief);
        statuses.push(answer.status);
      }
    }
    expect(statuses).toContain(429);
  }

  test('leave recovery codes and the password change usable when an attacker has the password', async () => {
    const { browser, email, password, secret, recoveryCodes } = await guarded();
    await exhaust(email, password, codeAt(secret, new Date(now.getTime() + hourMs)));
    const other = app.visitor();
    await from('198.51.100.40', '/auth/sign-in', { email, password }, other);
    const entered = await from<SignedIn>(
      '198.51.100.40',
      '/second-factor/verify',
      { code: recoveryCodes[0] ?? '' },
      other,
    );
    expect(entered.body.viewer?.email).toBe(email);
    const change = { current: password, next: 'yepyeni-bir-sifre' };
    expect((await browser.put('/account/password', change)).status).toBe(200);
  });

  test('by recovery code leave the authenticator and recovery codes from other addresses usable', async () => {
    const { email, password, secret, recoveryCodes } = await guarded();
    await exhaust(email, password, 'aaaaa-bbbbb');
    for (const code of [codeAt(secret, now), recoveryCodes[0] ?? '']) {
      const other = app.visitor();
      await from('198.51.100.41', '/auth/sign-in', { email, password }, other);
      expect((await from('198.51.100.41', '/second-factor/verify', { code }, other)).status).toBe(200);
    }
  });

  test('do not count when the code or password is right', async () => {
    const { browser, email, password, secret } = await guarded();
    for (let time = 0; time < 12; time += 1) {
      const own = app.visitor();
      await from('198.51.100.42', '/auth/sign-in', { email, password }, own);
      const code = codeAt(secret, now);
      expect((await from('198.51.100.42', '/second-factor/verify', { code }, own)).status).toBe(200);
      expect((await browser.post('/second-factor/recovery-codes', { password })).status).toBe(200);
      now = new Date(now.getTime() + 30_000);
    }
  });
});
