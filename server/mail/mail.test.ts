import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultBrand } from '#domain/site/brand.ts';
import { createSmtpMailer } from '#server/providers/mail/index.ts';
import { startTestApp, type TestApp } from '#testing/harness.ts';
import { type SmtpInbox, startSmtpInbox } from '#testing/mail/smtp-inbox.ts';
import type { Deps } from '../context.ts';
import { createJobSender, type Jobs, openJobs } from '../jobs/index.ts';
import { createMailQueue, senderOf, sendMailJob, writeMail } from './index.ts';
import { mailQueueName } from './send-mail-job.ts';

const quick = { ...sendMailJob, options: { ...sendMailJob.options, retryDelay: 1, retryDelayMax: 1 } };
let brand = defaultBrand;
const from = () => senderOf({ env: { mailFrom: null }, brand });

const mailTo = (to: string, subject: string) =>
  writeMail(defaultBrand, {
    to,
    subject,
    greeting: 'Merhaba,',
    paragraphs: ['Şu anki bağlantınız: gizli-jeton-42'],
  });

describe('queued mails', () => {
  let app: TestApp;
  let inbox: SmtpInbox;
  let jobs: Jobs;
  let deps: Deps;

  beforeAll(async () => {
    app = await startTestApp();
    inbox = await startSmtpInbox();
    jobs = await openJobs(app.database.directUrl, app.deps.log, [quick]);
    const mailer = createSmtpMailer({ url: inbox.url, from, domain: 'yazihane.example' });
    deps = { ...app.deps, mailer, mail: createMailQueue(createJobSender(jobs.boss), app.deps.env) };
    await jobs.work(deps, [quick]);
  });
  afterAll(async () => {
    await jobs.stop();
    await deps.mailer?.close();
    await inbox.close();
    await app.stop();
  });

  it('reach the mail server with their Turkish letters unchanged', async () => {
    await deps.mail.send(mailTo('ayse@yazihane.example', 'Şifrenizi değiştirin, Iğdır'));
    const mail = await inbox.next(({ subject }) => subject === 'Şifrenizi değiştirin, Iğdır');
    expect(mail.to?.[0]?.address).toBe('ayse@yazihane.example');
    expect(mail.from?.address).toBe('merhaba@yazihane.example');
    expect(mail.text).toContain('gizli-jeton-42');
    expect(mail.html).toContain('gizli-jeton-42');
  });

  it('are from the brand in force, whatever signs its name has', async () => {
    brand = { ...defaultBrand, name: `O'Kalem, "Kâğıt" & İğde; x@y.example` };
    await deps.mail.send(mailTo('ayse@yazihane.example', 'yeni adla'));
    const mail = await inbox.next(({ subject }) => subject === 'yeni adla');
    expect(mail.from).toEqual({ name: brand.name, address: 'merhaba@yazihane.example' });
    brand = defaultBrand;
  });

  it('are sent if and only if the transaction that queued them commits', async () => {
    const undone = new Error('undone');
    await deps.db
      .transaction()
      .execute(async (trx) => {
        await deps.mail.send(mailTo('bora@yazihane.example', 'geri alınan'), { within: trx });
        throw undone;
      })
      .catch((error) => expect(error).toBe(undone));
    await deps.db
      .transaction()
      .execute((trx) => deps.mail.send(mailTo('bora@yazihane.example', 'işlenen'), { within: trx }));
    await inbox.next(({ subject }) => subject === 'işlenen');
    expect(inbox.mails.map(({ subject }) => subject)).not.toContain('geri alınan');
  });

  it('are encrypted in the queue', async () => {
    inbox.refuseWith(421);
    await deps.mail.send(mailTo('cem@yazihane.example', 'bekleyen'));
    const waiting = () =>
      deps.pool.query<{ data: object }>("SELECT data FROM jobs.job WHERE name = $1 AND state = 'retry'", [
        mailQueueName,
      ]);
    await expect.poll(async () => (await waiting()).rowCount, { timeout: 10_000 }).toBe(1);
    const { rows } = await waiting();
    expect(Object.keys(rows[0]?.data ?? {})).toEqual(['sealed']);
    expect(JSON.stringify(rows)).not.toContain('cem@');
    inbox.refuseWith(null);
    const mail = await inbox.next(({ subject }) => subject === 'bekleyen');
    expect(mail.messageId).toMatch(/^<[0-9a-f-]{36}@yazihane\.example>$/);
  });

  it('are noted for the account of their address, with their kind and outcome', async () => {
    const { userId, email } = await app.signIn();
    const noted = async () =>
      (
        await deps.db
          .selectFrom('sent_mails')
          .select(['kind', 'outcome', 'attempts'])
          .where('user_id', '=', userId)
          .execute()
      ).map((row) => ({ ...row }));
    inbox.refuseWith(421);
    await deps.mail.send({ ...mailTo(email, 'not edilen'), kind: 'receipt' });
    await expect.poll(noted, { timeout: 10_000 }).toMatchObject([{ kind: 'receipt', outcome: 'failed' }]);
    inbox.refuseWith(null);
    await expect.poll(noted, { timeout: 10_000 }).toMatchObject([{ kind: 'receipt', outcome: 'sent' }]);
    expect((await noted())[0]?.attempts).toBeGreaterThan(1);
  });

  it('are not retried when the server refuses the address for good', async () => {
    const completed = async () =>
      (await deps.pool.query("SELECT state FROM jobs.job WHERE state = 'completed'")).rowCount ?? 0;
    const before = await completed();
    inbox.refuseWith(550);
    await deps.mail.send(mailTo('yok@yazihane.example', 'istenmeyen'));
    await expect.poll(completed, { timeout: 10_000 }).toBe(before + 1);
    inbox.refuseWith(null);
    expect(inbox.mails.map(({ subject }) => subject)).not.toContain('istenmeyen');
  });
});
