import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { defaultBrand } from '#domain/site/brand.ts';
import { startTestApp, type TestApp } from '#testing/harness.ts';
import { type SmtpInbox, startSmtpInbox } from '#testing/mail/smtp-inbox.ts';
import { createJobSender, type Jobs, openJobs } from '../jobs/index.ts';
import { createMailQueue, sendMailJob, writeMail } from './index.ts';
import { mailQueueName } from './send-mail-job.ts';

const count = 20;
let app: TestApp;
let inbox: SmtpInbox;
let jobs: Jobs;
const children: ChildProcess[] = [];
beforeAll(async () => {
  app = await startTestApp();
  inbox = await startSmtpInbox();
  jobs = await openJobs(app.database.directUrl, app.deps.log, [sendMailJob]);
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await jobs.stop();
  await inbox.close();
  await app.stop();
});

/** Starts another process on the same database and mail server, which only sends mails. */
function startSender(): ChildProcess {
  const child = spawn(process.execPath, ['testing/mail/mail-process.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      NODE_OPTIONS: '',
      APP_SECRET: app.deps.env.appSecrets[0],
      PUBLIC_URL: 'https://yazihane.example',
      DATABASE_URL: app.database.url,
      DATABASE_DIRECT_URL: app.database.directUrl,
      SMTP_URL: inbox.url,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  children.push(child);
  return child;
}

/**
 * The queue detects a dead process by a heartbeat missing for 15 s and retries some seconds later. A soak test waits
 * for both; otherwise their times are set into the past.
 */
async function endHeartbeats(): Promise<void> {
  if (process.env.SOAK) return;
  await app.deps.pool.query(
    "UPDATE jobs.job SET heartbeat_on = now() - interval '1 minute' WHERE state = 'active'",
  );
  await jobs.boss.supervise(mailQueueName);
  await app.deps.pool.query("UPDATE jobs.job SET start_after = now() WHERE state = 'retry'");
}

const subjects = () => new Set(inbox.mails.map(({ subject }) => subject));

it('sends every mail exactly once when the sending process is killed', async () => {
  const queue = createMailQueue(createJobSender(jobs.boss), app.deps.env);
  const wanted = Array.from({ length: count }, (_, index) => `Mektup ${index + 1}`);
  for (const subject of wanted.slice(0, count / 2)) {
    await queue.send(
      writeMail(defaultBrand, {
        to: 'ayse@yazihane.example',
        subject,
        greeting: 'Merhaba,',
        paragraphs: ['…'],
      }),
    );
  }
  const first = startSender();
  await expect.poll(() => inbox.mails.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(3);
  // From here on the server accepts mails and never answers.
  inbox.hold(true);
  const answered = inbox.mails.length;
  for (const subject of wanted.slice(count / 2)) {
    await queue.send(
      writeMail(defaultBrand, {
        to: 'ayse@yazihane.example',
        subject,
        greeting: 'Merhaba,',
        paragraphs: ['…'],
      }),
    );
  }
  await expect.poll(() => inbox.mails.length, { timeout: 30_000 }).toBeGreaterThan(answered);
  const gone = once(first, 'exit');
  first.kill('SIGKILL');
  expect(await gone).toEqual([null, 'SIGKILL']);
  const unheard = inbox.mails.at(-1)?.subject;
  inbox.hold(false);

  await endHeartbeats();
  startSender();
  await expect.poll(subjects, { timeout: 90_000 }).toEqual(new Set(wanted));
  // The mail whose answer was lost is sent again with the same message id.
  const again = () => inbox.mails.filter(({ subject }) => subject === unheard);
  await expect.poll(() => again().length, { timeout: 90_000 }).toBe(2);
  expect(new Set(inbox.mails.map(({ messageId }) => messageId)).size).toBe(count);
  const bySubject = new Map(inbox.mails.map(({ subject, messageId }) => [subject, messageId]));
  for (const { subject, messageId } of inbox.mails) expect(messageId).toBe(bySubject.get(subject));
}, 150_000);
