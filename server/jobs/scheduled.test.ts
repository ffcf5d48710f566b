import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayMs } from '#domain/time/durations.ts';
import { startTestApp, type TestApp } from '#testing/harness.ts';
import { allJobs } from '../app/all-jobs.ts';
import { retentionJob } from '../features/retention/index.ts';
import { openJobs } from './index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const oldMails = async () =>
  (
    await app.deps.db
      .selectFrom('outbox_mails')
      .select('id')
      .where('recipient', '=', 'eski@site.example')
      .execute()
  ).length;

test('schedules periodic jobs in Istanbul time', async () => {
  const jobs = await openJobs(app.database.directUrl, app.deps.log, allJobs);
  await jobs.work(app.deps, allJobs);
  const known = (await jobs.boss.getSchedules()).map(({ name, cron, timezone }) => ({
    name,
    cron,
    timezone,
  }));
  await jobs.stop();
  const own = allJobs.flatMap(({ name, cron }) =>
    cron ? [{ name, cron, timezone: 'Europe/Istanbul' }] : [],
  );
  expect(own.length).toBeGreaterThan(0);
  expect(known).toEqual(expect.arrayContaining(own));
  expect(known).toHaveLength(own.length);
});

test('runs the scheduled cleanup when its minute comes', async () => {
  await app.deps.db
    .insertInto('outbox_mails')
    .values({
      id: crypto.randomUUID(),
      recipient: 'eski@site.example',
      subject: '',
      text: '',
      html: '',
      created_at: new Date(Date.now() - 8 * dayMs),
    })
    .execute();
  // Due every minute, otherwise the same as the hourly job.
  const due = [{ ...retentionJob, cron: '* * * * *' }];
  const first = await openJobs(app.database.directUrl, app.deps.log, due);
  await first.work(app.deps, due);
  await first.stop();
  // pg-boss reads the schedule at start, at most once in half a minute over all processes.
  await app.deps.pool.query('UPDATE jobs.version SET cron_on = NULL');
  const second = await openJobs(app.database.directUrl, app.deps.log, due);
  await second.work(app.deps, due);
  await expect.poll(oldMails, { timeout: 20_000 }).toBe(0);
  await second.stop();
}, 40_000);
