import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contactCategories } from '#domain/account/contact.ts';
import { messages } from '#domain/messages/index.ts';
import type { Client } from '#testing/client.ts';
import { startTestApp, type TestApp } from '#testing/harness.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { SUPPORT_EMAIL: 'destek@yazihane.example', TRUST_PROXY: '1' } });
});
afterAll(() => app.stop());
beforeEach(async () => {
  app.mails.length = 0;
  await app.deps.db.deleteFrom('contact_messages').execute();
});

const draft = (change: object = {}) => ({
  id: randomUUID(),
  name: 'Işıl Gökçe',
  email: 'isil@okur.example',
  category: 'technical',
  subject: 'İndirme çalışmıyor',
  message: 'Merhaba,\n\nİndir düğmesine basınca hiçbir şey olmuyor.',
  ...change,
});
const send = (client: Client, body: object, headers: Record<string, string> = {}) =>
  client.request<{ code: string; message: string; data?: { issues: { path: string; message: string }[] } }>(
    '/contact',
    { method: 'POST', json: body, headers },
  );
const kept = () => app.deps.db.selectFrom('contact_messages').selectAll().orderBy('created_at').execute();

test('a visitor’s message is kept as new, without the address, and mailed to support', async () => {
  const message = draft();
  const answer = await send(app.visitor(), message, {
    'user-agent': 'Okur/1.0',
    'x-forwarded-for': '203.0.113.7',
  });
  expect(answer).toMatchObject({ status: 200, body: { ok: true } });
  expect(await kept()).toMatchObject([
    {
      ...message,
      status: 'new',
      admin_notes: '',
      ip_address: 'unknown',
      user_agent: 'Okur/1.0',
      user_id: null,
      plan: null,
      priority: false,
    },
  ]);
  expect(app.mails).toHaveLength(1);
  expect(app.mails[0]).toMatchObject({
    to: 'destek@yazihane.example',
    replyTo: 'isil@okur.example',
    subject: '[Teknik destek] İndirme çalışmıyor',
  });
  expect(app.mails[0]?.text).toContain('İndir düğmesine basınca hiçbir şey olmuyor.');
});

test('a member’s message carries the account and its plan; paying members’ come first', async () => {
  const [free, pro, publisher] = [
    await app.signIn(),
    await app.signIn({ plan: 'pro' }),
    await app.signIn({ plan: 'publisher' }),
  ];
  for (const sender of [pro, free, publisher]) await send(sender, draft());
  const { rows } = await app.deps.pool.query<{ user_id: string; plan: string; priority: boolean }>(
    'SELECT user_id, plan, priority FROM contact_messages ORDER BY priority DESC, created_at DESC, id DESC',
  );
  expect(rows).toEqual([
    { user_id: publisher.userId, plan: 'publisher', priority: true },
    { user_id: pro.userId, plan: 'pro', priority: true },
    { user_id: free.userId, plan: 'free', priority: false },
  ]);
  const subjects = app.mails
    .filter(({ to }) => to === 'destek@yazihane.example')
    .map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.startsWith('[Öncelikli] '))).toHaveLength(2);
});

test('an acknowledgement goes to a member’s own verified address only', async () => {
  const verified = await app.signIn({ emailVerified: true });
  const unverified = await app.signIn({ emailVerified: false });
  for (const sender of [app.visitor(), unverified, verified])
    await send(sender, draft({ email: 'kurban@baska.example' }));
  const others = app.mails.filter(({ to }) => to !== 'destek@yazihane.example');
  expect(others.map(({ to }) => to)).toEqual([verified.email]);
});

test('one message sent ten times at once, over two processes, is one message and one mail', async () => {
  const other = await app.startAnother();
  const message = draft();
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, turn) => send((turn % 2 ? app : other).visitor(), message)),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(await kept()).toHaveLength(1);
  expect(app.mails.length + other.mails.length).toBe(1);
});

test('a message of a later account outlives it, without its name in the account’s column', async () => {
  const { userId, ...client } = await app.signIn();
  await send(client, draft());
  await app.deps.db.deleteFrom('users').where('id', '=', userId).execute();
  expect(await kept()).toMatchObject([{ user_id: null, plan: 'free' }]);
});

test.each([
  ['name', '', messages.contact.nameRequired],
  ['name', ' \u200B ', messages.contact.nameRequired],
  ['email', '', messages.account.invalidEmail],
  ['email', 'adres değil', messages.account.invalidEmail],
  ['email', 'a@b.example, c@d.example', messages.account.invalidEmail],
  ['category', '', messages.contact.categoryRequired],
  ['category', 'spam', messages.contact.categoryRequired],
  ['subject', '  ', messages.contact.subjectRequired],
  ['message', '', messages.contact.messageRequired],
  ['message', 'a'.repeat(5_001), 'En çok 5.000 karakter olabilir.'],
])('%s %j is refused beside its field', async (field, value, text) => {
  const answer = await send(app.visitor(), draft({ [field]: value }));
  expect(answer).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT' } });
  expect(answer.body.data?.issues).toContainEqual({ path: field, message: text });
  expect(await kept()).toEqual([]);
});

test.each(Object.keys(contactCategories))('the category %s is taken', async (category) => {
  expect((await send(app.visitor(), draft({ category }))).status).toBe(200);
});

test('a line break in name or subject adds no header to the mail', async () => {
  await send(app.visitor(), draft({ name: 'A\r\nBcc: b@c.example', subject: 'Konu\r\nBcc: b@c.example' }));
  expect(app.mails[0]?.subject).toBe('[Teknik destek] Konu Bcc: b@c.example');
  expect(await kept()).toMatchObject([{ name: 'A Bcc: b@c.example' }]);
});

test('what a program filled in is answered like anything else, and dropped', async () => {
  expect(await send(app.visitor(), draft({ website: 'https://spam.example' }))).toMatchObject({
    status: 200,
    body: { ok: true },
  });
  expect(await kept()).toEqual([]);
  expect(app.mails).toEqual([]);
});

describe('limits', () => {
  test('an account sends five in an hour, however many at once', async () => {
    const writer = await app.signIn();
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(writer, draft())));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(3);
    expect(refused[0]?.body.message).toMatch(/60 dakika|59 dakika/);
    expect(await kept()).toHaveLength(5);
  });

  test('an address sends ten; another one goes on', async () => {
    const from = (ip: string) => send(app.visitor(), draft(), { 'x-forwarded-for': ip });
    const answers = await Promise.all(Array.from({ length: 12 }, () => from('203.0.113.9')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect((await from('203.0.113.10')).status).toBe(200);
  });
});

test('a fault is told in the specified words, and nothing is half done', async () => {
  await app.deps.pool.query('ALTER TABLE contact_messages RENAME TO away');
  const answer = await send(app.visitor(), draft());
  await app.deps.pool.query('ALTER TABLE away RENAME TO contact_messages');
  expect(answer).toMatchObject({
    status: 500,
    body: { code: 'MESSAGE_NOT_SENT', message: 'Mesaj gönderilirken bir hata oluştu.' },
  });
  expect(app.mails).toEqual([]);
});

test('the sender’s address is kept only where the operator turns it on', async () => {
  const recording = await startTestApp({ env: { CONTACT_ADDRESS: 'on', TRUST_PROXY: '1' } });
  await send(recording.visitor(), draft(), { 'x-forwarded-for': '203.0.113.7' });
  const rows = await recording.deps.db.selectFrom('contact_messages').select('ip_address').execute();
  await recording.stop();
  expect(rows).toEqual([{ ip_address: '203.0.113.7' }]);
});
