import type { Connection } from '#server/db/connect.ts';
import { seedBlog } from '#server/db/seed/seed-blog.ts';
import { seedDemo } from '#server/db/seed/seed-demo.ts';
import { demoAdministratorEmail } from '#server/env.ts';
import { createOrder } from '#testing/factories/order.ts';

/** Fills a migrated, empty database: demo accounts with stories and token history, the blog, and two orders. */
export async function fillDatabase(connection: Connection, dataDir: string): Promise<void> {
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
}
