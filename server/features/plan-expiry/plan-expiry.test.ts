import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { defaultTerms } from '#domain/billing/plans.ts';
import { dayMs } from '#domain/time/durations.ts';
import { startTestApp, type TestApp } from '#testing/harness.ts';
import { endPlans } from '../tokens/index.ts';
import { planExpiryJob } from './index.ts';

let app: TestApp;
let now = new Date();
beforeAll(async () => {
  app = await startTestApp({ now: () => now });
});
beforeEach(() => {
  now = new Date();
});
afterAll(() => app.stop());

const run = () => planExpiryJob.run(app.deps, { id: crypto.randomUUID(), data: {} });
const mailsTo = (email: string) => app.mails.filter(({ to }) => to === email);
const later = (ms: number) => new Date(now.getTime() + ms);

test('sends one reminder three days before the end when the job runs often and concurrently', async () => {
  const ends = later(3 * dayMs + 1_000);
  const writer = await app.signIn({ plan: 'pro', planEndsAt: ends });
  await run();
  expect(mailsTo(writer.email)).toEqual([]);
  now = later(2_000);
  await Promise.all([run(), run(), run()]);
  now = later(dayMs);
  await run();
  const mails = mailsTo(writer.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('Otomatik çekim yok');
  expect(mails[0]?.text).toContain('/fiyatlandirma');
});

test('sends another reminder before the new end of a renewed plan', async () => {
  const writer = await app.signIn({ plan: 'pro', planEndsAt: later(2 * dayMs) });
  await run();
  const renewed = later(33 * dayMs);
  await app.deps.db
    .updateTable('user_tokens')
    .set({ plan_ends_at: renewed })
    .where('user_id', '=', writer.userId)
    .execute();
  await run();
  expect(mailsTo(writer.email)).toHaveLength(1);
  now = new Date(renewed.getTime() - 2 * dayMs);
  await run();
  expect(mailsTo(writer.email)).toHaveLength(2);
});

test('sends no reminder to a person who has turned them off', async () => {
  const writer = await app.signIn({ plan: 'pro', planEndsAt: later(2 * dayMs) });
  await writer.request('/profile/notifications', { method: 'PATCH', json: { membershipReminders: false } });
  await run();
  expect(mailsTo(writer.email)).toEqual([]);
});

test('offers no card payment in a publisher’s reminder', async () => {
  const writer = await app.signIn({ plan: 'publisher', planEndsAt: later(dayMs) });
  await run();
  expect(mailsTo(writer.email)[0]?.text).not.toContain('/fiyatlandirma');
});

test('makes a plan free exactly at its end, with one ledger entry', async () => {
  const ends = later(60_000);
  const inactive = await app.signIn({ plan: 'pro', planEndsAt: ends });
  const active = await app.signIn({ plan: 'pro', planEndsAt: ends });
  const ledger = async (writer: typeof active) =>
    (await writer.get<{ entries: { reason: string; plan: string | null }[] }>('/tokens/ledger')).body.entries
      .filter(({ reason }) => reason === 'plan_change')
      .map(({ plan }) => plan);
  const planOf = async (writer: typeof active) =>
    (await writer.get<{ plan: string; dailyAllowance: number }>('/tokens')).body;

  now = new Date(ends.getTime() - 1);
  await endPlans(app.deps);
  expect(await planOf(active)).toMatchObject({ plan: 'pro' });
  now = ends;
  // One user reads the balance at that moment, the other does not.
  await Promise.all([planOf(active), endPlans(app.deps), endPlans(app.deps)]);
  expect(await planOf(active)).toMatchObject({ plan: 'free', dailyAllowance: defaultTerms.free.dailyTokens });
  const stored = await app.deps.db
    .selectFrom('user_tokens')
    .select(['plan', 'plan_ends_at'])
    .where('user_id', 'in', [inactive.userId, active.userId])
    .execute();
  expect(stored).toEqual([
    { plan: 'free', plan_ends_at: null },
    { plan: 'free', plan_ends_at: null },
  ]);
  expect([await ledger(inactive), await ledger(active)]).toEqual([['free'], ['free']]);
});
