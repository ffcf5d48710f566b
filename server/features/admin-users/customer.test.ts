import { randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AdminUser, Customer, SentMail } from '#contract/admin-users.ts';
import type { AuditEntry } from '#contract/audit.ts';
import { messages } from '#domain/messages/index.ts';
import { noteSentMail } from '#server/mail/note-sent-mail.ts';
import { saveCharacter } from '#testing/factories/card.ts';
import { createOrder } from '#testing/factories/order.ts';
import { createSession } from '#testing/factories/session.ts';
import { saveStory, storyDraft } from '#testing/factories/story.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';

interface Refusal {
  code: string;
  message: string;
}
interface Ledger {
  entries: { id: number; delta: number; balance: number; reason: string }[];
  nextCursor: string | null;
}

const secret = 'Hiçbir yönetici bunu okumaz';
const reason = 'KVKK başvurusu 2026/14';
let app: TestApp;
let admin: SignedInClient;
beforeAll(async () => {
  app = await startTestApp({ env: { ADMIN_EMAILS: 'yonetici@site.example,adsiz@site.example' } });
  admin = await app.signIn({ email: 'yonetici@site.example' });
});
afterAll(() => app.stop());

const of = (id: string, path = '') => `/admin/users/${id}${path}`;
const read = async (id: string) => (await admin.get<Customer>(of(id))).body;
const auditOf = async (id: string) =>
  (await admin.get<{ entries: AuditEntry[] }>(of(id, '/audit'))).body.entries;

describe('the page of a person', () => {
  test('has profile, plans, sessions, consents and numbers of stories, and no text of any', async () => {
    const writer = await app.signIn({ tokens: 700 });
    await saveStory(writer, storyDraft({ title: secret, content: secret }));
    const { id } = await saveStory(writer, storyDraft({ title: secret, content: secret }));
    await app.deps.pool.query('UPDATE stories SET trashed_at = now() WHERE id = $1', [id]);
    await saveCharacter(writer, { name: secret, background: secret });
    await admin.put(of(writer.userId, '/plan'), { plan: 'publisher', reason, idempotencyKey: randomUUID() });
    const customer = await read(writer.userId);
    expect(customer).toMatchObject({
      user: { id: writer.userId, email: writer.email, plan: 'publisher', tokens: 8_000 },
      stories: { total: 1, inBin: 1, shared: 0, lastChangedAt: expect.any(String) },
      plans: [{ plan: 'publisher', source: 'admin', orderId: null, revokedAt: null }],
      sessions: [{ userAgent: expect.any(String) }],
      secondFactor: false,
    });
    expect(customer.stories.bytes).toBeGreaterThan(0);
    expect(customer.consents.map(({ document }) => document)).toContain('privacy');
    const everything = await Promise.all(
      ['', '/ledger', '/messages', '/mails', '/audit'].map(async (path) => {
        const { status, body } = await admin.get(of(writer.userId, path));
        expect(status, path).toBe(200);
        return JSON.stringify(body);
      }),
    );
    expect(everything.join()).not.toContain(secret);
    const { rows } = await app.deps.pool.query<{ token: string }>(
      'SELECT token FROM sessions WHERE user_id = $1',
      [writer.userId],
    );
    expect(rows).toHaveLength(1);
    for (const { token } of rows) expect(everything.join()).not.toContain(token);
  });

  test('answers NOT_FOUND for a person who is not there', async () => {
    for (const path of ['', '/ledger', '/messages', '/mails', '/audit']) {
      const { status, body } = await admin.get<Refusal>(of(randomUUID(), path));
      expect([path, status, body.message]).toEqual([path, 404, messages.users.notFound]);
      expect((await admin.get<Refusal>(of('bir', path))).status).toBe(422);
    }
  });

  test('pages the ledger with the balance after each change', async () => {
    const { userId } = await app.signIn({ tokens: 0 });
    for (const amount of [1_000, -300, 50, 25]) {
      await admin.post(of(userId, '/tokens'), { amount, reason, idempotencyKey: randomUUID() });
    }
    const seen: Ledger['entries'] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const query: string = cursor === '' ? 'limit=3' : `limit=3&cursor=${cursor}`;
      const { body }: { body: Ledger } = await admin.get<Ledger>(of(userId, `/ledger?${query}`));
      seen.push(...body.entries);
      cursor = body.nextCursor;
    }
    expect(seen.slice(0, 4).map(({ delta, balance }) => [delta, balance])).toEqual([
      [25, 775],
      [50, 750],
      [-300, 700],
      [1_000, 1_000],
    ]);
    expect(seen.at(-1)).toMatchObject({ delta: seen.at(-1)?.balance });
    for (const bad of ['x', '1', '1.', '-1.5', '1.2.3']) {
      expect((await admin.get(of(userId, `/ledger?cursor=${bad}`))).status, bad).toBe(422);
    }
  });

  test('lists messages of the account and of its verified address, and of nobody else', async () => {
    const { userId, email } = await app.signIn();
    const insert = (subject: string, user: string | null, address: string) =>
      app.deps.pool.query(
        `INSERT INTO contact_messages (id, user_id, name, email, subject, message, category)
         VALUES (gen_random_uuid(), $1, 'Ayşe', $2, $3, 'Metin', 'general')`,
        [user, address, subject],
      );
    await insert('girişli', userId, 'baska@site.example');
    await insert('girişsiz', null, email.toUpperCase());
    await insert('benzer', null, `x${email}`);
    const subjects = async () =>
      (await admin.get<{ messages: { subject: string }[] }>(of(userId, '/messages'))).body.messages.map(
        ({ subject }) => subject,
      );
    expect((await subjects()).toSorted()).toEqual(['girişli', 'girişsiz']);
    await app.deps.pool.query('UPDATE users SET email_verified = false WHERE id = $1', [userId]);
    expect(await subjects()).toEqual(['girişli']);
  });

  test('lists sent mails by kind and outcome, newest first', async () => {
    const { userId, email } = await app.signIn();
    const id = randomUUID();
    let second = 0;
    const now = () => new Date(Date.UTC(2026, 10, 29, 9, 0, second++));
    const note = (mailId: string, kind: string, outcome: SentMail['outcome']) =>
      noteSentMail({ ...app.deps, now }, { id: mailId, mail: { to: email, kind }, outcome });
    await note(id, 'receipt', 'failed');
    await note(id, 'receipt', 'sent');
    await note(randomUUID(), 'kind_of_a_later_version', 'refused');
    await noteSentMail(app.deps, { id: randomUUID(), mail: { to: 'kimse@site.example' }, outcome: 'sent' });
    const { body } = await admin.get<{ mails: SentMail[]; nextCursor: string | null }>(
      of(userId, '/mails?limit=1'),
    );
    expect(body.mails).toMatchObject([{ kind: 'other', outcome: 'refused', attempts: 1 }]);
    const next = await admin.get<{ mails: SentMail[] }>(of(userId, `/mails?cursor=${body.nextCursor}`));
    expect(next.body.mails).toMatchObject([{ id, kind: 'receipt', outcome: 'sent', attempts: 2 }]);
    expect((await app.deps.pool.query('SELECT FROM sent_mails')).rowCount).toBe(2);
  });
});

describe('sessions', () => {
  const end = (id: string, sessionId?: string) =>
    admin.post<{ ended: number } & Refusal>(of(id, '/sessions/end'), { sessionId, reason });

  test('are ended one by one or all at once, for a reason', async () => {
    const writer = await app.signIn();
    await createSession(app.deps, writer.userId);
    await createSession(app.deps, writer.userId);
    const [first] = (await read(writer.userId)).sessions;
    expect((await end(writer.userId, first?.id)).body).toEqual({ ended: 1 });
    expect((await end(writer.userId, first?.id)).body).toMatchObject({
      code: 'SESSION_GONE',
      message: messages.users.sessionGone,
    });
    expect((await end(writer.userId)).body).toEqual({ ended: 2 });
    expect((await writer.get('/tokens')).status).toBe(401);
    const entries = await auditOf(writer.userId);
    expect(entries.map(({ action }) => action)).toEqual(['user.sessions_ended', 'user.sessions_ended']);
    expect(entries[0]?.after).toEqual({ email: writer.email, sessions_ended: 2, reason });
  });

  test('of another person or of oneself are not ended', async () => {
    const [writer, other] = [await app.signIn(), await app.signIn()];
    const [session] = (await read(other.userId)).sessions;
    expect((await end(writer.userId, session?.id)).body.code).toBe('SESSION_GONE');
    expect((await end(admin.userId)).body.message).toBe(messages.users.ownSessions);
    expect((await other.get('/tokens')).status).toBe(200);
    expect((await admin.get('/tokens')).status).toBe(200);
  });
});

describe('marking an address as verified', () => {
  const verify = (id: string) => admin.post<AdminUser & Refusal>(of(id, '/verify'), { reason });

  test('does what the mailed link does, once', async () => {
    const { userId, email } = await app.signIn({ emailVerified: false });
    const answers = await Promise.all([verify(userId), verify(userId)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await read(userId)).user.emailConfirmed).toBe(true);
    expect((await auditOf(userId)).map(({ action, after }) => [action, after])).toEqual([
      ['user.verified', { email, email_verified: true, reason }],
    ]);
  });

  test('is refused for an address that would become an administrator', async () => {
    const { userId } = await app.signIn({ email: 'adsiz@site.example', emailVerified: false });
    expect((await verify(userId)).body).toMatchObject({
      code: 'NAMED_ADMINISTRATOR',
      message: messages.users.namedAdministrator,
    });
    expect((await read(userId)).user).toMatchObject({ emailConfirmed: false, isAdmin: false });
  });
});

test('the export has the records of the account, and neither writings nor IP addresses', async () => {
  const writer = await app.signIn();
  await saveStory(writer, storyDraft({ title: secret, content: secret }));
  await saveCharacter(writer, { name: secret });
  const orderId = await createOrder(app.deps, { userId: writer.userId, user_ip: '85.34.78.112' });
  const answer = await fetch(`${app.url}/api${of(writer.userId, '/export')}`, {
    method: 'POST',
    headers: { cookie: admin.cookie(), 'content-type': 'application/json', origin: 'http://localhost' },
    body: JSON.stringify({ reason }),
  });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  const files = Object.fromEntries(
    Object.entries(unzipSync(new Uint8Array(await answer.arrayBuffer()))).map(([name, bytes]) => [
      name,
      new TextDecoder().decode(bytes),
    ]),
  );
  expect(JSON.parse(files['hesap.json'] ?? '')).toMatchObject([{ email: writer.email }]);
  expect(JSON.parse(files['siparisler.json'] ?? '')).toMatchObject([{ order_id: orderId }]);
  const all = Object.values(files).join('\n');
  for (const hidden of [secret, '85.34.78.112', admin.email]) expect(all).not.toContain(hidden);
  expect(files['BENIOKU.txt']).toContain('Yöneticiler yazdıklarınızı okumaz');
  expect((await auditOf(writer.userId))[0]).toMatchObject({
    action: 'user.data_exported',
    actorEmail: admin.email,
    after: { email: writer.email, reason },
  });
});

describe('deleting an account', () => {
  const remove = (id: string, email: string) =>
    admin.post<{ ok: boolean } & Refusal>(of(id, '/remove'), { email, reason });

  test('needs its address, removes what belongs to it and keeps its orders', async () => {
    const writer = await app.signIn();
    const orderId = await createOrder(app.deps, { userId: writer.userId });
    await saveStory(writer, storyDraft());
    const wrong = await remove(writer.userId, 'baska@site.example');
    expect([wrong.status, wrong.body.message]).toEqual([422, messages.users.confirmationWrong]);
    const answers = await Promise.all(
      [1, 2, 3].map(() => remove(writer.userId, ` ${writer.email.toUpperCase()} `)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
    expect((await writer.get('/tokens')).status).toBe(401);
    const { rows } = await app.deps.pool.query(
      `SELECT (SELECT user_id FROM payment_intents WHERE order_id = $2) AS buyer,
        (SELECT count(*)::int FROM stories WHERE user_id = $1) AS stories`,
      [writer.userId, orderId],
    );
    expect(rows).toEqual([{ buyer: null, stories: 0 }]);
    const entries = await app.deps.db
      .selectFrom('audit_log')
      .select(['action', 'before', 'after'])
      .where('subject_id', '=', writer.userId)
      .execute();
    expect(entries).toEqual([{ action: 'user.removed', before: { email: writer.email }, after: { reason } }]);
  });

  test('is refused for oneself and for every other administrator, also one who is made meanwhile', async () => {
    expect((await remove(admin.userId, admin.email)).body.message).toBe(messages.users.removeNotOneself);
    const second = await app.signIn();
    await app.deps.pool.query('UPDATE users SET administrator_since = now() WHERE id = $1', [second.userId]);
    expect((await remove(second.userId, second.email)).body.message).toBe(messages.users.removeNotAnAdmin);
    expect((await second.get('/tokens')).status).toBe(200);
  });
});
