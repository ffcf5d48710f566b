import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuditEntry } from '#contract/audit.ts';
import type { AuditAction, AuditSubject } from '#domain/account/audit.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';
import { plansOf } from '#testing/query-plans.ts';
import { systemActor, writeAudit } from './index.ts';

interface Page {
  entries: AuditEntry[];
  nextCursor: string | null;
}

let app: TestApp;
let admin: SignedInClient;
beforeAll(async () => {
  app = await startTestApp({ env: { ADMIN_EMAILS: 'yonetici@site.example' } });
  admin = await app.signIn({ email: 'yonetici@site.example' });
});
afterAll(() => app.stop());

const list = async (query: Record<string, string> = {}) =>
  (await admin.get<Page>(`/admin/audit?${new URLSearchParams(query)}`)).body;
const write = (
  action: AuditAction,
  subject: { type: AuditSubject; id: string },
  after: Record<string, unknown> = {},
) =>
  writeAudit(app.deps.db, {
    actor: systemActor,
    action,
    subject,
    before: { ad: 'önce' },
    after,
    now: new Date(),
  });

test('lists who changed what and when, with the values before and after', async () => {
  const writer = await app.signIn({ tokens: 10 });
  await admin.post(`/admin/users/${writer.userId}/tokens`, {
    amount: 1_000,
    reason: 'Özür',
    idempotencyKey: randomUUID(),
  });
  const { entries } = await list({ search: writer.email });
  expect(entries).toEqual([
    {
      id: expect.any(Number),
      actorId: admin.userId,
      actorEmail: admin.email,
      action: 'user.tokens_added',
      subjectType: 'user',
      subjectId: writer.userId,
      before: { email: writer.email, tokens: 10 },
      after: { email: writer.email, tokens: 1_010, reason: 'Özür' },
      createdAt: expect.any(String),
    },
  ]);
});

test('finds entries by actor, action, id and values, with folded Turkish letters', async () => {
  const id = randomUUID();
  await write('settings.updated', { type: 'settings', id }, { announcement: 'IŞIKLI bakım GECESİ' });
  for (const search of [
    id,
    'ışıklı',
    'isikli gecesi',
    'settings.updated bakım',
    'sistem GECESİ',
    'önce ışıklı',
  ]) {
    expect(
      (await list({ search })).entries.map(({ subjectId }) => subjectId),
      search,
    ).toEqual([id]);
  }
  for (const search of ['ışıklı yok', '%', '!?']) {
    expect((await list({ search })).entries, search).toEqual([]);
  }
});

test('finds entries by the Turkish name of their action', async () => {
  const id = randomUUID();
  await write('user.suspended', { type: 'user', id }, { email: 'kapali@site.example' });
  for (const search of ['askıya alındı kapali', 'ASKIYA', 'hesap kapali@site.example']) {
    expect(
      (await list({ search })).entries.map(({ subjectId }) => subjectId),
      search,
    ).toContain(id);
  }
  expect((await list({ search: 'iade kapali' })).entries).toEqual([]);
});

test('pages through all entries once, newest first, also within an area', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    await write('payment.refunded', { type: 'order', id: `o${turn}` });
    await write('membership.approved', { type: 'membership_payment', id: `m${turn}` });
    await write('membership.refunded', { type: 'payment_notification', id: `n${turn}` });
    await write('blog.updated', { type: 'blog_post', id: `b${turn}` });
  }
  const queries: Record<string, string>[] = [{}, { area: 'payments' }, { area: 'payments', search: 'önce' }];
  for (const query of queries) {
    const all = (await list({ ...query, limit: '100' })).entries;
    const seen: AuditEntry[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: Page = await list({ ...query, limit: '4', ...(cursor && { cursor }) });
      seen.push(...page.entries);
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(all);
    expect(seen.map(({ id }) => id)).toEqual(seen.map(({ id }) => id).toSorted((a, b) => b - a));
  }
  const payments = (await list({ area: 'payments', limit: '100' })).entries;
  expect(new Set(payments.map(({ subjectType }) => subjectType))).toEqual(
    new Set(['order', 'membership_payment', 'payment_notification']),
  );
  expect((await admin.get('/admin/audit?cursor=x')).status).toBe(422);
});

test('uses an index for every list and search', async () => {
  await app.deps.pool.query(
    `INSERT INTO audit_log (actor_email, action, subject_type, subject_id, after)
      SELECT 'biri@site.example', 'user.restored', 'user', 'k' || n, jsonb_build_object('sira', n)
      FROM generate_series(1, 5000) n`,
  );
  await app.deps.pool.query('VACUUM ANALYZE audit_log');
  const planned = await plansOf(app.deps.pool, async () => {
    for (const query of [
      {},
      { area: 'payments' },
      { search: 'k4711' },
      { search: 'biri' },
      { search: 'askıya alındı' },
      { search: 'sira', area: 'users' },
    ]) {
      const { nextCursor } = await list(query as Record<string, string>);
      if (nextCursor) await list({ ...query, cursor: nextCursor } as Record<string, string>);
    }
  });
  expect(planned.length).toBeGreaterThan(5);
  for (const { text, plan } of planned) expect(plan, text).not.toContain('Seq Scan on audit_log');
});

test('can not be updated, truncated or deleted before the entries expire', async () => {
  await write('user.restored', { type: 'user', id: randomUUID() });
  const { pool } = app.deps;
  await expect(pool.query(`UPDATE audit_log SET actor_email = 'baska@site.example'`)).rejects.toThrow(
    'append-only',
  );
  await expect(pool.query('TRUNCATE audit_log')).rejects.toThrow('append-only');
  await expect(pool.query('DELETE FROM audit_log')).rejects.toThrow();
});
