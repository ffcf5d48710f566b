import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { plans } from '#domain/billing/plans.ts';
import { dayMs } from '#domain/time/durations.ts';
import { startTestApp, type TestApp } from '#testing/harness.ts';
import { endPlans } from '../tokens/index.ts';
import { planLifeJob } from './index.ts';

let app: TestApp;
let now = new Date();
beforeAll(async () => {
  app = await startTestApp({ now: () => now });
});
beforeEach(() => {
  now = new Date();
});
afterAll(() => app.stop());

const run = () => planLifeJob.run(app.deps, { id: crypto.randomUUID(), data: {} });
const mailsTo = (email: string) => app.mails.filter(({ to }) => to === email);
const later = (ms: number) => new Date(now.getTime() + ms);

test('three days before its end a plan’s owner is reminded, once, however often and by however many it is looked', async () => {
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

test('a renewed plan is reminded of again, at its new end', async () => {
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

test('one who wants no reminders gets none', async () => {
  const writer = await app.signIn({ plan: 'pro', planEndsAt: later(2 * dayMs) });
  await writer.request('/profile/notifications', { method: 'PATCH', json: { membershipReminders: false } });
  await run();
  expect(mailsTo(writer.email)).toEqual([]);
});

test('a publisher’s reminder offers no card payment', async () => {
  const writer = await app.signIn({ plan: 'publisher', planEndsAt: later(dayMs) });
  await run();
  expect(mailsTo(writer.email)[0]?.text).not.toContain('/fiyatlandirma');
});

test('at its end, to the moment, a plan falls back to free, and the ledger tells of it once', async () => {
  const ends = later(60_000);
  const away = await app.signIn({ plan: 'pro', planEndsAt: ends });
  const here = await app.signIn({ plan: 'pro', planEndsAt: ends });
  const ledger = async (writer: typeof here) =>
    (await writer.get<{ entries: { reason: string; plan: string | null }[] }>('/tokens/ledger')).body.entries
      .filter(({ reason }) => reason === 'plan_change')
      .map(({ plan }) => plan);
  const planOf = async (writer: typeof here) =>
    (await writer.get<{ plan: string; dailyAllowance: number }>('/tokens')).body;

  now = new Date(ends.getTime() - 1);
  await endPlans(app.deps);
  expect(await planOf(here)).toMatchObject({ plan: 'pro' });
  now = ends;
  // One comes by at that moment, the other stays away.
  await Promise.all([planOf(here), endPlans(app.deps), endPlans(app.deps)]);
  expect(await planOf(here)).toMatchObject({ plan: 'free', dailyAllowance: plans.free.dailyTokens });
  const stored = await app.deps.db
    .selectFrom('user_tokens')
    .select(['plan', 'plan_ends_at'])
    .where('user_id', 'in', [away.userId, here.userId])
    .execute();
  expect(stored).toEqual([
    { plan: 'free', plan_ends_at: null },
    { plan: 'free', plan_ends_at: null },
  ]);
  expect([await ledger(away), await ledger(here)]).toEqual([['free'], ['free']]);
});
