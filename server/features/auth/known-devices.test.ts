import { createHash } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Viewer } from '#contract/auth.ts';
import { hourMs } from '#domain/time/durations.ts';
import { type Client, createClient } from '#testing/client.ts';
import { startTestApp, type TestApp } from '#testing/harness.ts';

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

interface SignedIn {
  code: string;
  viewer: Viewer | null;
}

let counter = 0;
async function signedUp() {
  counter += 1;
  const person = {
    username: `mark_${counter}`,
    email: `mark${counter}@site.example`,
    password: 'uzun-sifre',
  };
  const browser = app.visitor();
  expect((await browser.post('/auth/sign-up', person)).status).toBe(201);
  const secret = /#([\w-]{43})/.exec(app.mails.findLast(({ to }) => to === person.email)?.text ?? '')?.[1];
  await browser.post('/account/verification/confirm', { secret });
  await browser.post('/auth/sign-out');
  return { ...person, browser };
}
const from = (address: string, path: string, json: object, browser = app.visitor()) =>
  browser.request<SignedIn>(path, { method: 'POST', json, headers: { 'x-forwarded-for': address } });
const signIn = (browser: Client, email: string, password: string, address = '198.51.100.1') =>
  from(address, '/auth/sign-in', { email, password }, browser);
/** Stores the counter of a hundred wrong passwords, without the time of hashing them. */
async function lockPasswords(email: string): Promise<void> {
  const hash = createHash('sha256').update(email).digest('base64url');
  const locked = { count: 100, resets_at: new Date(now.getTime() + 600_000) };
  await app.deps.db
    .insertInto('rate_limits')
    .values({ key: `sign-in:account:${hash}`, ...locked })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(locked))
    .execute();
}
const codeTo = (email: string) =>
  /Giriş kodunuz: (\d{8})$/.exec(
    app.mails.findLast(({ to, subject }) => to === email && /Giriş kodunuz/.test(subject))?.subject ?? '',
  )?.[1] ?? '';
const deviceCookie = (browser: Client) => /(?:^|; )(device=[^;]+)/.exec(browser.cookie())?.[1] ?? '';

describe('an account that is locked by wrong passwords', () => {
  test('accepts a sign-in only from a browser that has signed in before', async () => {
    const { browser, email, password } = await signedUp();
    await lockPasswords(email);
    expect((await signIn(app.visitor(), email, password)).status).toBe(429);
    expect((await signIn(browser, email, password)).body.viewer?.email).toBe(email);
    expect((await signIn(app.visitor(), email, password)).status).toBe(429);
  });

  test('counts the wrong passwords of a known browser separately and allows ten, also concurrent ones', async () => {
    const { browser, email, password } = await signedUp();
    const other = app.visitor();
    await signIn(other, email, password);
    const copies = Array.from({ length: 30 }, () => createClient(app.url, deviceCookie(browser)));
    const answers = await Promise.all(
      copies.map((copy, index) => signIn(copy, email, 'yanlış', `203.0.113.${index}`)),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect((await signIn(browser, email, password)).status).toBe(429);
    expect((await signIn(other, email, password)).status).toBe(200);
    expect((await signIn(app.visitor(), email, password)).status).toBe(200);
  });

  test('accepts a mailed code after ten wrong passwords from the same address', async () => {
    const { email, password } = await signedUp();
    const fresh = app.visitor();
    for (let time = 0; time < 10; time += 1) await signIn(fresh, email, 'yanlış');
    await lockPasswords(email);
    expect((await signIn(fresh, email, password)).status).toBe(429);
    expect((await from('198.51.100.1', '/account/code', { email }, fresh)).status).toBe(200);
    const entered = await from(
      '198.51.100.1',
      '/account/code/confirm',
      { email, code: codeTo(email) },
      fresh,
    );
    expect(entered.body.viewer?.email).toBe(email);
  });
});

describe('a device mark', () => {
  test('is no session, reveals no account, and is valid for its account and in its form only', async () => {
    const { browser, email, username } = await signedUp();
    const stranger = await signedUp();
    const mark = deviceCookie(browser);
    const { rows } = await app.deps.pool.query<{ id: string }>('SELECT id FROM users WHERE email = $1', [
      email,
    ]);
    for (const name of [email, username, rows[0]?.id ?? '-'])
      expect(decodeURIComponent(mark)).not.toContain(name);
    const holder = createClient(app.url, mark);
    expect((await holder.get<{ viewer: Viewer | null }>('/auth/session')).body.viewer).toBeNull();
    expect((await holder.get('/stories')).status).toBe(401);
    await lockPasswords(stranger.email);
    expect((await signIn(holder, stranger.email, stranger.password)).status).toBe(429);
    const value = mark.slice('device='.length);
    for (const forged of [`device=x${value}`, `device=${value.slice(0, -4)}AAAA`, `session=${value}`]) {
      const answer = await signIn(createClient(app.url, forged), stranger.email, stranger.password);
      expect(answer.status).toBe(429);
    }
  });

  test('ends when the password changes, except in the browser that changed it', async () => {
    const { browser, email, password } = await signedUp();
    const other = app.visitor();
    await signIn(other, email, password);
    await signIn(browser, email, password);
    const next = 'yepyeni-bir-sifre';
    expect((await browser.put('/account/password', { current: password, next })).status).toBe(200);
    await browser.post('/auth/sign-out');
    await lockPasswords(email);
    expect((await signIn(other, email, next)).status).toBe(429);
    expect((await signIn(browser, email, next)).status).toBe(200);
  });

  test('ends when the password is reset by mail', async () => {
    const { browser, email } = await signedUp();
    await app.visitor().post('/account/password-reset', { email });
    const secret = /#([\w-]{43})/.exec(app.mails.at(-1)?.text ?? '')?.[1];
    const reset = { secret, password: 'yepyeni-bir-sifre' };
    expect((await app.visitor().post('/account/password-reset/confirm', reset)).status).toBe(200);
    await lockPasswords(email);
    expect((await signIn(browser, email, reset.password)).status).toBe(429);
  });

  test('is stored for several accounts of one browser', async () => {
    const [one, two] = [await signedUp(), await signedUp()];
    await signIn(one.browser, two.email, two.password);
    for (const { email, password } of [one, two]) {
      await lockPasswords(email);
      expect((await signIn(one.browser, email, password)).status).toBe(200);
    }
  });

  test('lets its browser enter the second factor when others have exhausted its limit', async () => {
    const { browser, email, password } = await signedUp();
    await signIn(browser, email, password);
    const { secret } = (await browser.post<{ secret: string }>('/second-factor', { password })).body;
    const codeAt = (at: Date) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
    await browser.post('/second-factor/confirm', { code: codeAt(now) });
    await browser.post('/auth/sign-out');
    now = new Date(now.getTime() + 30_000);
    const verify = (client: Client, code: string) =>
      from('203.0.113.9', '/second-factor/verify', { code }, client);
    for (let round = 0; round < 3; round += 1) {
      const thief = app.visitor();
      await signIn(thief, email, password, '203.0.113.9');
      for (let time = 0; time < 5; time += 1) await verify(thief, codeAt(new Date(now.getTime() + hourMs)));
    }
    const fresh = app.visitor();
    await signIn(fresh, email, password);
    expect((await verify(fresh, codeAt(now))).status).toBe(429);
    await signIn(browser, email, password);
    expect((await verify(browser, codeAt(now))).body.viewer?.email).toBe(email);
  });
});

describe('repeated requests for sign-in codes of another person', () => {
  const ask = (address: string, email: string, browser = app.visitor()) =>
    from(address, '/account/code', { email }, browser);

  test('neither replace the owner’s code nor use up its guesses', async () => {
    const { email } = await signedUp();
    const owner = app.visitor();
    expect((await ask('198.51.100.2', email, owner)).status).toBe(200);
    const code = codeTo(email);
    const thief = app.visitor();
    await ask('203.0.113.20', email, thief);
    const guesses = Array.from({ length: 6 }, (_, index) => ({ email, code: String(10_000_000 + index) }));
    for (const client of [thief, app.visitor()]) {
      for (const guess of guesses) await from('203.0.113.20', '/account/code/confirm', guess, client);
    }
    expect((await from('203.0.113.20', '/account/code/confirm', { email, code }, thief)).status).toBe(401);
    const entered = await from('198.51.100.2', '/account/code/confirm', { email, code }, owner);
    expect(entered.body.viewer?.email).toBe(email);
  });

  test('send at most ten mails from a whole /48', async () => {
    const { email } = await signedUp();
    app.mails.length = 0;
    const answers = await Promise.all(
      Array.from({ length: 120 }, (_, index) => ask(`2001:db8:c:${(index * 5).toString(16)}::1`, email)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(app.mails).toHaveLength(10);
  });

  test('from many networks do not stop codes for another network or a known browser', async () => {
    const { browser, email } = await signedUp();
    for (let network = 0; network < 8; network += 1) {
      for (let time = 0; time < 10; time += 1) await ask(`203.0.113.${50 + network}`, email);
    }
    app.mails.length = 0;
    const owner = app.visitor();
    expect((await ask('198.51.100.30', email, owner)).status).toBe(200);
    const entered = await from(
      '198.51.100.30',
      '/account/code/confirm',
      { email, code: codeTo(email) },
      owner,
    );
    expect(entered.body.viewer?.email).toBe(email);
    // After the 40 mails of the reserve only the known browser gets one, from any address.
    for (let network = 0; network < 40; network += 1) await ask(`192.0.2.${network}`, email);
    expect((await ask('198.51.100.31', email)).status).toBe(429);
    expect((await ask('203.0.113.50', email, browser)).status).toBe(200);
    const known = await from(
      '203.0.113.50',
      '/account/code/confirm',
      { email, code: codeTo(email) },
      browser,
    );
    expect(known.body.viewer?.email).toBe(email);
  });
});
