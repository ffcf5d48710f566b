import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AdminUser } from '#contract/admin-users.ts';
import type { Balance } from '#contract/tokens.ts';
import { dayMs } from '#domain/time/durations.ts';
import { createClient } from '#testing/client.ts';
import { orderRequest } from '#testing/factories/order.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';
import { type PaytrServer, startPaytr } from '#testing/paytr/paytr-server.ts';
import { endPlans } from '../tokens/index.ts';
import { planExpiryJob } from './index.ts';

const adminEmail = 'yonetici@site.example';
const path = '/plan/cancellation';
/** An end whose day in Istanbul differs from the day in UTC. */
const end = new Date('2026-12-20T21:30:00Z');

let paytr: PaytrServer;
let app: TestApp;
let now = new Date();
beforeAll(async () => {
  paytr = await startPaytr();
  app = await startTestApp({ env: { ...paytr.env, ADMIN_EMAILS: adminEmail }, now: () => now });
  paytr.serve(app);
});
beforeEach(() => {
  now = new Date('2026-11-22T10:21:00Z');
});
afterAll(async () => {
  await app.stop();
  await paytr.close();
});

type Answer = Balance & { code: string; message: string };
const member = (plan: 'pro' | 'publisher' = 'pro') => app.signIn({ plan, planEndsAt: end });
const cancel = (client: SignedInClient) => client.post<Answer>(path);
const withdraw = (client: SignedInClient) => client.delete<Answer>(path);
const balance = async (client: SignedInClient) => (await client.get<Balance>('/tokens')).body;
const mailsTo = ({ email }: SignedInClient) => app.mails.filter(({ to }) => to === email);
const audit = async ({ userId }: SignedInClient) =>
  (
    await app.deps.db
      .selectFrom('audit_log')
      .select(['action', 'actor_email'])
      .where('subject_id', '=', userId)
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);
const remind = () => planExpiryJob.run(app.deps, { id: randomUUID(), data: {} });

describe('cancelling a plan', () => {
  test('keeps the plan until its end, sends a mail and writes an audit entry', async () => {
    const writer = await member();
    const { status, body } = await cancel(writer);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      plan: 'pro',
      planEndsAt: end.toISOString(),
      planCancelledAt: now.toISOString(),
    });
    expect(await balance(writer)).toMatchObject({ planCancelledAt: now.toISOString() });
    const [mail, ...others] = mailsTo(writer);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Profesyonel planınızı iptal ettiniz');
    expect(mail?.text).toContain('21 Aralık 2026’ya kadar');
    expect(await audit(writer)).toEqual(['user.plan_cancelled']);
    now = end;
    await endPlans(app.deps);
    expect(await balance(writer)).toMatchObject({ plan: 'free', planCancelledAt: null });
  });

  test('happens once when sixteen calls reach two processes at the same time', async () => {
    const writer = await member();
    const other = await app.startAnother();
    const there = createClient(other.url, writer.cookie());
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, at) => (at % 2 ? there : writer).post<Answer>(path)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await audit(writer)).toEqual(['user.plan_cancelled']);
    expect([...mailsTo(writer), ...other.mails.filter(({ to }) => to === writer.email)]).toHaveLength(1);
  });

  test('can be withdrawn, which happens once when the call is repeated', async () => {
    const writer = await member();
    await cancel(writer);
    const answers = await Promise.all([withdraw(writer), withdraw(writer), withdraw(writer)]);
    expect(answers.map(({ status, body }) => [status, body.planCancelledAt])).toEqual([
      [200, null],
      [200, null],
      [200, null],
    ]);
    expect(await audit(writer)).toEqual(['user.plan_cancelled', 'user.cancellation_withdrawn']);
    expect(mailsTo(writer).map(({ subject }) => subject)).toEqual([
      'Profesyonel planınızı iptal ettiniz',
      'Plan iptalini geri aldınız',
    ]);
  });

  test('is refused when there is no plan with an end', async () => {
    for (const account of [{}, { plan: 'pro' as const }]) {
      const writer = await app.signIn(account);
      expect((await cancel(writer)).body.code).toBe('NOTHING_TO_CANCEL');
      expect((await withdraw(writer)).body).toMatchObject({ planCancelledAt: null });
      expect(mailsTo(writer)).toEqual([]);
    }
    expect((await app.visitor().post<Answer>(path)).status).toBe(401);
  });

  test('is rate-limited after several changes in an hour', async () => {
    const writer = await member();
    const statuses: number[] = [];
    for (let turn = 0; turn < 8; turn += 1) {
      statuses.push((await cancel(writer)).status, (await withdraw(writer)).status);
    }
    expect(statuses).toContain(429);
  });
});

test('sends no reminder of a cancelled plan, but one after the cancellation is withdrawn', async () => {
  const [cancelled, changed] = [await member(), await member()];
  await cancel(cancelled);
  await cancel(changed);
  now = new Date(end.getTime() - 2 * dayMs);
  await withdraw(changed);
  const reminderCount = (client: SignedInClient) =>
    mailsTo(client).filter(({ subject }) => subject.includes('dolmak üzere')).length;
  await Promise.all([remind(), remind()]);
  expect([reminderCount(cancelled), reminderCount(changed)]).toEqual([0, 1]);
});

test('withdraws the cancellation when the plan is renewed', async () => {
  const writer = await member();
  await cancel(writer);
  now = new Date(end.getTime() - 3 * dayMs);
  const { body } = await writer.post<{ paymentUrl: string }>('/payments/orders', orderRequest());
  expect((await balance(writer)).planCancelledAt).not.toBeNull();
  await paytr.choose(body.paymentUrl, 'pay');
  expect(await balance(writer)).toMatchObject({ plan: 'pro', planCancelledAt: null });
});

test('the database deletes a cancellation when the plan changes, and keeps it when the end becomes earlier', async () => {
  const writer = await member();
  const set = (values: { plan?: string; plan_ends_at?: Date | null; plan_cancelled_at?: Date }) =>
    app.deps.db.updateTable('user_tokens').set(values).where('user_id', '=', writer.userId).execute();
  const cancelled = async () => (await balance(writer)).planCancelledAt !== null;
  await cancel(writer);
  await set({ plan_ends_at: new Date(end.getTime() - dayMs) });
  expect(await cancelled()).toBe(true);
  await set({ plan: 'publisher' });
  expect(await cancelled()).toBe(false);
  await set({ plan_cancelled_at: now });
  await set({ plan: 'free', plan_ends_at: null });
  expect(await cancelled()).toBe(false);
  await expect(set({ plan_cancelled_at: now })).rejects.toThrow(/user_tokens_cancelled_plan/);
});

test('administrators see the time of a cancellation', async () => {
  const admin = await app.signIn({ email: adminEmail });
  const writer = await member();
  const find = async () =>
    (await admin.get<{ users: AdminUser[] }>(`/admin/users?${new URLSearchParams({ search: writer.email })}`))
      .body.users[0];
  expect(await find()).toMatchObject({ planCancelledAt: null });
  await cancel(writer);
  expect(await find()).toMatchObject({ id: writer.userId, planCancelledAt: now.toISOString() });
});
