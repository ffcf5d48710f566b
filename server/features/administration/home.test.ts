import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DayFigures, Found } from '#contract/administration.ts';
import { referenceOf } from '#domain/account/contact.ts';
import { messages } from '#domain/messages/index.ts';
import { dayMs } from '#domain/time/durations.ts';
import { createSale } from '#testing/factories/invoice.ts';
import { createOrder } from '#testing/factories/order.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';

interface Today {
  days: DayFigures[];
  openMessages: number;
  waitingPayments: { count: number; more: boolean };
  backupAgeSeconds: number | null;
  backupOld: boolean;
  message: string;
}

/** Noon in Istanbul, so that no figure falls on the day before. */
const now = new Date('2026-11-28T09:00:00Z');
let app: TestApp;
let admin: SignedInClient;
beforeAll(async () => {
  app = await startTestApp({ env: { ADMIN_EMAILS: 'yonetici@site.example' }, now: () => now });
  admin = await app.signIn({ email: 'yonetici@site.example' });
});
afterAll(() => app.stop());

const today = async () => (await admin.get<Today>('/admin/today')).body;
const search = async (text: string) =>
  (await admin.get<Found & { message: string }>(`/admin/search?${new URLSearchParams({ search: text })}`))
    .body;
const ago = (days: number) => new Date(now.getTime() - days * dayMs);
const leaveMessage = (subject: string, createdAt: Date) =>
  app.deps.pool.query(
    `INSERT INTO contact_messages (id, name, email, subject, message, category, created_at)
     VALUES (gen_random_uuid(), 'Nermin Aydın', 'nermin@posta.example', $1, 'Metin', 'general', $2)`,
    [subject, createdAt],
  );

test('the home has today and the 13 days before it, and what waits', async () => {
  const { userId } = await app.signIn();
  const sold = { userId, kurus: 20_000 };
  await createSale(app.deps, { ...sold, at: now });
  await createSale(app.deps, { ...sold, at: ago(1) });
  await createSale(app.deps, { ...sold, at: ago(1), refundedAt: now });
  await createSale(app.deps, { ...sold, at: ago(1), refundedAt: now, refundedKurus: 4_990 });
  await createSale(app.deps, { ...sold, at: now, test: true });
  await createOrder(app.deps, { userId, status: 'refused', paid_at: now, total_amount: 5 });
  const twice = { userId, status: 'paid', paid_at: now, total_amount: 5, flags: ['paid_twice'] };
  await createOrder(app.deps, { ...twice, createdAt: ago(1) });
  // The payments screen lists flagged orders of 90 days.
  await createOrder(app.deps, { ...twice, createdAt: ago(91) });
  await leaveMessage('Bugünkü', now);
  await leaveMessage('Dünkü', ago(1));
  await app.deps.pool.query(
    `INSERT INTO ai_usage_days VALUES ('2026-11-28', 'free', 'openai', 'm', 12, 9, 3, 0, 0, 0, 1, 0, 1, 0, 0, 0, 2.5)`,
  );
  const home = await today();
  expect(home.days.map(({ day }) => day)).toEqual(
    Array.from({ length: 14 }, (_, at) => `2026-11-${15 + at}`),
  );
  expect(home.days.at(-1)).toMatchObject({
    // A refund counts on its own day, a part with its own amount.
    netKurus: -4_990,
    payments: 1,
    texts: 9,
    failed: 3,
    costKurus: 250,
    messages: 1,
  });
  expect(home.days.at(-2)).toMatchObject({ netKurus: 60_000, payments: 3, texts: 0, messages: 1 });
  expect(home).toMatchObject({ openMessages: 2, waitingPayments: { count: 2, more: false } });
  // No backup was made in this database.
  expect(home).toMatchObject({ backupAgeSeconds: null, backupOld: true });
  await app.deps.db
    .insertInto('backups')
    .values({ started_at: ago(3), ended_at: ago(3), place: '/yedek', bytes: 1 })
    .execute();
  expect(await today()).toMatchObject({ backupAgeSeconds: 3 * 86_400, backupOld: true });
  await app.deps.db
    .insertInto('backups')
    .values({ started_at: ago(1), ended_at: ago(1), place: '/yedek', bytes: 1 })
    .execute();
  expect(await today()).toMatchObject({ backupAgeSeconds: 86_400, backupOld: false });
});

test('new people are those of the last count and since', async () => {
  const before = (await today()).days.at(-1)?.newPeople ?? 0;
  await app.deps.pool.query(
    `INSERT INTO users (name, email, created_at) SELECT 'Yeni', 'yeni' || n || '@posta.example', $1 FROM generate_series(1, 3) n`,
    [new Date(now.getTime() - 60_000)],
  );
  await admin.get('/admin/users/stats');
  expect((await today()).days.at(-1)?.newPeople).toBe(before + 3);
});

test('the search finds people, orders, orphaned notifications and messages, six of each', async () => {
  const { userId, email } = await app.signIn({ username: 'tek_basina' });
  const orderId = await createOrder(app.deps, { userId });
  await leaveMessage('Zümrüt kolye', now);
  await app.deps.db
    .insertInto('payment_notifications')
    .values([
      { source: 'order', merchant_oid: 'KAYIPNUMARA1', status: 'success', total_amount: 777 },
      {
        source: 'link',
        merchant_oid: 'LINK55555',
        callback_id: 'sahipsizbaglanti',
        status: 'success',
        total_amount: 778,
      },
    ])
    .execute();
  for (const text of [email, 'TEK_BASINA', 'tek basina']) {
    const found = await search(text);
    expect(found.people, text).toMatchObject([{ id: userId, email, username: 'tek_basina' }]);
    expect(found.orders, text).toMatchObject([{ number: orderId, kind: 'card', state: 'pending' }]);
  }
  expect((await search(orderId)).orders).toMatchObject([{ number: orderId }]);
  expect((await search('kayipnum')).notifications).toMatchObject([
    { number: 'KAYIPNUMARA1', totalKurus: 777 },
  ]);
  expect((await search('sahipsizbag')).notifications).toMatchObject([{ number: 'LINK55555' }]);
  const [message] = (await search('zumrut')).messages;
  expect(message).toMatchObject({ subject: 'Zümrüt kolye', status: 'new' });
  const reference = referenceOf(message?.id ?? '');
  for (const text of [reference, reference.toLowerCase(), reference.replaceAll('-', '')]) {
    expect(
      (await search(text)).messages.map(({ id }) => id),
      text,
    ).toEqual([message?.id]);
  }
  await app.deps.pool.query(
    `INSERT INTO users (name, email) SELECT 'Kalabalık', 'kalabalik' || n || '@posta.example' FROM generate_series(1, 9) n`,
  );
  expect((await search('kalabalık')).people).toHaveLength(6);
  for (const nothing of ['', '  ', '%', "'; --", randomUUID()]) {
    const { people, orders, notifications } = await search(nothing);
    expect([people, orders, notifications], nothing).toEqual([[], [], []]);
  }
});

test('errors are told in words', async () => {
  await app.deps.pool.query('ALTER TABLE contact_messages RENAME TO away');
  const [home, found] = [await today(), await search('birisi')];
  await app.deps.pool.query('ALTER TABLE away RENAME TO contact_messages');
  expect(home.message).toBe(messages.administration.todayFailed);
  expect(found.message).toBe(messages.administration.searchFailed);
});
