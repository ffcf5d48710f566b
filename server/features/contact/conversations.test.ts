import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AdminMessage, MessageSender, SavedReply } from '#contract/admin-messages.ts';
import type { Conversation, ConversationSummary } from '#contract/conversations.ts';
import { conversationLinkDays, fillPlaceholders, referenceOf } from '#domain/account/contact.ts';
import { messages } from '#domain/messages/index.ts';
import type { Client } from '#testing/client.ts';
import { type Fault, type MessagePageDriver, openMessagePage } from '#testing/contact/message-page.ts';
import { createOrder } from '#testing/factories/order.ts';
import { sweepMessages } from './sweep-messages.ts';

const m = messages.contact;
let desk: MessagePageDriver;
beforeAll(async () => {
  desk = await openMessagePage();
});
afterAll(() => desk.stop());
beforeEach(async () => {
  await desk.reset();
  await desk.app.deps.pool.query('DELETE FROM rate_limits');
});

type Answered = Conversation & { code: string; message: string };
const secretIn = (text: string | undefined) => /\/destek#([\w-]{43})/.exec(text ?? '')?.[1] ?? '';
/** The secret of the newest mail with a link. */
const mailedSecret = () => secretIn(desk.app.mails.findLast(({ text }) => text.includes('/destek#'))?.text);
const open = (secret: string, client: Client = desk.app.visitor()) =>
  client.post<Answered>('/conversation-link', { secret });
const answer = (secret: string, body: object = {}, client: Client = desk.app.visitor()) =>
  client.post<Answered>('/conversation-link/answers', {
    secret,
    answerId: randomUUID(),
    body: 'Yine olmadı.',
    ...body,
  });
/** A message with one reply; returns its id and the mailed link's secret. */
async function replied(body: object = {}) {
  const id = await desk.put();
  await desk.reply(id, body);
  return { id, secret: mailedSecret() };
}

describe('a mailed link', () => {
  test('opens its conversation without sign-in, and shows both sides the same turns', async () => {
    const { id, secret } = await replied();
    const first = await open(secret);
    expect(first.status).toBe(200);
    expect(first.headers.get('cache-control')).toContain('no-store');
    expect(first.body.turns.map(({ side }) => side)).toEqual(['sender', 'support']);
    expect(first.body).toMatchObject({ reference: referenceOf(id), subject: 'İndirme çalışmıyor' });
    expect(JSON.stringify(first.body)).not.toContain(desk.admin.email);
    const second = await answer(secret);
    expect(second.body.turns.map(({ side, body }) => [side, body]).at(-1)).toEqual([
      'sender',
      'Yine olmadı.',
    ]);
    const seen = await desk.get(id);
    expect(seen.replies.map(({ id: turn, body }) => [turn, body])).toEqual(
      second.body.turns.slice(1).map(({ id: turn, body }) => [turn, body]),
    );
  });

  test('is stored as a hash only', async () => {
    const { secret } = await replied();
    const { rows } = await desk.app.deps.pool.query<{ row: string }>(
      'SELECT to_json(l)::text AS row FROM contact_links l',
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain(secret);
    expect(rows[0]?.row).toContain(createHash('sha256').update(secret).digest('base64url'));
  });

  test('opens no other conversation, and a forged or empty one opens nothing', async () => {
    const [one, other] = [await replied(), await replied({ body: 'Başka yanıt' })];
    expect((await open(one.secret)).body.reference).toBe(referenceOf(one.id));
    expect((await open(other.secret)).body.reference).toBe(referenceOf(other.id));
    for (const forged of ['', 'x', one.secret.slice(0, -1), `${one.secret}A`, '0'.repeat(43), one.id]) {
      expect(await open(forged)).toMatchObject({ status: 404, body: { message: m.linkGone } });
      expect((await answer(forged)).status).toBe(404);
    }
    expect((await desk.get(one.id)).replies).toHaveLength(1);
  });

  test('ends after 180 days and is swept then', async () => {
    const { secret } = await replied();
    const expire = 'UPDATE contact_links SET expires_at = $1';
    const almost = new Date(Date.now() + 1_000);
    const { rows } = await desk.app.deps.pool.query<{ days: number }>(
      'SELECT extract(epoch FROM expires_at - created_at) / 86400 AS days FROM contact_links',
    );
    expect(Number(rows[0]?.days)).toBe(conversationLinkDays);
    await desk.app.deps.pool.query(expire, [almost]);
    expect((await open(secret)).status).toBe(200);
    await desk.app.deps.pool.query(expire, [new Date(Date.now() - 1)]);
    expect((await open(secret)).body.message).toBe(m.linkGone);
    expect((await answer(secret)).status).toBe(404);
    await sweepMessages(desk.app.deps.db, new Date());
    expect((await desk.app.deps.pool.query('SELECT FROM contact_links')).rowCount).toBe(0);
  });

  test('is revoked by an administrator with all others of its conversation, and the next reply mails a new one', async () => {
    const { id, secret } = await replied();
    const before = await desk.get(id);
    expect(before.openLinks).toBe(1);
    const revoked = await desk.admin.request<AdminMessage>(`/admin/messages/${id}/links`, {
      method: 'DELETE',
    });
    expect(revoked.body.openLinks).toBe(0);
    expect((await open(secret)).status).toBe(404);
    expect((await answer(secret)).status).toBe(404);
    expect((await desk.audited(id)).at(-1)?.action).toBe('contact_message.links_revoked');
    await desk.reply(id, { revision: before.revision });
    expect((await open(mailedSecret())).status).toBe(200);
  });

  test('is limited by address', async () => {
    const { secret } = await replied();
    const openFrom = () =>
      desk.app.visitor().request<Answered>('/conversation-link', {
        method: 'POST',
        json: { secret },
        headers: { 'x-forwarded-for': '203.0.113.7' },
      });
    const answers = await Promise.all(Array.from({ length: 125 }, openFrom));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });
});

describe('an answer of the sender', () => {
  test.each(['resolved', 'closed', 'in_progress'])(
    'makes a message that was %s new again',
    async (status) => {
      const { id, secret } = await replied();
      const { revision } = await desk.get(id);
      await desk.update(id, { status, revision });
      await answer(secret);
      expect(await desk.get(id)).toMatchObject({ status: 'new', answered: true });
      expect((await desk.list({ status: 'new' })).messages.map((row) => row.id)).toContain(id);
    },
  );

  test('brings an old message to the top of the list', async () => {
    const { id, secret } = await replied();
    await desk.app.deps.pool.query(
      "UPDATE contact_messages SET created_at = created_at - interval '90 days'",
    );
    await desk.put({ subject: 'Daha yeni' });
    expect(await desk.subjects()).toEqual(['Daha yeni', 'İndirme çalışmıyor']);
    await answer(secret);
    expect((await desk.list()).messages.map((row) => [row.id === id, row.answered])[0]).toEqual([true, true]);
  });

  test('sent ten times at once is one turn and one mail to support', async () => {
    const { id, secret } = await replied();
    desk.app.mails.length = 0;
    const answerId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => answer(secret, { answerId })));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect((await desk.get(id)).replies).toHaveLength(2);
    expect(desk.app.mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['destek@yazihane.example', 'Yanıt geldi: İndirme çalışmıyor'],
    ]);
    expect(await answer(secret, { answerId, body: 'Başka' })).toMatchObject({
      status: 409,
      body: { code: 'ANSWER_ALREADY_SENT', data: { current: { reference: referenceOf(id) } } },
    });
  });

  test('goes to the administrator who takes care of the message', async () => {
    const { id, secret } = await replied();
    const { revision } = await desk.get(id);
    await desk.admin.put(`/admin/messages/${id}/assignee`, { revision, assigneeId: desk.admin.userId });
    desk.app.mails.length = 0;
    await answer(secret);
    expect(desk.app.mails.map(({ to }) => to)).toEqual([desk.admin.email]);
  });

  test('goes to support when that person is no administrator any more', async () => {
    const colleague = await desk.app.signIn();
    const setRole = (since: string) =>
      desk.app.deps.pool.query(`UPDATE users SET administrator_since = ${since} WHERE id = $1`, [
        colleague.userId,
      ]);
    await setRole('now()');
    const { id, secret } = await replied();
    const { revision } = await desk.get(id);
    await desk.admin.put(`/admin/messages/${id}/assignee`, { revision, assigneeId: colleague.userId });
    await setRole('NULL');
    desk.app.mails.length = 0;
    await answer(secret);
    expect(desk.app.mails.map(({ to }) => to)).toEqual(['destek@yazihane.example']);
  });

  test('shows an administrator who is replying that it came first', async () => {
    const { id, secret } = await replied();
    const { revision } = await desk.get(id);
    await answer(secret, { body: 'Vazgeçtim, çözdüm.' });
    const refused = await desk.reply(id, { revision, body: 'Şunu deneyin.' });
    expect(refused).toMatchObject({ status: 409, body: { code: 'MESSAGE_CHANGED' } });
    expect(refused.body.data?.current?.replies.at(-1)?.body).toBe('Vazgeçtim, çözdüm.');
  });

  test.each(['', ' \u200B ', 'x'.repeat(5_001), 'a\u0000b'])('%j is refused', async (body) => {
    const { secret } = await replied();
    expect((await answer(secret, { body })).status).toBe(422);
  });

  test('is limited to twenty an hour in a conversation', async () => {
    const { secret } = await replied();
    const answers = await Promise.all(Array.from({ length: 22 }, () => answer(secret)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  });

  test('with markup reaches administrators as text', async () => {
    const { secret } = await replied();
    desk.app.mails.length = 0;
    await answer(secret, { body: '<img src=x onerror=alert(1)>' });
    expect(desk.app.mails[0]?.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(desk.app.mails[0]?.html).not.toContain('<img');
  });
});

describe('a reply', () => {
  test('quotes the conversation, newest first, and belongs to its thread', async () => {
    const { id, secret } = await replied({ body: 'İlk yanıt' });
    await answer(secret, { body: 'Araya giren' });
    const { revision, replies } = await desk.get(id);
    const replyId = randomUUID();
    await desk.reply(id, { revision, replyId, body: 'İkinci yanıt' });
    const mail = desk.app.mails.at(-1);
    const places = ['İkinci yanıt', '> Araya giren', '> İlk yanıt', '> İndir düğmesine basınca'].map(
      (words) => mail?.text.indexOf(words),
    );
    expect(places.every((place) => place !== undefined && place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a = 0, b = 0) => a - b));
    expect(mail?.thread).toEqual([id, replies[0]?.id]);
    expect(mail?.text).toContain(`Başvuru numarası: ${referenceOf(id)}`);
  });

  test.each(['in_progress', 'resolved'])(
    'leaves the status %s, as the administrator chose',
    async (status) => {
      const id = await desk.put();
      expect((await desk.reply(id, { status })).body.status).toBe(status);
      expect((await desk.reply(id, { status: 'closed', revision: 2 })).status).toBe(422);
    },
  );

  test('keeps a hostile subject on one line', async () => {
    const id = await desk.put({ subject: 'Konu', name: 'Ad <script>alert(1)</script>' });
    await desk.reply(id, { body: '</blockquote><script>alert(1)</script>' });
    expect(desk.app.mails.at(-1)?.html).not.toContain('<script>');
  });
});

describe('a writer', () => {
  const conversationOf = async (client: Client, email: string) => {
    const id = randomUUID();
    await client.post('/contact', {
      id,
      name: 'Işıl',
      email,
      category: 'bug',
      subject: 'Benim konum',
      message: 'Merhaba',
    });
    return id;
  };

  test('gets a reference on screen and by mail, with a link to the conversation', async () => {
    const writer = await desk.app.signIn();
    const id = randomUUID();
    const fields = { name: 'Işıl', email: writer.email, category: 'bug', subject: 'Konu', message: 'Metin' };
    const sent = await writer.post<{ reference: string }>('/contact', { id, ...fields });
    const again = await writer.post<{ reference: string }>('/contact', { id, ...fields });
    expect([sent.body.reference, again.body.reference]).toEqual([referenceOf(id), referenceOf(id)]);
    const mail = desk.app.mails.find(({ to }) => to === writer.email);
    expect(mail?.text).toContain(`Başvuru numarası: ${referenceOf(id)}`);
    expect((await open(secretIn(mail?.text))).body.reference).toBe(referenceOf(id));
  });

  test('lists, reads and answers own conversations only', async () => {
    const [writer, stranger] = [await desk.app.signIn(), await desk.app.signIn()];
    const id = await conversationOf(writer, writer.email);
    await desk.reply(id, {});
    const list = await writer.get<{ conversations: ConversationSummary[] }>('/conversations');
    expect(list.body.conversations).toMatchObject([
      { id, reference: referenceOf(id), subject: 'Benim konum', status: 'in_progress', replied: true },
    ]);
    const body = { answerId: randomUUID(), body: 'Teşekkürler' };
    expect((await writer.post<Conversation>(`/conversations/${id}/answers`, body)).body.turns).toHaveLength(
      3,
    );
    expect((await stranger.get<{ conversations: unknown[] }>('/conversations')).body.conversations).toEqual(
      [],
    );
    expect((await stranger.get(`/conversations/${id}`)).status).toBe(404);
    expect((await stranger.post(`/conversations/${id}/answers`, body)).status).toBe(404);
  });

  test('pages through many conversations, each once', async () => {
    const writer = await desk.app.signIn();
    for (let n = 0; n < 5; n += 1) await desk.put({ user_id: writer.userId, subject: `Konu ${n}` });
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const query = new URLSearchParams({ limit: '2', ...(cursor !== '' && { cursor }) });
      const page: { body: { conversations: ConversationSummary[]; nextCursor: string | null } } =
        await writer.get(`/conversations?${query}`);
      seen.push(...page.body.conversations.map(({ subject }) => subject));
      cursor = page.body.nextCursor;
    }
    expect(seen.toSorted()).toEqual(['Konu 0', 'Konu 1', 'Konu 2', 'Konu 3', 'Konu 4']);
    expect((await writer.get('/conversations?cursor=bozuk')).status).toBe(422);
  });
});

describe('the sender beside a message', () => {
  const sender = async (id: string) =>
    (await desk.admin.get<MessageSender>(`/admin/messages/${id}/sender`)).body;

  test('is the signed-in account with its orders and other messages', async () => {
    const writer = await desk.app.signIn({ plan: 'pro', tokens: 700 });
    await createOrder(desk.app.deps, { userId: writer.userId });
    const other = await desk.put({ user_id: writer.userId, subject: 'Önceki' });
    const id = await desk.put({ user_id: writer.userId });
    expect(await sender(id)).toMatchObject({
      signedIn: true,
      account: { id: writer.userId, email: writer.email, plan: 'pro', tokens: 700 },
      orders: [{ plan: 'pro' }],
      messages: [{ id: other, subject: 'Önceki' }],
    });
  });

  test('of a visitor is matched by the typed address and marked so, or nobody', async () => {
    const writer = await desk.app.signIn();
    const id = await desk.put({ email: writer.email.toUpperCase() });
    expect(await sender(id)).toMatchObject({ signedIn: false, account: { id: writer.userId } });
    expect(await sender(await desk.put({ email: 'kimse@okur.example' }))).toMatchObject({
      account: null,
      orders: [],
    });
  });
});

describe('an assignment', () => {
  test('is made once, told to the other administrator, and listed as theirs', async () => {
    const colleague = await desk.app.signIn();
    await desk.app.deps.pool.query('UPDATE users SET administrator_since = now() WHERE id = $1', [
      colleague.userId,
    ]);
    const id = await desk.put();
    const assign = (assigneeId: string | null, revision: number) =>
      desk.admin.put<AdminMessage & Fault>(`/admin/messages/${id}/assignee`, { assigneeId, revision });
    expect((await assign(colleague.userId, 1)).body.assignee?.id).toBe(colleague.userId);
    expect((await assign(colleague.userId, 1)).status).toBe(200);
    expect(desk.app.mails.map(({ to }) => to)).toEqual([colleague.email]);
    expect((await assign(null, 1)).body.code).toBe('MESSAGE_CHANGED');
    const mine = await colleague.get<{ messages: { id: string }[] }>('/admin/messages?assignee=mine');
    expect(mine.body.messages.map((row) => row.id)).toEqual([id]);
    expect((await desk.list({ assignee: 'mine' })).messages).toEqual([]);
    expect((await desk.audited(id)).map(({ action }) => action)).toEqual(['contact_message.assigned']);
  });

  test('to somebody who is no administrator is refused', async () => {
    const { userId } = await desk.app.signIn();
    const id = await desk.put();
    const refused = await desk.admin.put<Fault>(`/admin/messages/${id}/assignee`, {
      assigneeId: userId,
      revision: 1,
    });
    expect(refused).toMatchObject({ status: 422, body: { message: messages.adminMessages.assigneeGone } });
  });
});

test('a message is found by its reference, however it is typed', async () => {
  const id = await desk.put();
  await desk.put({ subject: 'Öteki' });
  const reference = referenceOf(id);
  for (const search of [reference, reference.toLowerCase(), reference.replaceAll('-', ' ')])
    expect((await desk.list({ search })).messages.map((row) => row.id)).toEqual([id]);
});

describe('a saved reply', () => {
  const save = (reply: SavedReply) =>
    desk.admin.put<SavedReply & Fault>(`/admin/saved-replies/${reply.id}`, reply);
  const all = async () =>
    (await desk.admin.get<{ replies: SavedReply[] }>('/admin/saved-replies')).body.replies;
  beforeEach(() => desk.app.deps.db.deleteFrom('saved_replies').execute());

  test('is created once, changed, and deleted', async () => {
    const reply = { id: randomUUID(), name: 'Düzeltildi', body: 'Merhaba {ad}', revision: 0 };
    await Promise.all([save(reply), save(reply), save(reply)]);
    expect(await all()).toEqual([{ ...reply, revision: 1 }]);
    expect((await save({ ...reply, body: 'Yeni', revision: 1 })).body.revision).toBe(2);
    expect(await save({ ...reply, body: 'Eski sekmeden', revision: 1 })).toMatchObject({
      status: 409,
      body: { code: 'SAVED_REPLY_CHANGED', data: { current: { body: 'Yeni' } } },
    });
    await desk.admin.request(`/admin/saved-replies/${reply.id}`, { method: 'DELETE' });
    expect(await all()).toEqual([]);
    expect((await save({ ...reply, revision: 2 })).body.code).toBe('NOT_FOUND');
  });

  test('has a name of its own', async () => {
    await save({ id: randomUUID(), name: 'Ad', body: 'Bir', revision: 0 });
    expect((await save({ id: randomUUID(), name: 'Ad', body: 'İki', revision: 0 })).body.code).toBe(
      'SAVED_REPLY_EXISTS',
    );
  });

  test('gets the message’s values, and nothing that a sender typed is filled in again', () => {
    const message = { id: 'a1b2c3d4-e5f6-4000-8000-000000000000', name: '{konu}', subject: 'Özet $&' };
    expect(fillPlaceholders('{ad}, {konu}, {numara}, {baska}', message)).toBe(
      '{konu}, Özet $&, A1B2-C3D4-E5F6, {baska}',
    );
  });
});
