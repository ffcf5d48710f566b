import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Viewer } from '#contract/auth.ts';
import { defaultTerms } from '#domain/billing/plans.ts';
import { dayMs } from '#domain/time/durations.ts';
import type { Client } from '#testing/client.ts';
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

interface SignedUp {
  browser: Client;
  email: string;
  password: string;
  viewer: Viewer;
}

let counter = 0;
async function signUpFrom(address: string): Promise<SignedUp> {
  counter += 1;
  const browser = app.visitor();
  const person = { username: `pay_${counter}`, email: `pay${counter}@site.example`, password: 'uzun-sifre' };
  const answer = await browser.request<{ viewer: Viewer }>('/auth/sign-up', {
    method: 'POST',
    json: person,
    headers: { 'x-forwarded-for': address },
  });
  expect(answer.status).toBe(201);
  return { browser, ...person, viewer: answer.body.viewer };
}
const signUpMany = (times: number, address: (index: number) => string) =>
  Promise.all(Array.from({ length: times }, (_, index) => signUpFrom(address(index))));
const grantedOf = (people: SignedUp[]) =>
  people.filter(({ viewer }) => viewer.tokens === defaultTerms.free.dailyTokens);

/** An account that gets its tokens when its e-mail is verified. */
async function waiting(network: string): Promise<SignedUp> {
  const people = await signUpMany(6, () => network);
  const last = people.find(({ viewer }) => viewer.tokens === 0);
  if (!last) throw new Error('All six accounts have tokens.');
  return last;
}
const viewerOf = async (browser: Client) =>
  (await browser.get<{ viewer: Viewer | null }>('/auth/session')).body.viewer;
const linkOf = (email: string, about: RegExp) =>
  /#([\w-]{43})/.exec(
    app.mails.findLast(({ to, subject }) => to === email && about.test(subject))?.text ?? '',
  )?.[1];
async function ledgerOf(userId: string) {
  const { rows } = await app.deps.pool.query<{ reason: string; delta: number }>(
    'SELECT reason, delta FROM token_ledger WHERE user_id = $1',
    [userId],
  );
  return rows;
}

test('gives tokens at once to five unverified accounts of an address and day, also when nine sign up at once', async () => {
  const people = await signUpMany(9, () => '203.0.113.10');
  expect(grantedOf(people)).toHaveLength(5);
  for (const { viewer } of people) expect(viewer.signUpTokensWait).toBe(viewer.tokens === 0);
  expect(grantedOf(await signUpMany(1, () => '203.0.113.11'))).toHaveLength(1);
  now = new Date(start.getTime() + dayMs);
  expect(grantedOf(await signUpMany(1, () => '203.0.113.10'))).toHaveLength(1);
});

test('gives tokens at once to ten accounts of an IPv6 /56, whatever their /64', async () => {
  const address = (index: number) => `2001:db8:b:${index.toString(16)}::1`;
  const people = await signUpMany(7, address);
  people.push(...(await signUpMany(7, (index) => address(7 + index))));
  expect(grantedOf(people)).toHaveLength(10);
});

test('gives waiting tokens once when the verification link is followed several times at once', async () => {
  const { browser, email, viewer } = await waiting('203.0.113.12');
  expect(await ledgerOf(viewer.id)).toEqual([]);
  const secret = linkOf(email, /doğrulayın/);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => browser.post('/account/verification/confirm', { secret })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await viewerOf(browser)).toMatchObject({
    tokens: defaultTerms.free.dailyTokens,
    signUpTokensWait: false,
  });
  expect(await ledgerOf(viewer.id)).toEqual([{ reason: 'sign_up', delta: defaultTerms.free.dailyTokens }]);
});

test('gives waiting tokens once when a link and a password reset verify at the same time', async () => {
  const { browser, email, viewer } = await waiting('203.0.113.13');
  await app.visitor().post('/account/password-reset', { email });
  await Promise.all([
    browser.post('/account/verification/confirm', { secret: linkOf(email, /doğrulayın/) }),
    app.visitor().post('/account/password-reset/confirm', {
      secret: linkOf(email, /yenileyin/),
      password: 'yepyeni-bir-sifre',
    }),
  ]);
  expect(await ledgerOf(viewer.id)).toEqual([{ reason: 'sign_up', delta: defaultTerms.free.dailyTokens }]);
});

test('gives waiting tokens when a mailed code verifies the e-mail', async () => {
  const { browser, email, viewer } = await waiting('203.0.113.14');
  await browser.post('/account/code', { email });
  const code = /Giriş kodunuz: (\d+)/.exec(app.mails.at(-1)?.subject ?? '')?.[1];
  const entered = await browser.post<{ viewer: Viewer }>('/account/code/confirm', { email, code });
  expect(entered.body.viewer).toMatchObject({
    id: viewer.id,
    tokens: defaultTerms.free.dailyTokens,
    signUpTokensWait: false,
  });
});

test('gives an unverified account nothing on later days or when its rows are repaired', async () => {
  const { browser, viewer } = await waiting('203.0.113.15');
  for (let day = 0; day < 3; day += 1) {
    now = new Date(start.getTime() + day * dayMs);
    expect(await viewerOf(browser)).toMatchObject({ tokens: 0, signUpTokensWait: true });
  }
  await app.deps.pool.query('DELETE FROM profiles WHERE user_id = $1', [viewer.id]);
  await app.deps.pool.query('DELETE FROM user_tokens WHERE user_id = $1', [viewer.id]);
  expect(await viewerOf(browser)).toMatchObject({ tokens: 0, signUpTokensWait: true });
  expect(await ledgerOf(viewer.id)).toEqual([]);
});
