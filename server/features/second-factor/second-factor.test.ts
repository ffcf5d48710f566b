import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Viewer } from '#contract/auth.ts';
import { messages } from '#domain/messages/index.ts';
import { hourMs } from '#domain/time/durations.ts';
import { type Client, createClient } from '#testing/client.ts';
import { startTestApp, type TestApp } from '#testing/harness.ts';

const start = new Date('2026-11-21T09:00:00Z');
let now = start;
let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: () => now });
  other = await app.startAnother();
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

/** What an authenticator on a phone shows at this moment. */
const codeAt = (secret: string, at: Date) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });

let counter = 0;
async function signedUp() {
  counter += 1;
  const person = {
    username: `iki_${counter}`,
    email: `iki${counter}@site.example`,
    password: `uzun-sifre-${counter}`,
  };
  const browser = app.visitor();
  expect((await browser.post('/auth/sign-up', person)).status).toBe(201);
  const secret = /#([\w-]{43})/.exec(app.mails.findLast(({ to }) => to === person.email)?.text ?? '')?.[1];
  expect((await browser.post('/account/verification/confirm', { secret })).status).toBe(200);
  return { ...person, browser };
}

/** Somebody with the second factor on; time stands half a minute after the code that confirmed it. */
async function guarded() {
  const person = await signedUp();
  const { browser, password } = person;
  const begun = await browser.post<{ secret: string; uri: string; qrSvg: string }>('/second-factor', {
    password,
  });
  expect(begun.status).toBe(200);
  const { secret } = begun.body;
  const confirmed = await browser.post<{ recoveryCodes: string[] }>('/second-factor/confirm', {
    code: codeAt(secret, now),
  });
  expect(confirmed.status).toBe(200);
  now = new Date(now.getTime() + 30_000);
  return { ...person, secret, begun: begun.body, recoveryCodes: confirmed.body.recoveryCodes };
}

const isSignedIn = async (client: Client) =>
  (await client.get<{ viewer: Viewer | null }>('/auth/session')).body.viewer !== null;
const enter = (client: Client, email: string, password: string) =>
  client.post<SignedIn>('/auth/sign-in', { email, password });
const verify = (client: Client, code: string) => client.post<SignedIn>('/second-factor/verify', { code });

describe('setting the second factor up', () => {
  test('shows a secret as text and QR code, and ten recovery codes once confirmed', async () => {
    const { begun, email, browser, recoveryCodes } = await guarded();
    expect(begun.uri).toMatch(/^otpauth:\/\/totp\/Yaz%C4%B1hane:/);
    expect(decodeURIComponent(begun.uri)).toContain(email);
    expect(begun.qrSvg).toMatch(/^<svg /);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await browser.get('/second-factor')).body).toEqual({ enabled: true, recoveryCodesLeft: 10 });
  });

  test('needs the password, and a right code before it is asked for', async () => {
    const { browser, email, password } = await signedUp();
    expect((await browser.post<Failure>('/second-factor', { password: 'yanlis' })).body.code).toBe(
      'WRONG_PASSWORD',
    );
    expect((await browser.post<Failure>('/second-factor/confirm', { code: '123456' })).body.code).toBe(
      'SECOND_FACTOR_OFF',
    );
    const { secret } = (await browser.post<{ secret: string }>('/second-factor', { password })).body;
    const wrong = codeAt(secret, new Date(now.getTime() + hourMs));
    expect(await browser.post<Failure>('/second-factor/confirm', { code: wrong })).toMatchObject({
      status: 403,
      body: { code: 'SECOND_FACTOR_WRONG', message: messages.account.secondFactorWrong },
    });
    expect((await enter(app.visitor(), email, password)).body.viewer).not.toBeNull();
  });

  test('needs a verified address: nobody locks another out of theirs, nor themselves out by a slip', async () => {
    counter += 1;
    const person = {
      username: `iki_${counter}`,
      email: `iki${counter}@site.example`,
      password: 'uzun-sifre',
    };
    const browser = app.visitor();
    await browser.post('/auth/sign-up', person);
    expect(await browser.post<Failure>('/second-factor', { password: person.password })).toMatchObject({
      status: 403,
      body: { code: 'EMAIL_UNVERIFIED', message: messages.account.secondFactorUnverified },
    });
  });

  test('keeps neither the secret nor a code readable, and signs other devices out', async () => {
    const { browser, email, password } = await signedUp();
    const phone = app.visitor();
    await enter(phone, email, password);
    const { secret } = (await browser.post<{ secret: string }>('/second-factor', { password })).body;
    const { recoveryCodes } = (
      await browser.post<{ recoveryCodes: string[] }>('/second-factor/confirm', { code: codeAt(secret, now) })
    ).body;
    expect(await isSignedIn(phone)).toBe(false);
    expect(await isSignedIn(browser)).toBe(true);
    const { rows } = await app.deps.pool.query(
      'SELECT f.sealed_secret, r.code_hash FROM second_factors f JOIN recovery_codes r USING (user_id)',
    );
    for (const readable of [secret, ...recoveryCodes]) expect(JSON.stringify(rows)).not.toContain(readable);
  });

  test('is over with the password, and sign-in needs one step again', async () => {
    const { browser, email, password } = await guarded();
    expect((await browser.post<Failure>('/second-factor', { password })).body.code).toBe('SECOND_FACTOR_ON');
    expect((await browser.post('/second-factor/remove', { password: 'yanlis' })).status).toBe(403);
    expect((await browser.post('/second-factor/remove', { password })).status).toBe(200);
    expect((await enter(app.visitor(), email, password)).body.viewer).not.toBeNull();
  });
});

describe('a request that is under way while its session ends', () => {
  /** Sends a request whose session ends after it was read and before the account's row is free again. */
  async function sentWhileEnding(email: string, send: () => Promise<{ status: number }>) {
    const owner = await app.deps.pool.connect();
    try {
      await owner.query('BEGIN');
      await owner.query('SELECT FROM users WHERE email = $1 FOR NO KEY UPDATE', [email]);
      await owner.query('DELETE FROM sessions USING users u WHERE u.id = user_id AND u.email = $1', [email]);
      const sent = send();
      const waits = expect
        .poll(async () => {
          const { rows } = await app.deps.pool.query(
            `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
          );
          return rows.length;
        })
        .toBe(1);
      await Promise.race([sent, waits]);
      await owner.query('COMMIT');
      return (await sent).status;
    } finally {
      owner.release();
    }
  }
  const factorOf = async (email: string) => {
    const { rows } = await app.deps.pool.query(
      `SELECT confirmed_at IS NOT NULL AS "on" FROM second_factors JOIN users ON id = user_id WHERE email = $1`,
      [email],
    );
    return rows[0]?.on ?? null;
  };

  test('begins no second factor', async () => {
    const { browser, email, password } = await signedUp();
    expect(await sentWhileEnding(email, () => browser.post('/second-factor', { password }))).toBe(401);
    expect(await factorOf(email)).toBeNull();
  });

  test('switches none on: it would lock out the owner who has just recovered the account', async () => {
    const { browser, email, password } = await signedUp();
    const { secret } = (await browser.post<{ secret: string }>('/second-factor', { password })).body;
    const confirm = () => browser.post('/second-factor/confirm', { code: codeAt(secret, now) });
    expect(await sentWhileEnding(email, confirm)).toBe(401);
    expect(await factorOf(email)).toBe(false);
  });

  test('switches none off and renews no recovery codes', async () => {
    const { browser, email, password, recoveryCodes } = await guarded();
    const renew = () => browser.post('/second-factor/recovery-codes', { password });
    expect(await sentWhileEnding(email, renew)).toBe(401);
    const again = app.visitor();
    await enter(again, email, password);
    expect((await verify(again, recoveryCodes[0] ?? '')).status).toBe(200);
    const remove = () => again.post('/second-factor/remove', { password });
    expect(await sentWhileEnding(email, remove)).toBe(401);
    expect(await factorOf(email)).toBe(true);
  });

  test('does not delete the account', async () => {
    const { browser, email, password } = await signedUp();
    expect(await sentWhileEnding(email, () => browser.post('/account/remove', { password }))).toBe(401);
    expect((await enter(app.visitor(), email, password)).status).toBe(200);
  });
});

describe('signing in with a second factor', () => {
  test('opens no session before the code', async () => {
    const { email, password, secret } = await guarded();
    const browser = app.visitor();
    const first = await enter(browser, email, password);
    expect(first).toMatchObject({ status: 200, body: { viewer: null } });
    expect(first.headers.getSetCookie().join()).toMatch(
      /^second-factor=[^;]+; Max-Age=600; .*HttpOnly; SameSite=Lax$/,
    );
    expect(await isSignedIn(browser)).toBe(false);
    expect((await verify(browser, codeAt(secret, now))).body.viewer?.email).toBe(email);
    expect(await isSignedIn(browser)).toBe(true);
  });

  test('takes no code twice, nor an older one after it', async () => {
    const { email, password, secret } = await guarded();
    const code = codeAt(secret, now);
    const [one, two] = [app.visitor(), app.visitor()];
    await enter(one, email, password);
    await enter(two, email, password);
    expect((await verify(one, code)).status).toBe(200);
    expect((await verify(two, code)).body.code).toBe('SECOND_FACTOR_WRONG');
    expect((await verify(two, codeAt(secret, new Date(now.getTime() - 30_000)))).body.code).toBe(
      'SECOND_FACTOR_WRONG',
    );
  });

  test('ends after five wrong codes, also where the right one follows', async () => {
    const { email, password, secret } = await guarded();
    const browser = app.visitor();
    await enter(browser, email, password);
    const wrong = codeAt(secret, new Date(now.getTime() + hourMs));
    for (let time = 0; time < 5; time += 1) expect((await verify(browser, wrong)).status).toBe(403);
    expect((await verify(browser, codeAt(secret, now))).body).toMatchObject({
      code: 'SIGN_IN_EXPIRED',
      message: messages.account.signInExpired,
    });
    expect(await isSignedIn(browser)).toBe(false);
  });

  test('fifty guesses at once, over two processes, are worth five', async () => {
    const { email, password, secret } = await guarded();
    const browser = app.visitor();
    await enter(browser, email, password);
    const browsers = [browser, createClient(other.url, browser.cookie())];
    const wrong = codeAt(secret, new Date(now.getTime() + hourMs));
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => verify(browsers[index % 2] ?? browser, wrong)),
    );
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(5);
    expect(answers.filter(({ body }) => body.code === 'SIGN_IN_EXPIRED')).toHaveLength(45);
    expect((await verify(browser, codeAt(secret, now))).status).toBe(401);
  });

  test('cannot be guessed by beginning again and again', async () => {
    const { email, password, secret } = await guarded();
    const wrong = codeAt(secret, new Date(now.getTime() + hourMs));
    let refused = 0;
    for (let round = 0; round < 3; round += 1) {
      const browser = app.visitor();
      await enter(browser, email, password);
      for (let time = 0; time < 5; time += 1) if ((await verify(browser, wrong)).status === 429) refused += 1;
    }
    expect(refused).toBeGreaterThan(0);
  });

  test('takes a recovery code instead, once, however it is typed', async () => {
    const { email, password, recoveryCodes } = await guarded();
    const [code = ''] = recoveryCodes;
    const browser = app.visitor();
    await enter(browser, email, password);
    expect((await verify(browser, ` ${code.toUpperCase()} `)).status).toBe(200);
    const again = app.visitor();
    await enter(again, email, password);
    expect((await verify(again, code)).body.code).toBe('SECOND_FACTOR_WRONG');
    expect((await browser.get('/second-factor')).body).toEqual({ enabled: true, recoveryCodesLeft: 9 });
  });

  test('of one recovery code in two browsers at the same moment one signs in', async () => {
    const { email, password, recoveryCodes } = await guarded();
    const browsers = [app.visitor(), app.visitor()];
    for (const browser of browsers) await enter(browser, email, password);
    const answers = await Promise.all(browsers.map((browser) => verify(browser, recoveryCodes[0] ?? '')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  });

  test('of one waiting sign-in and its right code sent many times at once one session comes', async () => {
    const { email, password, secret } = await guarded();
    const browser = app.visitor();
    await enter(browser, email, password);
    const code = codeAt(secret, now);
    const answers = await Promise.all(Array.from({ length: 5 }, () => verify(browser, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('half a session opens no door but the second step', async () => {
    const { email, password } = await guarded();
    const browser = app.visitor();
    await enter(browser, email, password);
    for (const path of ['/stories', '/second-factor', '/account/sessions', '/account/export', '/tokens']) {
      expect([path, (await browser.get(path)).status]).toEqual([path, 401]);
    }
    expect((await browser.post('/second-factor/remove', { password })).status).toBe(401);
    expect(
      (await browser.put('/account/password', { current: password, next: 'baska-bir-sifre' })).status,
    ).toBe(401);
  });

  test('a password that is changed meanwhile ends what waits for the code', async () => {
    const { browser, email, password, secret } = await guarded();
    const thief = app.visitor();
    await enter(thief, email, password);
    await browser.put('/account/password', { current: password, next: 'yepyeni-bir-sifre' });
    expect((await verify(thief, codeAt(secret, now))).body.code).toBe('SIGN_IN_EXPIRED');
  });

  test('is asked for after a mailed code too', async () => {
    const { email } = await guarded();
    const browser = app.visitor();
    await browser.post('/account/code', { email });
    const code = /\b\d{8}\b/.exec(app.mails.at(-1)?.text ?? '')?.[0] ?? '';
    const answer = await browser.post<SignedIn>('/account/code/confirm', { email, code });
    expect(answer).toMatchObject({ status: 200, body: { viewer: null } });
    expect(await isSignedIn(browser)).toBe(false);
  });

  test('finishes nothing without a sign-in that waits, or one that waited too long', async () => {
    const { email, password, secret } = await guarded();
    expect((await verify(app.visitor(), codeAt(secret, now))).body.code).toBe('SIGN_IN_EXPIRED');
    const browser = app.visitor();
    await enter(browser, email, password);
    now = new Date(now.getTime() + 601_000);
    expect((await verify(browser, codeAt(secret, now))).body.code).toBe('SIGN_IN_EXPIRED');
  });
});
