import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Viewer } from '#contract/auth.ts';
import type { Balance } from '#contract/tokens.ts';
import { defaultTerms } from '#domain/billing/plans.ts';
import { usualSettings } from '#domain/site/site-settings.ts';
import { dayMs } from '#domain/time/durations.ts';
import type { Client } from '#testing/client.ts';
import { bookTokens, readTokens } from '#testing/factories/tokens.ts';
import { startTestApp, type TestApp } from '#testing/harness.ts';

const { welcomeTokens } = usualSettings;
const password = 'uzun-bir-sifre';

let offsetMs = 0;
let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  const now = () => new Date(Date.now() + offsetMs);
  app = await startTestApp({ now, env: { TRUST_PROXY: '1' }, welcomeTokens });
  other = await app.startAnother();
});
beforeEach(() => {
  offsetMs = 0;
});
afterAll(() => app.stop());

let counter = 0;
/** Signs up from an address of its own, so that the tokens of the sign-up come at once. */
async function signUp(email?: string): Promise<{ browser: Client; email: string; viewer: Viewer }> {
  counter += 1;
  const person = { username: `konuk_${counter}`, email: email ?? `konuk${counter}@site.example`, password };
  const browser = app.visitor();
  const { status, body } = await browser.request<{ viewer: Viewer }>('/auth/sign-up', {
    method: 'POST',
    json: person,
    headers: { 'x-forwarded-for': `198.51.100.${counter % 250}` },
  });
  expect(status).toBe(201);
  return { browser, email: person.email, viewer: body.viewer };
}
const secretOf = (email: string, about = /doğrulayın/) =>
  /#([\w-]{43})/.exec(
    app.mails.findLast(({ to, subject }) => to === email && about.test(subject))?.text ?? '',
  )?.[1];
const verify = (client: Client, email: string) =>
  client.post<{ welcomeTokens: number }>('/account/verification/confirm', {
    secret: secretOf(email),
    password,
  });
const balanceOf = async (browser: Client) => (await browser.get<Balance>('/tokens')).body;
const viewerOf = async (browser: Client) =>
  (await browser.get<{ viewer: Viewer }>('/auth/session')).body.viewer;
async function giftsOf(userId: string): Promise<number[]> {
  const { rows } = await app.deps.pool.query<{ delta: number }>(
    "SELECT delta FROM token_ledger WHERE user_id = $1 AND reason = 'welcome'",
    [userId],
  );
  return rows.map(({ delta }) => delta);
}

describe('the welcome gift', () => {
  test('comes with the verified address, on top of the tokens of the sign-up', async () => {
    const { browser, email, viewer } = await signUp();
    expect(viewer).toMatchObject({ tokens: defaultTerms.free.dailyTokens, welcomeTokens });
    expect((await verify(browser, email)).body).toMatchObject({ welcomeTokens });
    expect(await viewerOf(browser)).toMatchObject({
      tokens: defaultTerms.free.dailyTokens + welcomeTokens,
      welcomeTokens: 0,
    });
    const { entries } = (
      await browser.get<{ entries: { reason: string; delta: number }[] }>('/tokens/ledger')
    ).body;
    expect(entries[0]).toMatchObject({ reason: 'welcome', delta: welcomeTokens });
  });

  test('comes once when links, codes and processes verify at the same time', async () => {
    const { browser, email, viewer } = await signUp();
    await app.visitor().post('/account/password-reset', { email });
    const reset = { secret: secretOf(email, /yenileyin/), password: 'yepyeni-bir-sifre' };
    const confirmed = await Promise.all([
      ...[browser, other.visitor(), browser, other.visitor()].map((client) => verify(client, email)),
      other.visitor().post('/account/password-reset/confirm', reset),
    ]);
    expect(confirmed.some(({ status }) => status === 200)).toBe(true);
    expect(await giftsOf(viewer.id)).toEqual([welcomeTokens]);
  });

  test('does not come again when an address is verified again', async () => {
    const { browser, email, viewer } = await signUp();
    await verify(browser, email);
    const users = app.deps.db.updateTable('users').where('id', '=', viewer.id);
    await users.set({ email_verified: false }).execute();
    await Promise.all(
      [app, other, app, other].map(({ deps }) =>
        deps.db.updateTable('users').where('id', '=', viewer.id).set({ email_verified: true }).execute(),
      ),
    );
    expect(await giftsOf(viewer.id)).toEqual([welcomeTokens]);
    const { balance, ledger } = await readTokens(app.deps, viewer.id);
    expect(balance).toBe(ledger);
  });

  test('comes at once to an account that begins verified', async () => {
    const person = await app.signIn();
    expect((await balanceOf(person)).tokens).toBe(defaultTerms.free.dailyTokens + welcomeTokens);
  });

  test('belongs to the owner of the address who takes the account over', async () => {
    const { email, viewer } = await signUp();
    const { status } = await app
      .visitor()
      .post('/account/verification/takeover', { secret: secretOf(email) });
    expect(status).toBe(200);
    expect(await readTokens(app.deps, viewer.id)).toEqual({ balance: welcomeTokens, ledger: welcomeTokens });
  });

  test('does not come to an address whose account was deleted on the same day', async () => {
    const first = await signUp();
    await verify(first.browser, first.email);
    expect((await first.browser.post('/account/remove', { password })).status).toBe(200);
    const { browser, email, viewer } = await signUp(first.email);
    expect(viewer).toMatchObject({ tokens: 0, welcomeTokens: 0 });
    expect((await verify(browser, email)).body).toMatchObject({ welcomeTokens: 0 });
    expect(await giftsOf(viewer.id)).toEqual([]);
  });

  test('is as large as the administrators set it, and can be turned off', async () => {
    const setGift = async (tokens: number) => {
      await app.deps.pool.query('UPDATE site_settings SET welcome_tokens = $1', [tokens]);
    };
    try {
      for (const tokens of [700, 0]) {
        await setGift(tokens);
        const { browser, email } = await signUp();
        expect((await verify(browser, email)).body).toMatchObject({ welcomeTokens: tokens });
        expect((await balanceOf(browser)).tokens).toBe(defaultTerms.free.dailyTokens + tokens);
      }
    } finally {
      await setGift(welcomeTokens);
    }
  });
});

describe('the daily allowance', () => {
  const daily = defaultTerms.free.dailyTokens;

  test('leaves the gift as it is, and is given again once less than the allowance is left', async () => {
    const { browser, email, viewer } = await signUp();
    await verify(browser, email);
    await bookTokens(app.deps, viewer.id, -900, { reason: 'generation' });
    const left = defaultTerms.free.dailyTokens + welcomeTokens - 900;
    expect((await balanceOf(browser)).tokens).toBe(left);
    offsetMs = dayMs;
    expect((await balanceOf(browser)).tokens).toBe(left);
    await bookTokens(app.deps, viewer.id, -(left - 50), { reason: 'generation' });
    offsetMs = 2 * dayMs;
    expect((await balanceOf(browser)).tokens).toBe(daily);
  });

  test('of the day comes beside a gift of the same day', async () => {
    const { browser, email, viewer } = await signUp();
    await bookTokens(app.deps, viewer.id, -defaultTerms.free.dailyTokens, { reason: 'generation' });
    // The account was opened yesterday and is verified today.
    await app.deps.pool.query('UPDATE user_tokens SET allowance_day = allowance_day - 1 WHERE user_id = $1', [
      viewer.id,
    ]);
    await verify(browser, email);
    expect((await balanceOf(browser)).tokens).toBe(daily + welcomeTokens);
    expect((await balanceOf(browser)).tokens).toBe(daily + welcomeTokens);
  });
});
