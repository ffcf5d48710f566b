import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { MailConsent, Mailing, MailSubscription } from '#contract/mailings.ts';
import { messages } from '#domain/messages/index.ts';
import { minuteMs } from '#domain/time/durations.ts';
import { type Mail, MailError, type Mailer } from '#server/providers/mail/index.ts';
import { saveStory, storyDraft } from '#testing/factories/story.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';
import { runMailings } from './run-mailings.ts';

const m = messages.mailings;
const bounceToken = 'a-token-for-returned-mails-of-tests';
/** Monday, 30 November 2026, 09.00 in Istanbul. */
const monday = new Date('2026-11-30T06:00:00Z');
const saturday = new Date('2026-11-28T09:00:00Z');

/** A mail server whose answers a test sets; it records what it took. */
function mailServer() {
  const taken: { mail: Mail; id: string }[] = [];
  const server = {
    taken,
    /** Called before a mail is taken; throws to refuse it. */
    before: async (_mail: Mail): Promise<void> => undefined,
    mailer: {
      async deliver(mail: Mail, id: string) {
        await server.before(mail);
        taken.push({ mail, id });
      },
      close: async () => undefined,
    } satisfies Mailer,
    to: (email: string) => taken.filter(({ mail }) => mail.to === email).map(({ mail }) => mail),
  };
  return server;
}

let now = saturday;
let app: TestApp;
let admin: SignedInClient;
let smtp = mailServer();
beforeAll(async () => {
  app = await startTestApp({
    now: () => now,
    env: {
      ADMIN_EMAILS: 'yonetici@site.example',
      MAILING_PER_MINUTE: '100000',
      MAIL_BOUNCE_TOKEN: bounceToken,
    },
  });
  admin = await app.signIn({ email: 'yonetici@site.example' });
});
afterAll(() => app.stop());
beforeEach(async () => {
  now = saturday;
  smtp = mailServer();
  app.deps.mailer = smtp.mailer;
  await app.deps.db.deleteFrom('mailings').execute();
  await app.deps.db.deleteFrom('notification_preferences').execute();
});

const text = {
  subject: 'Koşullar değişiyor',
  body: 'İlk paragraf.\n\nİkinci paragraf.',
  linkPath: '/kullanim-kosullari',
};
const start = (changes: Record<string, unknown> = {}) =>
  admin.post<Mailing & { code?: string }>('/admin/mailings', {
    id: randomUUID(),
    kind: 'terms',
    ...text,
    ...changes,
  });
const listed = async (id: string) =>
  (await admin.get<{ mailings: Mailing[] }>('/admin/mailings')).body.mailings.find((one) => one.id === id);
const wish = (writer: SignedInClient, wishes: Record<string, boolean>) =>
  writer.request<{ addressRefused: boolean }>('/profile/notifications', { method: 'PATCH', json: wishes });
const pathOf = (url: string | undefined) => (url ?? '').replace('http://localhost', app.url);
const consentsOf = async (email: string) =>
  (
    await app.deps.db
      .selectFrom('mail_consents')
      .select(['kind', 'status', 'source', 'channel', 'created_at', 'user_id'])
      .where('recipient', '=', email)
      .orderBy('id')
      .execute()
  ).map((row) => row);

describe('a change of terms', () => {
  test('is shown before, and goes once to every person with a verified address', async () => {
    const reader = await app.signIn({ emailVerified: true });
    const stranger = await app.signIn({ emailVerified: false });
    const suspended = await app.signIn({ emailVerified: true });
    await app.deps.db
      .updateTable('users')
      .set({ suspended_at: now })
      .where('id', '=', suspended.userId)
      .execute();
    const preview = await admin.post<{ text: string; html: string; recipients: number }>(
      '/admin/mailings/preview',
      {
        kind: 'terms',
        ...text,
      },
    );
    expect(preview.body.text).toContain('İlk paragraf.\n\nİkinci paragraf.');
    expect(preview.body.text).toContain('http://localhost/kullanim-kosullari');
    expect(smtp.taken).toEqual([]);
    const { id } = (await start()).body;
    await Promise.all([runMailings(app.deps), runMailings(app.deps)]);
    await runMailings(app.deps);
    expect(smtp.to(reader.email).map(({ subject }) => subject)).toEqual([text.subject]);
    expect(smtp.to(reader.email)[0]).not.toHaveProperty('unsubscribeUrl');
    expect(smtp.to(stranger.email)).toEqual([]);
    expect(smtp.to(suspended.email)).toEqual([]);
    const done = await listed(id);
    expect(done).toMatchObject({
      state: 'finished',
      recipients: preview.body.recipients,
      skipped: 0,
      refused: 0,
    });
    expect(done?.sent).toBe(preview.body.recipients);
    const { rows } = await app.deps.pool.query(`SELECT action, after FROM audit_log WHERE subject_id = $1`, [
      id,
    ]);
    expect(rows).toEqual([{ action: 'mailing.started', after: { kind: 'terms', subject: text.subject } }]);
  });

  test('goes on after a process was killed, without a second mail to anybody', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => app.signIn({ emailVerified: true })));
    const { id } = (await start()).body;
    let mails = 0;
    smtp.before = () => {
      mails += 1;
      // The process never comes back.
      return mails > 2 ? new Promise(() => undefined) : Promise.resolve();
    };
    void runMailings(app.deps);
    await expect.poll(() => mails).toBe(3);
    smtp.before = async () => undefined;
    await runMailings(app.deps);
    expect((await listed(id))?.state).toBe('sending');
    // The dead process's lease has ended.
    now = new Date(now.getTime() + 3 * minuteMs);
    await runMailings(app.deps);
    expect((await listed(id))?.state).toBe('finished');
    for (const { email } of people) expect(smtp.to(email), email).toHaveLength(1);
  });

  test('is started once by a repeated request, and can be stopped', async () => {
    await app.signIn({ emailVerified: true });
    const id = randomUUID();
    const answers = await Promise.all([start({ id }), start({ id }), start({ id })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await start({ id, subject: 'Başka' })).body.code).toBe('MAILING_TAKEN');
    const stopped = await admin.post<Mailing>(`/admin/mailings/${id}/stop`, {});
    expect(stopped.body.state).toBe('stopped');
    await runMailings(app.deps);
    expect(smtp.taken).toEqual([]);
  });

  test('waits when the mail server wants a pause, and counts a refused address', async () => {
    const late = await app.signIn({ emailVerified: true });
    const gone = await app.signIn({ emailVerified: true });
    smtp.before = async ({ to }) => {
      if (to === late.email) throw new MailError('451', false);
      if (to === gone.email) throw new MailError('550', true, { refusesAddress: true });
    };
    const { id } = (await start()).body;
    await runMailings(app.deps);
    expect(await listed(id)).toMatchObject({ state: 'sending', refused: 1 });
    smtp.before = async () => undefined;
    await runMailings(app.deps);
    expect(smtp.to(late.email)).toEqual([]);
    now = new Date(now.getTime() + 11 * minuteMs);
    await runMailings(app.deps);
    expect(smtp.to(late.email)).toHaveLength(1);
    expect(await listed(id)).toMatchObject({ state: 'finished', refused: 1 });
  });

  test('is refused without a mail server and without a text', async () => {
    app.deps.mailer = null;
    expect((await start()).body.code).toBe('NO_MAIL_SERVER');
    app.deps.mailer = smtp.mailer;
    for (const [changes, message] of [
      [{ subject: ' ' }, m.subjectRequired],
      [{ body: '\n \n' }, m.bodyRequired],
    ] as const)
      expect(JSON.stringify((await start(changes)).body)).toContain(message);
    expect((await start({ linkPath: 'https://kotu.example' })).status).toBe(422);
  });

  test('sends a trial to the administrator alone', async () => {
    const answer = await admin.post('/admin/mailings/test', { kind: 'product_news', ...text });
    expect(answer.body).toEqual({ to: admin.email });
    expect(app.mails.at(-1)).toMatchObject({ to: admin.email, subject: `Deneme: ${text.subject}` });
    expect(smtp.taken).toEqual([]);
  });
});

describe('product news', () => {
  test('go to those who consented, and name how to leave', async () => {
    const reader = await app.signIn({ emailVerified: true });
    const other = await app.signIn({ emailVerified: true });
    await wish(reader, { productNews: true });
    await start({ kind: 'product_news' });
    await runMailings(app.deps);
    expect(smtp.to(other.email)).toEqual([]);
    const [mail] = smtp.to(reader.email);
    expect(mail?.unsubscribeUrl).toMatch(/^http:\/\/localhost\/api\/e-posta-tercihi\/cik\?b=[\w-]+$/);
    expect(mail?.text).toContain('http://localhost/e-posta-tercihi#');
    expect(mail?.text).toContain('almayı kabul ettiğiniz için gönderdik');
  });

  test('are left by the mail program’s one click, without a cookie, by any body', async () => {
    const reader = await app.signIn({ emailVerified: true });
    await wish(reader, { productNews: true });
    await start({ kind: 'product_news' });
    await runMailings(app.deps);
    const url = pathOf(smtp.to(reader.email)[0]?.unsubscribeUrl);
    // Programs that check links open them; only the click leaves.
    const opened = await fetch(url, { redirect: 'manual' });
    expect([opened.status, opened.headers.get('set-cookie')]).toEqual([303, null]);
    const token = new URL(url).searchParams.get('b');
    expect(opened.headers.get('location')).toBe(`/e-posta-tercihi#${token}`);
    expect(await consentsOf(reader.email)).toHaveLength(1);
    for (const body of [
      new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      Object.assign(new FormData(), {}),
    ]) {
      const answer = await fetch(url, { method: 'POST', body, redirect: 'manual' });
      expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null]);
    }
    expect(await consentsOf(reader.email)).toEqual([
      {
        kind: 'product_news',
        status: 'ONAY',
        source: 'panel',
        channel: 'EPOSTA',
        created_at: saturday,
        user_id: reader.userId,
      },
      {
        kind: 'product_news',
        status: 'RET',
        source: 'unsubscribe_link',
        channel: 'EPOSTA',
        created_at: saturday,
        user_id: reader.userId,
      },
    ]);
    await start({ kind: 'product_news' });
    await runMailings(app.deps);
    expect(smtp.to(reader.email)).toHaveLength(1);
    expect((await fetch(url.replace(/b=.{6}/, 'b=uydurm'), { method: 'POST' })).status).toBe(404);
  });

  test('are left on a page by the link of the mail', async () => {
    const reader = await app.signIn({ emailVerified: true });
    await wish(reader, { productNews: true });
    await start({ kind: 'product_news' });
    await runMailings(app.deps);
    const token = new URL(smtp.to(reader.email)[0]?.unsubscribeUrl ?? '').searchParams.get('b') ?? '';
    const visitor = app.visitor();
    const read = async () =>
      (await visitor.get<MailSubscription>(`/mail-subscription?${new URLSearchParams({ token })}`)).body;
    expect(await read()).toMatchObject({
      kind: 'product_news',
      subscribed: true,
      email: expect.stringMatching(/…@t….example$/),
    });
    expect((await visitor.post('/mail-subscription/unsubscribe', { token })).status).toBe(200);
    expect(await read()).toMatchObject({ subscribed: false });
    expect(
      (await visitor.post<{ code: string }>('/mail-subscription/unsubscribe', { token: 'uydurma' })).body
        .code,
    ).toBe('LINK_INVALID');
  });

  test('skip who withdraws between the listing and the mail', async () => {
    const readers = await Promise.all([
      app.signIn({ emailVerified: true }),
      app.signIn({ emailVerified: true }),
    ]);
    for (const reader of readers) await wish(reader, { productNews: true });
    const { id } = (await start({ kind: 'product_news' })).body;
    let first = true;
    smtp.before = async ({ to }) => {
      if (!first) return;
      first = false;
      const other = readers.find(({ email }) => email !== to);
      if (other) await wish(other, { productNews: false });
    };
    await runMailings(app.deps);
    expect(await listed(id)).toMatchObject({ state: 'finished', recipients: 2, sent: 1, skipped: 1 });
  });
});

describe('a consent', () => {
  test('has a history that is only added to, and is exported for İYS', async () => {
    const reader = await app.signIn({ emailVerified: true });
    await wish(reader, { productNews: true, weeklySummary: true });
    await wish(reader, { productNews: true, membershipReminders: false });
    await wish(reader, { productNews: false });
    expect((await consentsOf(reader.email)).map(({ kind, status }) => `${kind} ${status}`)).toEqual([
      'product_news ONAY',
      'weekly_summary ONAY',
      'product_news RET',
    ]);
    await expect(
      app.deps.pool.query(`UPDATE mail_consents SET status = 'ONAY' WHERE recipient = $1`, [reader.email]),
    ).rejects.toThrow('append-only');
    await expect(
      app.deps.pool.query('DELETE FROM mail_consents WHERE recipient = $1', [reader.email]),
    ).rejects.toThrow('3 years');
    const { consents } = (await admin.get<{ consents: MailConsent[] }>('/admin/mail-consents')).body;
    expect(consents.filter(({ recipient }) => recipient === reader.email)).toEqual([
      {
        recipient: reader.email,
        kind: 'product_news',
        status: 'ONAY',
        source: 'panel',
        at: saturday.toISOString(),
      },
      {
        recipient: reader.email,
        kind: 'product_news',
        status: 'RET',
        source: 'panel',
        at: saturday.toISOString(),
      },
    ]);
  });

  test('is given once by parallel requests, and ends with the account, whose history stays', async () => {
    const reader = await app.signIn({ emailVerified: true });
    await Promise.all(Array.from({ length: 6 }, () => wish(reader, { productNews: true })));
    await app.deps.db.deleteFrom('users').where('id', '=', reader.userId).execute();
    expect(
      (await consentsOf(reader.email)).map(({ status, source, user_id }) => [status, source, user_id]),
    ).toEqual([
      ['ONAY', 'panel', null],
      ['RET', 'account_deleted', null],
    ]);
  });
});

describe('a returned mail', () => {
  const report = (body: unknown, token = bounceToken) =>
    fetch(`${app.url}/api/e-posta/geri-donen`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  test('stops news and summaries until the address is proven again', async () => {
    const reader = await app.signIn({ emailVerified: true });
    await wish(reader, { productNews: true });
    expect((await report({ address: reader.email.toUpperCase(), permanent: true })).status).toBe(200);
    expect(
      (await reader.get<{ addressRefused: boolean }>('/profile/notifications')).body.addressRefused,
    ).toBe(true);
    await start({ kind: 'product_news' });
    await runMailings(app.deps);
    expect(smtp.taken).toEqual([]);
    // A link that was followed came by mail.
    await app.visitor().post('/account/password-reset', { email: reader.email });
    const mail = app.mails.findLast(({ to }) => to === reader.email);
    const secret = /sifre-yenile#([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const reset = { secret, password: 'yeni-fener-kıyısı-27' };
    expect((await app.visitor().post('/account/password-reset/confirm', reset)).status).toBe(200);
    await start({ kind: 'product_news' });
    await runMailings(app.deps);
    expect(smtp.to(reader.email)).toHaveLength(1);
  });

  test('is not believed without the token, and a delay changes nothing', async () => {
    const reader = await app.signIn({ emailVerified: true });
    expect((await report({ address: reader.email, permanent: true }, 'baska')).status).toBe(404);
    expect((await report({ address: reader.email, permanent: false })).status).toBe(200);
    expect((await report({ address: 'kimse', permanent: true })).status).toBe(400);
    expect(
      (await reader.get<{ addressRefused: boolean }>('/profile/notifications')).body.addressRefused,
    ).toBe(false);
  });
});

describe('the weekly summary', () => {
  async function writeIn(writer: SignedInClient, day: string, words: number, goal: number | null = null) {
    await app.deps.db
      .insertInto('writing_sessions')
      .values({ user_id: writer.userId, id: randomUUID(), day, seq: 1, words, ai_words: 0, goal })
      .execute();
  }

  test('comes on Monday morning, once a person and week, with words, goal and titles but no text', async () => {
    const writer = await app.signIn({ emailVerified: true });
    await wish(writer, { weeklySummary: true });
    await writeIn(writer, '2026-11-23', 700, 500);
    await writeIn(writer, '2026-11-29', 300, 500);
    await writeIn(writer, '2026-11-30', 9_000);
    const { id } = await saveStory(writer, {
      ...storyDraft(),
      title: 'Fener',
      content: 'Gizli kalan cümle.',
    });
    await app.deps.db.updateTable('stories').set({ updated_at: saturday }).where('id', '=', id).execute();
    await runMailings(app.deps);
    expect(smtp.taken).toEqual([]);
    now = monday;
    await Promise.all([runMailings(app.deps), runMailings(app.deps)]);
    now = new Date(monday.getTime() + 5 * minuteMs);
    await runMailings(app.deps);
    const mails = smtp.to(writer.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Geçen hafta 1.000 sözcük yazdınız']);
    const [mail] = mails;
    expect(mail?.text).toContain('23 Kasım – 29 Kasım haftasında 2 günde 1.000 sözcük yazdınız.');
    expect(mail?.text).toContain('Günlük 500 sözcük hedefinize 1 gün ulaştınız.');
    expect(mail?.text).toContain('Üzerinde çalıştığınız hikâyeler: “Fener”.');
    expect(mail?.text).toContain(`http://localhost/editor?hikaye=${id}`);
    expect(mail?.text).not.toContain('Gizli kalan');
    expect(mail?.unsubscribeUrl).toContain('/api/e-posta-tercihi/cik?b=');
  });

  test('is not sent for an empty week, to others, or on another day', async () => {
    const idle = await app.signIn({ emailVerified: true });
    await wish(idle, { weeklySummary: true });
    const other = await app.signIn({ emailVerified: true });
    await writeIn(other, '2026-11-25', 400);
    now = new Date('2026-12-01T09:00:00Z');
    await runMailings(app.deps);
    now = new Date('2026-11-30T03:00:00Z');
    await runMailings(app.deps);
    expect(await app.deps.db.selectFrom('mailings').select('id').execute()).toEqual([]);
    now = monday;
    await runMailings(app.deps);
    expect(smtp.taken).toEqual([]);
    const [summary] = (await admin.get<{ mailings: Mailing[] }>('/admin/mailings')).body.mailings;
    expect(summary).toMatchObject({
      kind: 'weekly_summary',
      week: '2026-11-23',
      state: 'finished',
      skipped: 1,
    });
  });
});
