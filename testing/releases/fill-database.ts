import { pino } from 'pino';
import { allJobs } from '#server/app/all-jobs.ts';
import type { Connection } from '#server/db/connect.ts';
import { seedBlog } from '#server/db/seed/seed-blog.ts';
import { seedDemo } from '#server/db/seed/seed-demo.ts';
import { demoAdministratorEmail } from '#server/env.ts';
import { openJobs } from '#server/jobs/open-jobs.ts';
import { createOrder } from '#testing/factories/order.ts';
import { actInApp } from './act-in-app.ts';

/**
 * Fills a migrated, empty database: demo accounts with stories and token history, the blog, two orders, what people do in the app, and
 * a waiting job.
 */
export async function fillDatabase(
  connection: Connection,
  { url, dataDir }: { url: string; dataDir: string },
): Promise<void> {
  const { db } = connection;
  await seedDemo(db, dataDir);
  await seedBlog(db, demoAdministratorEmail);
  const { id: userId } = await db
    .selectFrom('users')
    .select('id')
    .where('email', 'like', 'pro@%')
    .executeTakeFirstOrThrow();
  const now = new Date();
  await createOrder(connection, {
    userId,
    status: 'paid',
    paid_at: now,
    total_amount: 100,
    activated_at: now,
    plan_ends_at: now,
  });
  await createOrder(connection, { userId, status: 'abandoned', payment_token: null });
  await actInApp(connection, url);
  const jobs = await openJobs(url, pino({ level: 'silent' }), allJobs);
  // Due so late that no later version has run or dropped it.
  await jobs.boss.send('mail', { sealed: 'x' }, { startAfter: new Date('2100-01-01') });
  await jobs.stop();
}
