import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { messages } from '#domain/messages/index.ts';
import { createJobSender, openJobs } from '#server/jobs/index.ts';
import { createMailQueue, sendMailJob } from '#server/mail/index.ts';
import { createSmtpMailer } from '#server/providers/mail/index.ts';
import { type Fault, type MessagePageDriver, openMessagePage } from '#testing/contact/message-page.ts';
import { startSmtpInbox } from '#testing/mail/smtp-inbox.ts';

const m = messages.adminMessages;

let desk: MessagePageDriver;
beforeAll(async () => {
  desk = await openMessagePage();
});
afterAll(() => desk.stop());
beforeEach(() => desk.reset());

describe('a change', () => {
  test('of status and notes is kept and written down', async () => {
    const id = await desk.put();
    const answer = await desk.update(id, { status: 'in_progress', notes: 'Günlüklere bakılacak.' });
    expect(answer).toMatchObject({
      status: 200,
      body: { status: 'in_progress', adminNotes: 'Günlüklere bakılacak.', revision: 2 },
    });
    expect(await desk.audited(id)).toEqual([
      {
        action: 'contact_message.updated',
        actor_email: desk.admin.email,
        before: { subject: 'İndirme çalışmıyor', status: 'new', notes: '' },
        after: { subject: 'İndirme çalışmıyor', status: 'in_progress', notes: 'Günlüklere bakılacak.' },
      },
    ]);
  });

  test('may go from any status to any other', async () => {
    const id = await desk.put();
    let revision = 1;
    for (const status of ['closed', 'new', 'resolved', 'in_progress', 'closed']) {
      expect((await desk.update(id, { status, revision })).body.status).toBe(status);
      revision += 1;
    }
  });

  test('sent twice is one change', async () => {
    const id = await desk.put();
    const answers = await Promise.all(
      [desk.admin, desk.elsewhere, desk.admin, desk.elsewhere].map((client) =>
        desk.update(id, { status: 'resolved' }, client),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await desk.audited(id)).toHaveLength(1);
    expect((await desk.get(id)).revision).toBe(2);
  });

  test('of two administrators at once the second is told, with what stands now', async () => {
    const id = await desk.put();
    const answers = await Promise.all([
      desk.update(id, { status: 'resolved' }),
      desk.update(id, { status: 'closed' }, desk.elsewhere),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)?.body;
    expect(refused).toMatchObject({
      code: 'MESSAGE_CHANGED',
      message: m.changedElsewhere,
      data: { current: { id, revision: 2 } },
    });
    expect(await desk.audited(id)).toHaveLength(1);
  });

  test('of a message that is gone, or to what is no status, changes nothing', async () => {
    expect(await desk.update(randomUUID(), { status: 'closed' })).toMatchObject({
      status: 404,
      body: { message: m.notFound },
    });
    const id = await desk.put();
    expect((await desk.update(id, { status: 'deleted' })).status).toBe(422);
    expect((await desk.update(id, { status: 'closed', notes: 'x'.repeat(5_001) })).status).toBe(422);
    expect(await desk.get(id)).toMatchObject({ status: 'new', revision: 1 });
  });
});

describe('a reply', () => {
  test('goes to the sender, its answer to support, and stands below the message', async () => {
    const id = await desk.put({ name: 'Işıl <b>Gökçe</b>' });
    const answer = await desk.reply(id, { body: 'Düzelttik.\n\nYeniden dener misiniz?' });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        revision: 2,
        replies: [{ body: 'Düzelttik.\n\nYeniden dener misiniz?', authorEmail: desk.admin.email }],
      },
    });
    expect((await desk.list()).messages[0]?.repliedAt).not.toBeNull();
    expect(desk.app.mails).toHaveLength(1);
    expect(desk.app.mails[0]).toMatchObject({
      to: 'isil@okur.example',
      replyTo: 'destek@yazihane.example',
      subject: 'Re: İndirme çalışmıyor',
    });
    expect(desk.app.mails[0]?.text).toContain('Yeniden dener misiniz?');
    expect(desk.app.mails[0]?.text).toContain('İndir düğmesine basınca hiçbir şey olmuyor.');
    expect(desk.app.mails[0]?.html).toContain('Işıl &lt;b&gt;Gökçe&lt;/b&gt;');
    expect(await desk.audited(id)).toMatchObject([
      {
        action: 'contact_message.replied',
        actor_email: desk.admin.email,
        after: { to: 'isil@okur.example', subject: 'İndirme çalışmıyor' },
      },
    ]);
  });

  test('sent ten times at once, over two processes, is one reply and one mail', async () => {
    const id = await desk.put();
    const replyId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => desk.reply(id, { replyId }, n % 2 ? desk.admin : desk.elsewhere)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect((await desk.get(id)).replies).toHaveLength(1);
    expect(desk.app.mails.length + desk.other.mails.length).toBe(1);
  });

  test('with other words under a sent id is refused, and the sent one shown', async () => {
    const id = await desk.put();
    const replyId = randomUUID();
    await desk.reply(id, { replyId });
    expect(await desk.reply(id, { replyId, body: 'Başka', revision: 2 })).toMatchObject({
      status: 409,
      body: { code: 'REPLY_ALREADY_SENT', message: m.alreadySent, data: { current: { revision: 2 } } },
    });
    expect(desk.app.mails).toHaveLength(1);
  });

  test('of two administrators at once only one goes out; the other is told first', async () => {
    const id = await desk.put();
    const answers = await Promise.all([desk.reply(id, {}), desk.reply(id, {}, desk.elsewhere)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(desk.app.mails.length + desk.other.mails.length).toBe(1);
  });

  test.each(['', ' \u200B\n ', 'x'.repeat(10_001)])('%j is refused', async (body) => {
    expect((await desk.reply(await desk.put(), { body })).status).toBe(422);
    expect(desk.app.mails).toEqual([]);
  });

  test('is queued with its record or not at all, and reaches the mail server once', async () => {
    const inbox = await startSmtpInbox();
    const jobs = await openJobs(desk.app.database.directUrl, desk.app.deps.log, [sendMailJob]);
    const mailer = createSmtpMailer({
      url: inbox.url,
      from: () => ({ name: 'Yazıhane', address: 'a@yazihane.example' }),
      domain: 'yazihane.example',
    });
    // The processes that answer queue as a real start does.
    const queue = createMailQueue(createJobSender(jobs.boss), desk.app.deps.env);
    const { mail: usual } = desk.app.deps;
    desk.app.deps.mail = queue;
    try {
      const id = await desk.put();
      const replyId = randomUUID();
      await desk.app.deps.pool.query('ALTER TABLE audit_log RENAME TO away');
      const failed = await desk.reply(id, { replyId });
      await desk.app.deps.pool.query('ALTER TABLE away RENAME TO audit_log');
      expect(failed).toMatchObject({ status: 500, body: { message: m.replyFailed } });
      const waiting = async () =>
        (await desk.app.deps.pool.query('SELECT FROM jobs.job WHERE id = $1', [replyId])).rowCount;
      expect([await waiting(), (await desk.get(id)).replies]).toEqual([0, []]);
      await Promise.all([desk.reply(id, { replyId }), desk.reply(id, { replyId })]);
      expect(await waiting()).toBe(1);
      await jobs.work({ ...desk.app.deps, mailer }, [sendMailJob]);
      const arrived = await inbox.next(({ subject }) => subject === 'Re: İndirme çalışmıyor');
      expect(arrived.messageId).toBe(`<${replyId}@yazihane.example>`);
      expect(arrived.replyTo?.[0]?.address).toBe('destek@yazihane.example');
    } finally {
      desk.app.deps.mail = usual;
      await jobs.stop();
      await mailer.close();
      await inbox.close();
    }
  });
});

test('faults are told in the specified words', async () => {
  const id = await desk.put();
  await desk.app.deps.pool.query('ALTER TABLE contact_messages RENAME TO away');
  await desk.app.deps.pool.query('ALTER TABLE contact_message_counts RENAME TO counts_away');
  const answers = await Promise.all([
    desk.admin.get<Fault>('/admin/messages'),
    desk.admin.get<Fault>(`/admin/messages/${id}`),
    desk.admin.get<Fault>('/admin/message-stats'),
    desk.update(id, { status: 'closed' }),
    desk.reply(id, {}),
  ]);
  await desk.app.deps.pool.query('ALTER TABLE away RENAME TO contact_messages');
  await desk.app.deps.pool.query('ALTER TABLE counts_away RENAME TO contact_message_counts');
  expect(answers.map(({ status, body }) => `${status} ${body.message}`)).toEqual([
    '500 Mesajlar yüklenirken bir hata oluştu.',
    '500 Mesajlar yüklenirken bir hata oluştu.',
    '500 İstatistikler yüklenirken bir hata oluştu.',
    '500 Mesaj durumu güncellenirken bir hata oluştu.',
    '500 Yanıt gönderilirken bir hata oluştu.',
  ]);
});

test('nobody but an administrator reads or changes anything', async () => {
  const id = await desk.put();
  const unverified = await desk.app.signIn({ email: 'ikinci@site.example', emailVerified: false });
  for (const [client, status] of [
    [desk.app.visitor(), 401],
    [await desk.app.signIn(), 403],
    [await desk.app.signIn({ plan: 'pro' }), 403],
    [unverified, 403],
  ] as const) {
    const answers = await Promise.all([
      client.get('/admin/messages'),
      client.get(`/admin/messages/${id}`),
      client.get('/admin/message-stats'),
      desk.update(id, { status: 'closed' }, client),
      desk.reply(id, {}, client),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual(Array(5).fill(status));
  }
  expect(await desk.get(id)).toMatchObject({ status: 'new', replies: [] });
});
