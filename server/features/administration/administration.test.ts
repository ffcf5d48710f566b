import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countUsers } from '#server/features/admin-users/index.ts';
import { savePost } from '#testing/factories/blog-post.ts';
import { createOrder } from '#testing/factories/order.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';
import { plansOf } from '#testing/query-plans.ts';

const adminEmail = 'yonetici@site.example';

let app: TestApp;
let other: TestApp;
let admin: SignedInClient;

beforeAll(async () => {
  app = await startTestApp({ env: { ADMIN_EMAILS: adminEmail } });
  other = await app.startAnother();
  admin = await app.signIn({ email: adminEmail });
});
afterAll(() => app.stop());

test('counts posts, users, messages, payments and configurations for the tiles', async () => {
  const read = async () => (await admin.get('/admin/overview')).body;
  const none = { count: 0, more: false };
  expect(await read()).toEqual({
    publishedPosts: none,
    users: { count: 1, more: false },
    openMessages: none,
    waitingPayments: none,
    activeApiConfigs: none,
    maintenance: false,
  });
  await savePost(admin);
  await savePost(admin, { status: 'draft' });
  await app.deps.pool.query(
    `INSERT INTO contact_messages (id, name, email, subject, message, category, status)
     SELECT gen_random_uuid(), 'Ada', 'ada@ornek.com', 'Konu', 'Merhaba', 'general', status
     FROM unnest('{new,in_progress,resolved,closed}'::text[]) status`,
  );
  await app.signIn();
  await countUsers(app.deps);
  await createOrder(app.deps, { userId: admin.userId });
  for (const isActive of [true, false]) {
    const config = {
      id: randomUUID(),
      name: 'Yazar',
      provider: 'google',
      key: 'anahtar-0123456789',
      isActive,
      force: true,
    };
    expect((await admin.post('/admin/api-configs', config)).status).toBe(201);
  }
  expect(await read()).toMatchObject({
    publishedPosts: { count: 1 },
    users: { count: 2 },
    openMessages: { count: 2 },
    waitingPayments: { count: 1 },
    activeApiConfigs: { count: 1 },
  });
});

test('stops counting at ten thousand rows, reports that there are more, and scans no whole table', async () => {
  await app.deps.pool.query(
    `INSERT INTO blog_posts (id, title, slug, content, status, word_count, published_at)
     SELECT gen_random_uuid(), 'Yazı', 'yazi-' || n, '<p>Metin</p>', 'published', 1, now()
     FROM generate_series(1, 10001) n`,
  );
  await app.deps.pool.query('ANALYZE blog_posts');
  let body: unknown;
  const planned = await plansOf(app.deps.pool, async () => {
    ({ body } = await admin.get('/admin/overview'));
  });
  expect(body).toMatchObject({ publishedPosts: { count: 10_000, more: true } });
  const [counts] = planned.filter(({ text }) => text.includes('blog_posts'));
  expect(counts?.plan).toContain('blog_posts_public');
  expect(counts?.plan).not.toMatch(/Seq Scan on (blog_posts|contact_messages|users)\b/);
});

test('notifies every process of cleared pages and writes the administrator to the audit log', async () => {
  const subscribed = [app, other].map(
    ({ deps }) => new Promise<void>((resolve) => deps.changes.subscribe('content', () => resolve())),
  );
  // A new subscriber is called once at the start; only later calls are notifications.
  await Promise.all(subscribed);
  const notified = [app, other].map(
    ({ deps }) => new Promise<void>((resolve) => deps.changes.subscribe('content', () => resolve())),
  );
  expect((await admin.post('/admin/cache/clear', { type: 'blog' })).status).toBe(200);
  await Promise.all(notified);
  const { rows } = await app.deps.pool.query(
    "SELECT actor_email, subject_id FROM audit_log WHERE action = 'cache.cleared'",
  );
  expect(rows).toEqual([{ actor_email: adminEmail, subject_id: 'blog' }]);
  expect((await admin.post('/admin/cache/clear', { type: 'auth' })).status).toBe(422);
});
