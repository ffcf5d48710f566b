import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Viewer } from '#contract/auth.ts';
import type { Balance } from '#contract/tokens.ts';
import { defaultTerms } from '#domain/billing/plans.ts';
import { dayMs } from '#domain/time/durations.ts';
import type { Client } from '#testing/client.ts';
import { startTestApp, type TestApp } from '#testing/harness.ts';

const password = 'uzun-bir-sifre';
let offsetMs = 0;
let app: TestApp;
beforeAll(async () => {
  // The mark of given tokens uses the database's clock, so the tests begin at the real time.
  app = await startTestApp({ now: () => new Date(Date.now() + offsetMs), env: { TRUST_PROXY: '1' } });
});
beforeEach(() => {
  offsetMs = 0;
});
afterAll(() => app.stop());

let counter = 0;
const newName = () => {
  counter += 1;
  return `yine_${counter}`;
};
/** Signs up from a new address, so that only limits of the e-mail address apply. */
async function open(email: string): Promise<{ browser: Client; viewer: Viewer | null }> {
  const browser = app.visitor();
  const username = newName();
  const answer = await browser.request<{ viewer?: Viewer }>('/auth/sign-up', {
    method: 'POST',
    json: { username, email, password },
    headers: { 'x-forwarded-for': `198.51.100.${counter % 250}` },
  });
  return { browser, viewer: answer.status === 201 ? (answer.body.viewer ?? null) : null };
}
const verify = async (browser: Client, email: string) => {
  const mail = app.mails.findLast(({ to, subject }) => to === email && /doğrulayın/.test(subject));
  const secret = /#([\w-]{43})/.exec(mail?.text ?? '')?.[1];
  expect((await browser.post('/account/verification/confirm', { secret })).status).toBe(200);
};
const balanceOf = async (browser: Client) => (await browser.get<Balance>('/tokens')).body;
const remove = (browser: Client) => browser.post('/account/remove', { password });

test('gives an address its first tokens once a day when its account is repeatedly deleted and opened', async () => {
  const email = 'yeniden@site.example';
  let given = 0;
  for (let round = 0; round < 4; round += 1) {
    const { browser, viewer } = await open(email);
    await verify(browser, email);
    const { tokens, firstTokensTomorrow } = await balanceOf(browser);
    expect(viewer?.tokens).toBe(tokens);
    expect(firstTokensTomorrow).toBe(round > 0);
    given += tokens;
    if (round < 3) expect((await remove(browser)).status).toBe(200);
    else {
      offsetMs = dayMs;
      expect(await balanceOf(browser)).toMatchObject({ tokens: defaultTerms.free.dailyTokens });
    }
  }
  expect(given).toBe(defaultTerms.free.dailyTokens);
});

test('gives first tokens once a day when the address is unverified, also after a later verification', async () => {
  const email = 'dogrulanmamis@site.example';
  const first = await open(email);
  expect(first.viewer?.tokens).toBe(defaultTerms.free.dailyTokens);
  await remove(first.browser);
  const second = await open(email);
  expect(second.viewer).toMatchObject({ tokens: 0, signUpTokensWait: false });
  await verify(second.browser, email);
  expect((await balanceOf(second.browser)).tokens).toBe(0);
});

test('gives first tokens to a new account when the address’s deleted account got none', async () => {
  const email = 'bekleyen@site.example';
  const { browser } = await open(email);
  await app.deps.pool.query(
    'DELETE FROM user_tokens t USING users u WHERE u.id = t.user_id AND u.email = $1',
    [email],
  );
  await app.deps.pool.query('UPDATE users SET sign_up_tokens_wait = true WHERE email = $1', [email]);
  expect((await balanceOf(browser)).tokens).toBe(0);
  await remove(browser);
  expect((await open(email)).viewer?.tokens).toBe(defaultTerms.free.dailyTokens);
});

test('gives no first tokens at verification when the address had some that day', async () => {
  const email = 'bekleyip-dogrulayan@site.example';
  await remove((await open(email)).browser);
  const { browser } = await open(email);
  await app.deps.pool.query('UPDATE users SET sign_up_tokens_wait = true WHERE email = $1', [email]);
  const session = await browser.get<{ viewer: Viewer }>('/auth/session');
  expect(session.body.viewer.signUpTokensWait).toBe(false);
  await verify(browser, email);
  expect((await balanceOf(browser)).tokens).toBe(0);
});

test('gives no first tokens to an address that an account left by an e-mail change that day', async () => {
  const [email, newEmail] = ['eski@site.example', 'yeni@site.example'];
  const { browser } = await open(email);
  await verify(browser, email);
  await app.deps.db.updateTable('users').set({ email: newEmail }).where('email', '=', email).execute();
  expect(await balanceOf(browser)).toMatchObject({
    tokens: defaultTerms.free.dailyTokens,
    firstTokensTomorrow: false,
  });
  expect((await open(email)).viewer?.tokens).toBe(0);
  await remove(browser);
  expect((await open(newEmail)).viewer?.tokens).toBe(0);
});

test('gives first tokens once when deletions and sign-ups are concurrent', async () => {
  const email = 'yaris@site.example';
  let { browser } = await open(email);
  for (let round = 0; round < 8; round += 1) {
    const [, ...opened] = await Promise.all([
      remove(browser),
      ...Array.from({ length: 6 }, () => open(email)),
    ]);
    const winners = opened.filter(({ viewer }) => viewer !== null);
    expect(winners.length).toBeLessThanOrEqual(1);
    const winner = winners[0] ?? (await open(email));
    expect(winner.viewer?.tokens).toBe(0);
    browser = winner.browser;
  }
});

test('stores only a hash of the address, until the Istanbul day ends', async () => {
  const email = 'iz@site.example';
  await remove((await open(email)).browser);
  const { rows } = await app.deps.pool.query<{ key: string; ends: boolean }>(
    `SELECT key, resets_at = ((now() AT TIME ZONE 'Europe/Istanbul')::date + 1)::timestamp AT TIME ZONE 'Europe/Istanbul' AS ends
      FROM rate_limits WHERE key = 'first-tokens:' || encode(sha256(convert_to($1, 'UTF8')), 'hex')`,
    [email],
  );
  expect(rows).toMatchObject([{ ends: true }]);
});
