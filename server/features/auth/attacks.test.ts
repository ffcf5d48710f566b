import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Viewer } from '#contract/auth.ts';
import { operations } from '#contract/operations.ts';
import { messages } from '#domain/messages/index.ts';
import { allJobs } from '#server/app/all-jobs.ts';
import { createJobSender, type Jobs, openJobs } from '#server/jobs/index.ts';
import { type Client, createClient } from '#testing/client.ts';
import { startTestApp, type TestApp } from '#testing/harness.ts';

const password = 'cok-gizli-sifre';
const administrator = 'yonetici@site.example';
let app: TestApp;
let jobs: Jobs;
beforeAll(async () => {
  app = await startTestApp({
    env: { TRUST_PROXY: '1', ADMIN_EMAILS: administrator },
    productPasswords: true,
  });
  // This queue has no worker, so requests only queue their mails, as in production.
  jobs = await openJobs(app.database.directUrl, app.deps.log, allJobs);
});
afterAll(async () => {
  await jobs.stop();
  await app.stop();
});

interface Session {
  viewer: Viewer | null;
}
const whose = async (client: Client) => (await client.get<Session>('/auth/session')).body.viewer?.id ?? null;

let counter = 0;
async function newAccount(): Promise<{ email: string; password: string }> {
  counter += 1;
  const email = `kurban${counter}@site.example`;
  const account = { username: `kurban_${counter}`, email, password };
  expect((await app.visitor().post('/auth/sign-up', account)).status).toBe(201);
  return { email, password };
}

describe('a session that an attacker has planted', () => {
  test.each<[string, (victim: Client, account: { email: string; password: string }) => Promise<unknown>]>([
    ['a sign-in', (victim, account) => victim.post('/auth/sign-in', account)],
    [
      'a sign-up',
      (victim) => {
        counter += 1;
        const username = `yeni_${counter}`;
        return victim.post('/auth/sign-up', { username, email: `${username}@site.example`, password });
      },
    ],
    [
      'a sign-in by a mailed code',
      async (victim, { email }) => {
        await victim.post('/account/code', { email });
        const code = /\d{8}/.exec(app.mails.at(-1)?.text ?? '')?.[0];
        return victim.post('/account/code/confirm', { email, code });
      },
    ],
  ])('is replaced by a new session by %s', async (_way, enter) => {
    const account = await newAccount();
    const attacker = await app.signIn();
    const planted = attacker.cookie();
    const victim = createClient(app.url, planted);
    await enter(victim, account);
    const own = await whose(victim);
    expect(own).not.toBeNull();
    expect(own).not.toBe(attacker.userId);
    expect(victim.cookie()).not.toBe(planted);
    // The attacker's cookie is no session any more.
    expect(await whose(createClient(app.url, planted))).toBeNull();
  });

  test('is replaced by a new session by the second factor, and the waiting token is no session', async () => {
    const { email, password: secretWord } = await newAccount();
    const own = app.visitor();
    await own.post('/auth/sign-in', { email, password: secretWord });
    const link = /#([\w-]{43})/.exec(app.mails.findLast(({ to }) => to === email)?.text ?? '')?.[1];
    await own.post('/account/verification/confirm', { secret: link });
    const { secret } = (await own.post<{ secret: string }>('/second-factor', { password: secretWord })).body;
    // A code of the next 30 s is accepted too, so the second code differs from the first and is valid.
    const code = (stepsAhead: number) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({
        timestamp: Date.now() + stepsAhead * 30_000,
      });
    expect((await own.post('/second-factor/confirm', { code: code(0) })).status).toBe(200);
    const attacker = await app.signIn();
    const planted = attacker.cookie();
    const victim = createClient(app.url, planted);
    await victim.post('/auth/sign-in', { email, password: secretWord });
    const waiting = victim.cookie();
    // Until the code is entered, the browser keeps the old session, and the waiting token is no session.
    expect(await whose(victim)).toBe(attacker.userId);
    expect((await victim.post('/second-factor/verify', { code: code(1) })).status).toBe(200);
    expect(await whose(victim)).not.toBe(attacker.userId);
    expect(await whose(createClient(app.url, planted))).toBeNull();
    expect(await whose(createClient(app.url, waiting))).toBeNull();
    const replayed = createClient(app.url, waiting);
    expect((await replayed.post('/second-factor/verify', { code: code(1) })).status).toBe(401);
  });

  test('is replaced and stays invalid when its token is invented', async () => {
    const victim = createClient(app.url, 'session=planted.AAAA');
    await victim.post('/auth/sign-in', await newAccount());
    expect(await whose(victim)).not.toBeNull();
    expect(await whose(createClient(app.url, 'session=planted.AAAA'))).toBeNull();
  });
});

describe('a page of another site', () => {
  const changing = operations.filter(({ method }) => method !== 'GET');

  test.each(changing)('can’t call $name with the user’s cookie', async ({ method, path }) => {
    const victim = await app.signIn();
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' },
      { origin: 'https://kotu.example', 'content-type': 'text/plain' },
    ];
    for (const headers of foreign) {
      const answer = await victim.request<{ code: string; message: string }>(
        path.replace('{id}', crypto.randomUUID()),
        { method, raw: '{}', headers },
      );
      expect(answer.status).toBe(403);
      expect(answer.body).toMatchObject({ code: 'FORBIDDEN', message: messages.request.foreignOrigin });
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    expect(await whose(victim)).toBe(victim.userId);
  });
});

test('an unverified administrator address gives no administrator rights', async () => {
  const browser = app.visitor();
  const account = { username: 'sahte_yonetici', email: administrator, password };
  const { body } = await browser.post<{ viewer: Viewer }>('/auth/sign-up', account);
  expect(body.viewer).toMatchObject({ email: administrator, isAdmin: false });
  const closed = operations.filter(({ access }) => access === 'admin');
  expect(closed.length).toBeGreaterThan(0);
  for (const { method, path } of closed) {
    const answer = await browser.request(path.replace('{id}', crypto.randomUUID()), { method });
    expect(answer.status, path).toBe(403);
  }
});

describe('whether an address has an account', () => {
  /** Calls of each kind; their medians differ clearly when only one kind hashes or sends a mail. */
  const times = 15;
  const asked = (path: string, json: object, index: number) =>
    app.visitor().request<{ requestId?: string }>(path, {
      method: 'POST',
      json,
      headers: { 'x-forwarded-for': `198.51.100.${index}` },
    });

  async function compare(path: string, known: (index: number) => object, unknown: (index: number) => object) {
    const took: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    const said = new Set<string>();
    for (let index = 1; index <= times; index += 1) {
      for (const [kind, json] of [
        ['known', known(index)],
        ['unknown', unknown(index)],
      ] as const) {
        const began = performance.now();
        const { status, body } = await asked(path, json, index);
        took[kind].push(performance.now() - began);
        said.add(JSON.stringify({ status, ...body, requestId: null }));
      }
    }
    const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(times / 2)] ?? 0;
    return { answers: said.size, ratio: median(took.known) / median(took.unknown) };
  }

  test.each([
    ['sign-in', '/auth/sign-in', { password: 'yanlış-şifre' }],
    ['recovery', '/account/password-reset', {}],
    ['a sign-in code', '/account/code', {}],
    ['entering a sign-in code', '/account/code/confirm', { code: '12345678' }],
  ])('is revealed by %s neither in its answer nor by its duration', async (_name, path, rest) => {
    const inline = app.deps.jobs;
    app.deps.jobs = createJobSender(jobs.boss);
    const accounts = await Promise.all(Array.from({ length: 3 }, newAccount));
    const { answers, ratio } = await compare(
      path,
      (index) => ({ email: accounts[index % 3]?.email, ...rest }),
      (index) => ({ email: `kimse${index % 3}-${path.length}@site.example`, ...rest }),
    );
    app.deps.jobs = inline;
    expect(answers).toBe(1);
    // A password hash in only one of the two makes a factor of at least ten, a mail sent during the request of three.
    expect(ratio).toBeGreaterThan(1 / 2.5);
    expect(ratio).toBeLessThan(2.5);
  });
});

test('a forged X-Forwarded-For allows no further guesses', async () => {
  const guess = (index: number) =>
    app.visitor().request<{ message: string; data: { retryAfterSeconds: number } }>('/account/code/confirm', {
      method: 'POST',
      json: { email: `kimse-yok-${index}@site.example`, code: '12345678' },
      // The proxy appends the address that it saw; entries before it were sent by the client.
      headers: { 'x-forwarded-for': `203.0.113.${index}, 198.51.100.250` },
    });
  const answers = [];
  for (let index = 0; index < 101; index += 1) answers.push(await guess(index));
  expect(answers.slice(0, 100).every(({ status }) => status === 401)).toBe(true);
  const last = answers[100];
  expect(last?.status).toBe(429);
  const minutes = Math.ceil((last?.body.data.retryAfterSeconds ?? 0) / 60);
  expect(last?.body.message).toBe(
    `Çok fazla deneme yaptınız. Lütfen ${minutes} dakika sonra tekrar deneyin.`,
  );
});

test('over https every cookie of a sign-in has the __Host- prefix, HttpOnly, Secure and SameSite', async () => {
  const secure = await startTestApp({ env: { PUBLIC_URL: 'https://site.example' } });
  const browser = secure.visitor();
  const account = { username: 'cerezci', email: 'cerez@site.example', password };
  const cookies = (await browser.post('/auth/sign-up', account)).headers.getSetCookie();
  cookies.push(...(await secure.visitor().post('/auth/sign-in', account)).headers.getSetCookie());
  const { rows } = await secure.deps.pool.query<{ id: string }>('SELECT id FROM users');
  await secure.deps.db
    .insertInto('second_factors')
    .values({ user_id: rows[0]?.id ?? '', sealed_secret: 'sealed', confirmed_at: new Date() })
    .execute();
  cookies.push(...(await secure.visitor().post('/auth/sign-in', account)).headers.getSetCookie());
  cookies.push(...(await browser.post('/auth/sign-out')).headers.getSetCookie());
  await secure.stop();
  expect(new Set(cookies.map((cookie) => cookie.split('=', 1)[0]))).toEqual(
    new Set(['__Host-session', '__Host-second-factor', '__Host-device']),
  );
  for (const cookie of cookies) {
    expect(cookie).toMatch(/; Path=\/;/);
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; Secure/);
    expect(cookie).toMatch(/; SameSite=Lax/);
    expect(cookie).not.toMatch(/Domain=/i);
  }
});
