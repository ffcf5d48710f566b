import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AdminMessage, MessageSummary } from '#contract/admin-messages.ts';
import { messages } from '#domain/messages.ts';
import { createJobSender, openJobs } from '#server/jobs/index.ts';
import { createMailQueue, sendMailJob } from '#server/mail/index.ts';
import { createSmtpMailer } from '#server/providers/mail/index.ts';
import { type Client, createClient } from '#testing/client.ts';
import { createContactMessage } from '#testing/factories/contact-message.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';
import { startSmtpInbox } from '#testing/mail/smtp-inbox.ts';
import { plansOf } from '#testing/query-plans.ts';

const m = messages.adminMessages;
const adminEmail = 'yonetici@site.example';
interface Fault {
  code: string;
  message: string;
  data?: { current?: AdminMessage; issues?: { path: string; message: string }[] };
}
interface Page {
  messages: MessageSummary[];
  nextCursor: string | null;
  total: { count: number; atLeast: boolean } | null;
}

let app: TestApp;
let other: TestApp;
let admin: SignedInClient;
/** The same administrator at the other process. */
let elsewhere: Client;
beforeAll(async () => {
  app = await startTestApp({ env: { ADMIN_EMAILS: adminEmail, SUPPORT_EMAIL: 'destek@yazihane.example' } });
  other = await app.startAnother();
  admin = await app.signIn({ email: adminEmail });
  elsewhere = createClient(other.url, admin.cookie());
});
afterAll(() => app.stop());
beforeEach(async () => {
  app.mails.length = 0;
  other.mails.length = 0;
  await app.deps.db.deleteFrom('contact_messages').execute();
});

const put = (message: Parameters<typeof createContactMessage>[1] = {}) =>
  createContactMessage(app.deps, message);
const list = async (query: Record<string, string> = {}) => {
  const answer = await admin.get<Page & Fault>(`/admin/messages?${new URLSearchParams(query)}`);
  expect(answer.status, answer.body.message).toBe(200);
  return answer.body;
};
const subjects = async (query: Record<string, string> = {}) =>
  (await list(query)).messages.map(({ subject }) => subject);
const get = async (id: string) => (await admin.get<AdminMessage>(`/admin/messages/${id}`)).body;
const update = (id: string, change: object, client: Client = admin) =>
  client.put<AdminMessage & Fault>(`/admin/messages/${id}`, { revision: 1, notes: '', ...change });
const reply = (id: string, body: object, client: Client = admin) =>
  client.post<AdminMessage & Fault>(`/admin/messages/${id}/replies`, {
    replyId: randomUUID(),
    revision: 1,
    body: 'Düzelttik, yeniden dener misiniz?',
    ...body,
  });
const stats = async () => (await admin.get<Record<string, number>>('/admin/message-stats')).body;
const audited = async (id: string) =>
  (
    await app.deps.db
      .selectFrom('audit_log')
      .select(['action', 'actor_email', 'before', 'after'])
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ action, actor_email, before, after }) => ({ action, actor_email, before, after }));

describe('the list', () => {
  test('shows a message with its first fifty characters, and the whole of it when it is opened', async () => {
    const message = `${'Ş'.repeat(49)}ğ ve gerisi`;
    const id = await put({ message, plan: 'pro' });
    expect((await list()).messages).toMatchObject([
      { id, preview: `${'Ş'.repeat(49)}ğ…`, plan: 'pro', priority: true, status: 'new', repliedAt: null },
    ]);
    expect(await get(id)).toMatchObject({ id, message, adminNotes: '', revision: 1, replies: [] });
  });

  test('has the open ones of paying members first, then the newest', async () => {
    const at = (minute: number) => new Date(Date.UTC(2026, 10, 1, 10, minute));
    await put({ subject: 'eski pro', plan: 'pro', created_at: at(1) });
    await put({
      subject: 'eski yayıncı, işlemde',
      plan: 'publisher',
      status: 'in_progress',
      created_at: at(2),
    });
    await put({ subject: 'çözülmüş pro', plan: 'pro', status: 'resolved', created_at: at(3) });
    await put({ subject: 'ziyaretçi', created_at: at(4) });
    await put({ subject: 'ücretsiz', plan: 'free', created_at: at(5) });
    await put({ subject: 'kapalı yayıncı', plan: 'publisher', status: 'closed', created_at: at(6) });
    expect(await subjects()).toEqual([
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
        await put({ subject: `Konu ${n}`, plan: n % 3 ? 'free' : 'pro', ...(n % 2 && { created_at }) });
      const seen: string[] = [];
      let cursor: string | null | undefined;
      let pages = 0;
      while (cursor !== null) {
        const page: Page = await list({ limit: `${limit}`, ...(cursor && { cursor }) });
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
    await put({ subject: 'a', category: 'bug' });
    await put({ subject: 'b', category: 'bug', status: 'resolved' });
    await put({ subject: 'c', category: 'billing', status: 'resolved' });
    expect(await subjects({ status: 'resolved' })).toEqual(['c', 'b']);
    expect(await subjects({ category: 'bug' })).toEqual(['b', 'a']);
    expect(await list({ status: 'resolved', category: 'bug' })).toMatchObject({
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
    await put({ name: 'Işık Çağlar', subject: 'Işık Çağlar', email: 'a@b.example' });
    await put({ email: 'ilknur@okur.example', name: 'X', subject: 'ilknur@okur.example' });
    await put({ email: 'info@okur.example', name: 'Y', subject: 'info@okur.example' });
    await put({ email: 'c@d.example', name: 'Z', subject: 'Hikâyem kayboldu' });
    await put({ email: 'e@f.example', name: 'V', subject: 'Yüzde 100 indirim' });
    const names: Record<string, string> = { hikaye: 'Hikâyem kayboldu', yüzde: 'Yüzde 100 indirim' };
    expect(await list({ search })).toMatchObject({
      messages: [{ subject: names[found] ?? found }],
      total: { count: 1, atLeast: false },
    });
  });

  test('finds what stands far down, page by page, and counts it', async () => {
    await app.deps.pool.query(
      `INSERT INTO contact_messages (id, name, email, subject, message, category, created_at)
       SELECT gen_random_uuid(), 'Ad', 'a' || n || '@b.example',
         CASE WHEN n % 100 = 0 THEN 'Zeytinlik' ELSE 'Başka' END, 'Metin', 'bug', now() - n * interval '1 minute'
       FROM generate_series(1, 3000) n`,
    );
    const first = await list({ search: 'zeytinlik' });
    expect([first.messages.length, first.total]).toEqual([20, { count: 30, atLeast: false }]);
    const second = await list({ search: 'zeytinlik', cursor: first.nextCursor ?? '' });
    expect([second.messages.length, second.nextCursor]).toEqual([10, null]);
    expect((await list({ search: 'zeytinlik', status: 'resolved' })).messages).toEqual([]);
    expect((await list({ search: 'başka' })).total).toEqual({ count: 2_970, atLeast: false });
  });

  test('says so where there are more than 10,000 hits; without a search it knows them all', async () => {
    await app.deps.pool.query(
      `INSERT INTO contact_messages (id, name, email, subject, message, category)
       SELECT gen_random_uuid(), 'Ad', 'a' || n || '@b.example', 'Konu', 'Metin', 'bug' FROM generate_series(1, 10050) n`,
    );
    expect((await list({ search: 'konu' })).total).toEqual({ count: 10_000, atLeast: true });
    expect((await list({ category: 'bug' })).total).toEqual({ count: 10_050, atLeast: false });
  });

  test('refuses a cursor that it never gave', async () => {
    for (const cursor of ['x', Buffer.from("1.1.'; DROP TABLE users").toString('base64url')]) {
      const answer = await admin.get<Fault>(`/admin/messages?${new URLSearchParams({ cursor })}`);
      expect(answer).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT' } });
    }
  });
});

test('the counters follow every change, also many at once', async () => {
  expect(await stats()).toEqual({
    totalMessages: 0,
    newMessages: 0,
    inProgressMessages: 0,
    resolvedMessages: 0,
  });
  const ids = await Promise.all(
    Array.from({ length: 12 }, (_, n) => put({ category: n % 2 ? 'bug' : 'billing' })),
  );
  await Promise.all(
    ids.map((id, n) =>
      update(
        id,
        { status: (['in_progress', 'resolved', 'closed'] as const)[n % 3] },
        n % 2 ? admin : elsewhere,
      ),
    ),
  );
  expect(await stats()).toEqual({
    totalMessages: 12,
    newMessages: 0,
    inProgressMessages: 4,
    resolvedMessages: 4,
  });
  await app.deps.db.deleteFrom('contact_messages').where('status', '=', 'closed').execute();
  expect(await stats()).toMatchObject({ totalMessages: 8, resolvedMessages: 4 });
});

describe('a change', () => {
  test('of status and notes is kept and written down', async () => {
    const id = await put();
    const answer = await update(id, { status: 'in_progress', notes: 'Günlüklere bakılacak.' });
    expect(answer).toMatchObject({
      status: 200,
      body: { status: 'in_progress', adminNotes: 'Günlüklere bakılacak.', revision: 2 },
    });
    expect(await audited(id)).toEqual([
      {
        action: 'contact_message.updated',
        actor_email: adminEmail,
        before: { subject: 'İndirme çalışmıyor', status: 'new', notes: '' },
        after: { subject: 'İndirme çalışmıyor', status: 'in_progress', notes: 'Günlüklere bakılacak.' },
      },
    ]);
  });

  test('may go from any status to any other', async () => {
    const id = await put();
    let revision = 1;
    for (const status of ['closed', 'new', 'resolved', 'in_progress', 'closed']) {
      expect((await update(id, { status, revision })).body.status).toBe(status);
      revision += 1;
    }
  });

  test('sent twice is one change', async () => {
    const id = await put();
    const answers = await Promise.all(
      [admin, elsewhere, admin, elsewhere].map((client) => update(id, { status: 'resolved' }, client)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await audited(id)).toHaveLength(1);
    expect((await get(id)).revision).toBe(2);
  });

  test('of two administrators at once the second is told, with what stands now', async () => {
    const id = await put();
    const answers = await Promise.all([
      update(id, { status: 'resolved' }),
      update(id, { status: 'closed' }, elsewhere),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)?.body;
    expect(refused).toMatchObject({
      code: 'MESSAGE_CHANGED',
      message: m.changedElsewhere,
      data: { current: { id, revision: 2 } },
    });
    expect(await audited(id)).toHaveLength(1);
  });

  test('of a message that is gone, or to what is no status, changes nothing', async () => {
    expect(await update(randomUUID(), { status: 'closed' })).toMatchObject({
      status: 404,
      body: { message: m.notFound },
    });
    const id = await put();
    expect((await update(id, { status: 'deleted' })).status).toBe(422);
    expect((await update(id, { status: 'closed', notes: 'x'.repeat(5_001) })).status).toBe(422);
    expect(await get(id)).toMatchObject({ status: 'new', revision: 1 });
  });
});

describe('a reply', () => {
  test('goes to the sender, its answer to support, and stands below the message', async () => {
    const id = await put({ name: 'Işıl <b>Gökçe</b>' });
    const answer = await reply(id, { body: 'Düzelttik.\n\nYeniden dener misiniz?' });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        revision: 2,
        replies: [{ body: 'Düzelttik.\n\nYeniden dener misiniz?', authorEmail: adminEmail }],
      },
    });
    expect((await list()).messages[0]?.repliedAt).not.toBeNull();
    expect(app.mails).toHaveLength(1);
    expect(app.mails[0]).toMatchObject({
      to: 'isil@okur.example',
      replyTo: 'destek@yazihane.example',
      subject: 'Re: İndirme çalışmıyor',
    });
    expect(app.mails[0]?.text).toContain('Yeniden dener misiniz?');
    expect(app.mails[0]?.text).toContain('İndir düğmesine basınca hiçbir şey olmuyor.');
    expect(app.mails[0]?.html).toContain('Işıl &lt;b&gt;Gökçe&lt;/b&gt;');
    expect(await audited(id)).toMatchObject([
      {
        action: 'contact_message.replied',
        actor_email: adminEmail,
        after: { to: 'isil@okur.example', subject: 'İndirme çalışmıyor' },
      },
    ]);
  });

  test('sent ten times at once, over two processes, is one reply and one mail', async () => {
    const id = await put();
    const replyId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => reply(id, { replyId }, n % 2 ? admin : elsewhere)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect((await get(id)).replies).toHaveLength(1);
    expect(app.mails.length + other.mails.length).toBe(1);
  });

  test('with other words under a sent id is refused, and the sent one shown', async () => {
    const id = await put();
    const replyId = randomUUID();
    await reply(id, { replyId });
    expect(await reply(id, { replyId, body: 'Başka', revision: 2 })).toMatchObject({
      status: 409,
      body: { code: 'REPLY_ALREADY_SENT', message: m.alreadySent, data: { current: { revision: 2 } } },
    });
    expect(app.mails).toHaveLength(1);
  });

  test('of two administrators at once only one goes out; the other is told first', async () => {
    const id = await put();
    const answers = await Promise.all([reply(id, {}), reply(id, {}, elsewhere)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(app.mails.length + other.mails.length).toBe(1);
  });

  test.each(['', ' \u200B\n ', 'x'.repeat(10_001)])('%j is refused', async (body) => {
    expect((await reply(await put(), { body })).status).toBe(422);
    expect(app.mails).toEqual([]);
  });

  test('is queued with its record or not at all, and reaches the mail server once', async () => {
    const inbox = await startSmtpInbox();
    const jobs = await openJobs(app.deps.pool, app.deps.log, [sendMailJob]);
    const mailer = createSmtpMailer({
      url: inbox.url,
      from: 'Yazıhane <a@yazihane.example>',
      domain: 'yazihane.example',
    });
    // The processes that answer queue as a real start does.
    const queue = createMailQueue(createJobSender(jobs.boss), app.deps.env);
    const { mail: usual } = app.deps;
    app.deps.mail = queue;
    try {
      const id = await put();
      const replyId = randomUUID();
      await app.deps.pool.query('ALTER TABLE audit_log RENAME TO away');
      const failed = await reply(id, { replyId });
      await app.deps.pool.query('ALTER TABLE away RENAME TO audit_log');
      expect(failed).toMatchObject({ status: 500, body: { message: m.replyFailed } });
      const waiting = async () =>
        (await app.deps.pool.query('SELECT FROM jobs.job WHERE id = $1', [replyId])).rowCount;
      expect([await waiting(), (await get(id)).replies]).toEqual([0, []]);
      await Promise.all([reply(id, { replyId }), reply(id, { replyId })]);
      expect(await waiting()).toBe(1);
      await jobs.work({ ...app.deps, mailer }, [sendMailJob]);
      const arrived = await inbox.next(({ subject }) => subject === 'Re: İndirme çalışmıyor');
      expect(arrived.messageId).toBe(`<${replyId}@yazihane.example>`);
      expect(arrived.replyTo?.[0]?.address).toBe('destek@yazihane.example');
    } finally {
      app.deps.mail = usual;
      await jobs.stop();
      await mailer.close();
      await inbox.close();
    }
  });
});

test('faults are told in the specified words', async () => {
  const id = await put();
  await app.deps.pool.query('ALTER TABLE contact_messages RENAME TO away');
  await app.deps.pool.query('ALTER TABLE contact_message_counts RENAME TO counts_away');
  const answers = await Promise.all([
    admin.get<Fault>('/admin/messages'),
    admin.get<Fault>(`/admin/messages/${id}`),
    admin.get<Fault>('/admin/message-stats'),
    update(id, { status: 'closed' }),
    reply(id, {}),
  ]);
  await app.deps.pool.query('ALTER TABLE away RENAME TO contact_messages');
  await app.deps.pool.query('ALTER TABLE counts_away RENAME TO contact_message_counts');
  expect(answers.map(({ status, body }) => `${status} ${body.message}`)).toEqual([
    '500 Mesajlar yüklenirken bir hata oluştu.',
    '500 Mesajlar yüklenirken bir hata oluştu.',
    '500 İstatistikler yüklenirken bir hata oluştu.',
    '500 Mesaj durumu güncellenirken bir hata oluştu.',
    '500 Yanıt gönderilirken bir hata oluştu.',
  ]);
});

test('nobody but an administrator reads or changes anything', async () => {
  const id = await put();
  const unverified = await app.signIn({ email: 'ikinci@site.example', emailVerified: false });
  for (const [client, status] of [
    [app.visitor(), 401],
    [await app.signIn(), 403],
    [await app.signIn({ plan: 'pro' }), 403],
    [unverified, 403],
  ] as const) {
    const answers = await Promise.all([
      client.get('/admin/messages'),
      client.get(`/admin/messages/${id}`),
      client.get('/admin/message-stats'),
      update(id, { status: 'closed' }, client),
      reply(id, {}, client),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual(Array(5).fill(status));
  }
  expect(await get(id)).toMatchObject({ status: 'new', replies: [] });
});

test('no view reads all messages: list, filters, searches, figures', async () => {
  await app.deps.pool.query(
    `INSERT INTO contact_messages (id, name, email, subject, message, category, status, plan, created_at)
     SELECT gen_random_uuid(), 'Ad ' || n % 100, 'a' || n || '@b.example',
       CASE WHEN n % 500 = 0 THEN 'Zeytinlik' ELSE 'Konu' END || n, 'Metin ' || n,
       (ARRAY['general', 'technical', 'billing', 'feature', 'bug', 'partnership'])[1 + n % 6],
       (ARRAY['new', 'in_progress', 'resolved', 'closed'])[1 + n % 4], CASE WHEN n % 20 = 0 THEN 'pro' END,
       now() - n * interval '1 minute' FROM generate_series(1, 12000) n`,
  );
  await app.deps.pool.query('ANALYZE contact_messages');
  const { nextCursor } = await list();
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
  const planned = await plansOf(app.deps.pool, async () => {
    for (const look of looks) await list(look);
    await stats();
  });
  const ofMessages = planned.filter(({ plan }) => plan.includes('contact_messages'));
  expect(ofMessages.length).toBeGreaterThan(looks.length);
  expect(ofMessages.filter(({ plan }) => plan.includes('Seq Scan on contact_messages'))).toEqual([]);
});
