import { createHash, createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Viewer } from '#contract/auth.ts';
import { defaultTerms } from '#domain/billing/plans.ts';
import { messages } from '#domain/messages/index.ts';
import { dayMs } from '#domain/time/durations.ts';
import { guestCookie } from '#server/features/auth/index.ts';
import { createClient } from '#testing/client.ts';
import { createSession } from '#testing/factories/session.ts';
import { startTestApp, type TestApp } from '#testing/harness.ts';

let now = new Date('2026-11-21T09:00:00Z');
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    now: () => now,
    env: { ADMIN_EMAILS: 'Yonetici@site.example', TRUST_PROXY: '1' },
  });
});
afterAll(() => app.stop());

interface Session {
  viewer: Viewer | null;
  guest: { remaining: number; total: number } | null;
  ended: boolean;
}
interface Failure {
  code: string;
  message: string;
}

let counter = 0;
function person(fields: Partial<Record<'username' | 'email' | 'password', string>> = {}) {
  counter += 1;
  return {
    username: `yazar_${counter}`,
    email: `yazar${counter}@site.example`,
    password: 'gizli1',
    ...fields,
  };
}

describe('signing up', () => {
  test('opens an account with 500 tokens and a profile, and signs in to it', async () => {
    const browser = app.visitor();
    const input = person({ email: 'Ilk.INFO@Site.Example', username: 'Ilk_Yazar' });
    const answer = await browser.post<{ viewer: Viewer }>('/auth/sign-up', input);
    expect(answer.status).toBe(201);
    expect(answer.body.viewer).toMatchObject({
      email: 'ilk.info@site.example',
      username: 'Ilk_Yazar',
      fullName: 'Ilk_Yazar',
      emailVerified: false,
      plan: 'free',
      tokens: defaultTerms.free.dailyTokens,
      isAdmin: false,
    });
    expect((await browser.get<Session>('/auth/session')).body).toEqual({
      viewer: answer.body.viewer,
      guest: null,
      ended: false,
    });
    const [session, device] = answer.headers.getSetCookie();
    expect(session).toMatch(/^session=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(device).toMatch(/^device=[^;]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  test.each([
    ['a short password', { password: '12345' }, messages.account.passwordTooShort],
    ['a malformed e-mail', { email: 'yazar@' }, messages.account.invalidEmail],
    ['a username with Turkish letters', { username: 'şair' }, messages.account.usernameRule],
    ['a username of 21 letters', { username: 'a'.repeat(21) }, messages.account.usernameRule],
    ['a NUL in the e-mail', { email: 'a\u0000@site.example' }, messages.account.invalidEmail],
  ])('with %s is refused with the text of the contract', async (_name, fields, message) => {
    const answer = await app.visitor().post<Failure>('/auth/sign-up', person(fields));
    expect(answer).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT', message } });
  });

  test('accepts half a surrogate pair in a password, which can then sign in', async () => {
    const input = person({ password: 'gizli\ud83d1' });
    expect((await app.visitor().post('/auth/sign-up', input)).status).toBe(201);
    expect((await app.visitor().post('/auth/sign-in', input)).status).toBe(200);
  });

  test('refuses a NUL in the password', async () => {
    const answer = await app.visitor().post<Failure>('/auth/sign-up', person({ password: 'gizli\u00001' }));
    expect(answer).toMatchObject({ status: 422, body: { message: 'Metinde geçersiz bir karakter var.' } });
  });

  test('says whether e-mail or username is taken, regardless of case', async () => {
    const first = person();
    await app.visitor().post('/auth/sign-up', first);
    const sameEmail = person({ email: first.email.toUpperCase() });
    expect(await app.visitor().post<Failure>('/auth/sign-up', sameEmail)).toMatchObject({
      status: 409,
      body: { code: 'EMAIL_TAKEN', message: messages.account.emailTaken },
    });
    const sameName = person({ username: first.username.toUpperCase() });
    expect(await app.visitor().post<Failure>('/auth/sign-up', sameName)).toMatchObject({
      status: 409,
      body: { code: 'USERNAME_TAKEN', message: messages.account.usernameTaken },
    });
  });

  test.each([
    [
      'e-mail',
      'EMAIL_TAKEN',
      (index: number) => ({ email: 'yaris@site.example', username: `yaris_${index}` }),
    ],
    [
      'username',
      'USERNAME_TAKEN',
      (index: number) => ({ email: `yaris${index}@site.example`, username: 'yarisci' }),
    ],
  ])('creates exactly one account when five sign-ups use one %s at once', async (_name, code, fields) => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        app.visitor().post<Failure>('/auth/sign-up', person(fields(index))),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === code)).toHaveLength(4);
  });

  test('stores nothing when it fails halfway', async () => {
    const { pool } = app.deps;
    await pool.query(`CREATE FUNCTION break() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'broken'; END $$;
      CREATE TRIGGER broken BEFORE INSERT ON accounts FOR EACH ROW EXECUTE FUNCTION break()`);
    const input = person();
    const failed = await app.visitor().post<Failure>('/auth/sign-up', input);
    expect(failed).toMatchObject({
      status: 500,
      body: { code: 'SIGN_UP_FAILED', message: messages.account.signUpFailed },
    });
    await pool.query('DROP TRIGGER broken ON accounts');
    expect((await app.visitor().post('/auth/sign-up', input)).status).toBe(201);
  });
});

describe('signing in', () => {
  test('accepts only the right password', async () => {
    const input = person();
    await app.visitor().post('/auth/sign-up', input);
    const browser = app.visitor();
    const right = await browser.post<{ viewer: Viewer }>('/auth/sign-in', {
      email: ` ${input.email.toUpperCase()} `,
      password: input.password,
    });
    expect(right).toMatchObject({ status: 200, body: { viewer: { email: input.email } } });
    const wrong = await app.visitor().post<Failure>('/auth/sign-in', { ...input, password: 'başka1' });
    const unknown = await app.visitor().post<Failure>('/auth/sign-in', person());
    for (const answer of [wrong, unknown]) {
      expect(answer).toMatchObject({
        status: 401,
        body: { code: 'WRONG_CREDENTIALS', message: messages.account.wrongCredentials },
      });
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  });

  test('says in Turkish which field is missing when it is null, undefined or empty', async () => {
    for (const password of [null, undefined, '']) {
      const answer = await app.visitor().post<Failure>('/auth/sign-in', { email: 'a@b.example', password });
      expect(answer).toMatchObject({ status: 422, body: { message: 'Şifre gereklidir.' } });
    }
  });

  test('refuses a malformed e-mail', async () => {
    const answer = await app.visitor().post<Failure>('/auth/sign-in', { email: 'yazar', password: 'gizli1' });
    expect(answer).toMatchObject({ status: 422, body: { message: messages.account.invalidEmail } });
  });

  test('is refused after ten wrong guesses at one account until the window ends', async () => {
    const input = person();
    await app.visitor().post('/auth/sign-up', input);
    const guess = (password: string) =>
      app.visitor().post<Failure>('/auth/sign-in', { email: input.email, password });
    for (let count = 0; count < 10; count += 1) expect((await guess('yanlış')).status).toBe(401);
    const stopped = await guess(input.password);
    expect(stopped).toMatchObject({
      status: 429,
      body: {
        code: 'TOO_MANY_REQUESTS',
        message: 'Çok fazla deneme yaptınız. Lütfen 15 dakika sonra tekrar deneyin.',
        data: { retryAfterSeconds: 900 },
      },
    });
    expect(stopped.headers.get('retry-after')).toBe('900');
    now = new Date(now.getTime() + 901_000);
    expect((await guess(input.password)).status).toBe(200);
    expect((await guess('yanlış')).status).toBe(401);
  });

  test('is not refused because of wrong guesses from another address', async () => {
    const input = person();
    await app.visitor().post('/auth/sign-up', input);
    const tried = (password: string, address: string) =>
      app.visitor().request<Failure>('/auth/sign-in', {
        method: 'POST',
        json: { email: input.email, password },
        headers: { 'x-forwarded-for': address },
      });
    for (let count = 0; count < 10; count += 1) await tried('yanlış', '203.0.113.9');
    expect((await tried(input.password, '203.0.113.9')).status).toBe(429);
    expect((await tried(input.password, '198.51.100.4')).status).toBe(200);
  });

  test('is refused after a hundred guesses at one account from all networks', async () => {
    const { email } = person();
    const key = `sign-in:account:${createHash('sha256').update(email).digest('base64url')}`;
    await app.deps.db
      .insertInto('rate_limits')
      .values({ key, count: 100, resets_at: new Date(now.getTime() + 60_000) })
      .execute();
    const answer = await app.visitor().request<Failure>('/auth/sign-in', {
      method: 'POST',
      json: { email, password: 'yanlış' },
      headers: { 'x-forwarded-for': '192.0.2.77' },
    });
    expect(answer.body.code).toBe('TOO_MANY_REQUESTS');
  });

  test('refuses an e-mail that no account can have', async () => {
    for (const email of ['ayşe@x.example', 'a\ud800@x.example']) {
      const answer = await app.visitor().post<Failure>('/auth/sign-in', { email, password: 'gizli1' });
      expect(answer).toMatchObject({ status: 422, body: { message: messages.account.invalidEmail } });
    }
  });

  test('is limited by IPv6 /64, also when the address changes within it', async () => {
    await app.deps.db
      .insertInto('rate_limits')
      .values({
        key: 'sign-in:address:2001:db8:1:2::/64',
        count: 100,
        resets_at: new Date(now.getTime() + 60_000),
      })
      .execute();
    const tried = (address: string) =>
      app.visitor().request<Failure>('/auth/sign-in', {
        method: 'POST',
        json: { email: 'kimse@site.example', password: 'yanlış' },
        headers: { 'x-forwarded-for': address },
      });
    expect((await tried('2001:db8:1:2:ffff::7')).body.message).toContain('60 saniye');
    expect((await tried('2001:db8:1:3::7')).status).toBe(401);
  });
});

describe('a session', () => {
  test('ends in the browser and on the server when the user signs out', async () => {
    const writer = await app.signIn();
    const stolen = createClient(app.url, writer.cookie());
    expect((await writer.post('/auth/sign-out')).body).toEqual({ ok: true });
    expect(writer.cookie()).toBe('');
    expect((await stolen.get<Session>('/auth/session')).body.viewer).toBeNull();
    expect((await writer.post('/auth/sign-out')).status).toBe(200);
  });

  test('is reported as ended to its browser when another device ended it', async () => {
    const writer = await app.signIn();
    const other = createClient(app.url, writer.cookie());
    await other.post('/auth/sign-out');
    expect((await writer.get<Session>('/auth/session')).body).toMatchObject({ viewer: null, ended: true });
    // A browser's own sign-out deletes its cookie.
    expect((await other.get<Session>('/auth/session')).body).toMatchObject({ viewer: null, ended: false });
    const forged = createClient(app.url, `${writer.cookie()}x`);
    expect((await forged.get<Session>('/auth/session')).body.ended).toBe(false);
  });

  test('is renewed once a day and ends thirty days after its last use', async () => {
    const writer = await app.signIn();
    expect((await writer.get('/auth/session')).headers.getSetCookie()).toEqual([]);
    now = new Date(now.getTime() + 2 * dayMs);
    expect((await writer.get('/auth/session')).headers.getSetCookie().join()).toContain('Max-Age=2592000');
    now = new Date(now.getTime() + 29 * dayMs);
    expect((await writer.get<Session>('/auth/session')).body.viewer?.id).toBe(writer.userId);
    now = new Date(now.getTime() + 31 * dayMs);
    expect((await writer.get<Session>('/auth/session')).body.viewer).toBeNull();
  });

  test('ends a year after its sign-in even if it is used', async () => {
    const writer = await app.signIn();
    const signedInAt = new Date(now.getTime() - 350 * dayMs);
    await app.deps.db
      .updateTable('sessions')
      .set({ created_at: signedInAt, expires_at: new Date(now.getTime() + 5 * dayMs) })
      .where('user_id', '=', writer.userId)
      .execute();
    const renewed = await writer.get('/auth/session');
    expect(renewed.headers.getSetCookie().join()).toContain(`Max-Age=${15 * 86_400};`);
    const { expires_at: end } = await app.deps.db
      .selectFrom('sessions')
      .select('expires_at')
      .where('user_id', '=', writer.userId)
      .executeTakeFirstOrThrow();
    expect(end).toEqual(new Date(signedInAt.getTime() + 365 * dayMs));
    expect((await writer.get('/auth/session')).headers.getSetCookie()).toEqual([]);
  });

  test('is refused with a forged or foreign signature', async () => {
    const writer = await app.signIn();
    const [, value = ''] = writer.cookie().split('=');
    const token = decodeURIComponent(value).split('.')[0] ?? '';
    const foreign = createHmac('sha256', 'another-secret').update(token).digest('base64');
    for (const forged of [token, `${token}.`, `${token}.${foreign}`, `${token}.AAAA`, '%E0%A4%A', '.']) {
      const client = createClient(app.url, `session=${forged}`);
      expect((await client.get<Failure>('/tokens')).body.code).toBe('UNAUTHORIZED');
    }
  });

  test('is not accepted as a guest’s cookie, and a guest cookie without a UUID is ignored', async () => {
    const writer = await app.signIn();
    const [, value = ''] = writer.cookie().split('=');
    const disguised = createClient(app.url, `guest=${value}`);
    const answer = await disguised.get<Session>('/auth/session');
    expect(answer).toMatchObject({ status: 200, body: { viewer: null, guest: { remaining: 250 } } });
    const guest = guestCookie('no-uuid', app.deps.env).split(';', 1)[0];
    expect((await createClient(app.url, guest).get('/auth/session')).status).toBe(200);
  });

  test('is found among several cookies of its name and without a space after the semicolon', async () => {
    const writer = await app.signIn();
    for (const header of [`a=1;${writer.cookie()}`, `session=foreign.AAAA; ${writer.cookie()}`]) {
      const answer = await app.visitor().request('/tokens', { headers: { cookie: header } });
      expect(answer.status, header.slice(0, 12)).toBe(200);
    }
  });

  test('repairs missing profile and token rows at the next visit', async () => {
    const writer = await app.signIn();
    const { pool } = app.deps;
    await pool.query('DELETE FROM profiles WHERE user_id = $1', [writer.userId]);
    await pool.query('DELETE FROM user_tokens WHERE user_id = $1', [writer.userId]);
    const { viewer } = (await writer.get<Session>('/auth/session')).body;
    expect(viewer).toMatchObject({ tokens: defaultTerms.free.dailyTokens, plan: 'free' });
    expect(viewer?.fullName).not.toBe('');
  });

  test('of a visitor shows the whole trial and stores nothing', async () => {
    const visitor = app.visitor();
    const answer = await visitor.get<Session>('/auth/session');
    expect(answer.body).toEqual({ viewer: null, guest: { remaining: 250, total: 250 }, ended: false });
    expect(answer.headers.getSetCookie()).toEqual([]);
    const trials = await app.deps.db.selectFrom('guest_trials').select('id').execute();
    expect(trials).toEqual([]);
  });

  test('has administrator rights only when the e-mail is in ADMIN_EMAILS and verified', async () => {
    const isAdmin = async (emailVerified: boolean) => {
      const { userId } = await app.signIn({ email: 'yonetici@site.example', emailVerified });
      const client = createClient(app.url, await createSession(app.deps, userId));
      const { viewer } = (await client.get<Session>('/auth/session')).body;
      await app.deps.db.deleteFrom('users').where('id', '=', userId).execute();
      return viewer?.isAdmin;
    };
    expect(await isAdmin(false)).toBe(false);
    expect(await isAdmin(true)).toBe(true);
  });
});

test('sets cookies with the __Host- prefix over https', async () => {
  const secure = await startTestApp({ env: { PUBLIC_URL: 'https://site.example' } });
  const answer = await secure.visitor().post('/auth/sign-up', person());
  expect(answer.headers.getSetCookie().join()).toMatch(
    /^__Host-session=.*; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
  );
  await secure.stop();
});
