import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type Fault,
  type MessagePage,
  type MessagePageDriver,
  openMessagePage,
} from '#testing/contact/message-page.ts';
import { plansOf } from '#testing/query-plans.ts';

let desk: MessagePageDriver;
beforeAll(async () => {
  desk = await openMessagePage();
});
afterAll(() => desk.stop());
beforeEach(() => desk.reset());

describe('the list', () => {
  test('shows a message with its first fifty characters, and the whole of it when it is opened', async () => {
    const message = `${'Ş'.repeat(49)}ğ ve gerisi`;
    const id = await desk.put({ message, plan: 'pro' });
    expect((await desk.list()).messages).toMatchObject([
      { id, preview: `${'Ş'.repeat(49)}ğ…`, plan: 'pro', priority: true, status: 'new', repliedAt: null },
    ]);
    expect(await desk.get(id)).toMatchObject({ id, message, adminNotes: '', revision: 1, replies: [] });
  });

  test('has the open ones of paying members first, then the newest', async () => {
    const at = (minute: number) => new Date(Date.UTC(2026, 10, 1, 10, minute));
    await desk.put({ subject: 'eski pro', plan: 'pro', created_at: at(1) });
    await desk.put({
      subject: 'eski yayıncı, işlemde',
      plan: 'publisher',
      status: 'in_progress',
      created_at: at(2),
    });
    await desk.put({ subject: 'çözülmüş pro', plan: 'pro', status: 'resolved', created_at: at(3) });
    await desk.put({ subject: 'ziyaretçi', created_at: at(4) });
    await desk.put({ subject: 'ücretsiz', plan: 'free', created_at: at(5) });
    await desk.put({ subject: 'kapalı yayıncı', plan: 'publisher', status: 'closed', created_at: at(6) });
    expect(await desk.subjects()).toEqual([
      'eski yayıncı, işlemde',
      'eski pro',
      'kapalı yayıncı',
      'ücretsiz',
      'ziyaretçi',
      'çözülmüş pro',
    ]);
  });

  test.each([20, 10])(
    'comes %i to a page, each message once, however many share an instant',
    async (limit) => {
      const created_at = new Date();
      for (let n = 0; n < 45; n += 1)
        await desk.put({ subject: `Konu ${n}`, plan: n % 3 ? 'free' : 'pro', ...(n % 2 && { created_at }) });
      const seen: string[] = [];
      let cursor: string | null | undefined;
      let pages = 0;
      while (cursor !== null) {
        const page: MessagePage = await desk.list({ limit: `${limit}`, ...(cursor && { cursor }) });
        expect(page.total).toEqual(cursor ? null : { count: 45, atLeast: false });
        expect(page.messages.length).toBeLessThanOrEqual(limit);
        seen.push(...page.messages.map(({ id }) => id));
        cursor = page.nextCursor;
        pages += 1;
      }
      expect([pages, seen.length, new Set(seen).size]).toEqual([Math.ceil(45 / limit), 45, 45]);
    },
  );

  test('is filtered by status and category, together too', async () => {
    await desk.put({ subject: 'a', category: 'bug' });
    await desk.put({ subject: 'b', category: 'bug', status: 'resolved' });
    await desk.put({ subject: 'c', category: 'billing', status: 'resolved' });
    expect(await desk.subjects({ status: 'resolved' })).toEqual(['c', 'b']);
    expect(await desk.subjects({ category: 'bug' })).toEqual(['b', 'a']);
    expect(await desk.list({ status: 'resolved', category: 'bug' })).toMatchObject({
      messages: [{ subject: 'b' }],
      total: { count: 1, atLeast: false },
    });
  });

  test.each([
    ['IŞIK', 'Işık Çağlar'],
    ['ışık', 'Işık Çağlar'],
    ['isik', 'Işık Çağlar'],
    ['İLKNUR', 'ilknur@okur.example'],
    ['ilknur@okur.example', 'ilknur@okur.example'],
    ['INFO@OKUR', 'info@okur.example'],
    ['hikâyem kayboldu', 'hikaye'],
    ['HİKAYEM', 'hikaye'],
    ['ka', 'hikaye'],
    ['100%', 'yüzde'],
  ])('finds %s in name, address or subject', async (search, found) => {
    await desk.put({ name: 'Işık Çağlar', subject: 'Işık Çağlar', email: 'a@b.example' });
    await desk.put({ email: 'ilknur@okur.example', name: 'X', subject: 'ilknur@okur.example' });
    await desk.put({ email: 'info@okur.example', name: 'Y', subject: 'info@okur.example' });
    await desk.put({ email: 'c@d.example', name: 'Z', subject: 'Hikâyem kayboldu' });
    await desk.put({ email: 'e@f.example', name: 'V', subject: 'Yüzde 100 indirim' });
    const names: Record<string, string> = { hikaye: 'Hikâyem kayboldu', yüzde: 'Yüzde 100 indirim' };
    expect(await desk.list({ search })).toMatchObject({
      messages: [{ subject: names[found] ?? found }],
      total: { count: 1, atLeast: false },
    });
  });

  test('finds what stands far down, page by page, and counts it', async () => {
    await desk.app.deps.pool.query(
      `INSERT INTO contact_messages (id, name, email, subject, message, category, created_at)
       SELECT gen_random_uuid(), 'Ad', 'a' || n || '@b.example',
         CASE WHEN n % 100 = 0 THEN 'Zeytinlik' ELSE 'Başka' END, 'Metin', 'bug', now() - n * interval '1 minute'
       FROM generate_series(1, 3000) n`,
    );
    const first = await desk.list({ search: 'zeytinlik' });
    expect([first.messages.length, first.total]).toEqual([20, { count: 30, atLeast: false }]);
    const second = await desk.list({ search: 'zeytinlik', cursor: first.nextCursor ?? '' });
    expect([second.messages.length, second.nextCursor]).toEqual([10, null]);
    expect((await desk.list({ search: 'zeytinlik', status: 'resolved' })).messages).toEqual([]);
    expect((await desk.list({ search: 'başka' })).total).toEqual({ count: 1_000, atLeast: true });
  });

  test('counts matches of a search up to 1,000, and all messages without a search', async () => {
    await desk.app.deps.pool.query(
      `INSERT INTO contact_messages (id, name, email, subject, message, category)
       SELECT gen_random_uuid(), 'Ad', 'a' || n || '@b.example', 'Konu', 'Metin', 'bug' FROM generate_series(1, 1050) n`,
    );
    expect((await desk.list({ search: 'konu' })).total).toEqual({ count: 1_000, atLeast: true });
    expect((await desk.list({ category: 'bug' })).total).toEqual({ count: 1_050, atLeast: false });
  });

  test('refuses a cursor that it never gave', async () => {
    for (const cursor of ['x', Buffer.from("1.1.'; DROP TABLE users").toString('base64url')]) {
      const answer = await desk.admin.get<Fault>(`/admin/messages?${new URLSearchParams({ cursor })}`);
      expect(answer).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT' } });
    }
  });
});

test('the counters follow every change, also many at once', async () => {
  expect(await desk.stats()).toEqual({
    totalMessages: 0,
    newMessages: 0,
    inProgressMessages: 0,
    resolvedMessages: 0,
  });
  const ids = await Promise.all(
    Array.from({ length: 12 }, (_, n) => desk.put({ category: n % 2 ? 'bug' : 'billing' })),
  );
  await Promise.all(
    ids.map((id, n) =>
      desk.update(
        id,
        { status: (['in_progress', 'resolved', 'closed'] as const)[n % 3] },
        n % 2 ? desk.admin : desk.elsewhere,
      ),
    ),
  );
  expect(await desk.stats()).toEqual({
    totalMessages: 12,
    newMessages: 0,
    inProgressMessages: 4,
    resolvedMessages: 4,
  });
  await desk.app.deps.db.deleteFrom('contact_messages').where('status', '=', 'closed').execute();
  expect(await desk.stats()).toMatchObject({ totalMessages: 8, resolvedMessages: 4 });
});

test('no view reads all messages: list, filters, searches, figures', async () => {
  await desk.app.deps.pool.query(
    `INSERT INTO contact_messages (id, name, email, subject, message, category, status, plan, created_at)
     SELECT gen_random_uuid(), 'Ad ' || n % 100, 'a' || n || '@b.example',
       CASE WHEN n % 500 = 0 THEN 'Zeytinlik' ELSE 'Konu' END || n, 'Metin ' || n,
       (ARRAY['general', 'technical', 'billing', 'feature', 'bug', 'partnership'])[1 + n % 6],
       (ARRAY['new', 'in_progress', 'resolved', 'closed'])[1 + n % 4], CASE WHEN n % 20 = 0 THEN 'pro' END,
       now() - n * interval '1 minute' FROM generate_series(1, 12000) n`,
  );
  await desk.app.deps.pool.query('ANALYZE contact_messages');
  const { nextCursor } = await desk.list();
  const looks: Record<string, string>[] = [
    { cursor: nextCursor ?? '' },
    { limit: '10' },
    { status: 'new' },
    { category: 'bug' },
    { status: 'resolved', category: 'billing' },
  ];
  for (const search of ['konu', 'zeytinlik', 'a77 b', 'o', 'yokboylebirsey', 'ad 42']) {
    looks.push({ search });
    looks.push({ search, status: 'closed' });
    looks.push({ search, category: 'feature', cursor: nextCursor ?? '' });
  }
  const planned = await plansOf(desk.app.deps.pool, async () => {
    for (const look of looks) await desk.list(look);
    await desk.stats();
  });
  const ofMessages = planned.filter(({ plan }) => plan.includes('contact_messages'));
  expect(ofMessages.length).toBeGreaterThanOrEqual(looks.length);
  expect(ofMessages.filter(({ plan }) => plan.includes('Seq Scan on contact_messages'))).toEqual([]);
});
