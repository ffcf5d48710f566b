import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayMs } from '#domain/time/durations.ts';
import { createSale } from '#testing/factories/invoice.ts';
import { createOrder } from '#testing/factories/order.ts';
import { createSession } from '#testing/factories/session.ts';
import { storyDraft } from '#testing/factories/story.ts';
import { startTestApp, type TestApp } from '#testing/harness.ts';
import { exportsFolder } from '../account/index.ts';
import { deleteExpired } from './delete-expired.ts';

const now = new Date();
const ago = (days: number) => new Date(now.getTime() - days * dayMs);
let app: TestApp;
beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'retention-'));
  app = await startTestApp({ now: () => now, env: { DATA_DIR: dataDir } });
});
afterAll(async () => {
  await app.stop();
  await rm(app.deps.env.dataDir, { recursive: true, force: true });
});

/** How many rows of a table are left. */
const left = async (table: string): Promise<number> =>
  (await sql<{ n: number }>`SELECT count(*)::int AS n FROM ${sql.table(table)}`.execute(app.deps.db)).rows[0]
    ?.n ?? -1;

/** Puts one row in that is past its time and one that is not, and tells which is left after the cleaning. */
async function clean(table: string, put: (past: boolean) => Promise<unknown>): Promise<[number, number]> {
  const before = await left(table);
  await put(true);
  const stale = await left(table);
  await put(false);
  expect(stale, 'the stale row is there').toBe(before + 1);
  await deleteExpired(app.deps);
  const after = await left(table);
  await deleteExpired(app.deps);
  return [after - before, (await left(table)) - before];
}

/** A little more or less than so many years ago; two days, as a leap year may take one of them. */
const years = (count: number, past: boolean) => {
  const at = new Date(now.getTime() + (past ? -2 : 2) * dayMs);
  at.setUTCFullYear(at.getUTCFullYear() - count);
  return at;
};
const expiry = (past: boolean) => (past ? new Date(now.getTime() - 1) : new Date(now.getTime() + 60_000));

test.each<[string, (past: boolean, userId: string) => Promise<unknown>]>([
  [
    'one_time_tokens',
    (past, user_id) =>
      app.deps.db
        .insertInto('one_time_tokens')
        .values({
          purpose: past ? 'verify_email' : 'reset_password',
          user_id,
          secret_hash: `${user_id}-${past}`,
          email: 'a@site.example',
          expires_at: expiry(past),
        })
        .execute(),
  ],
  [
    'waiting_sign_ins',
    (past, user_id) =>
      app.deps.db
        .insertInto('waiting_sign_ins')
        .values({ token_hash: `${user_id}-${past}`, user_id, expires_at: expiry(past) })
        .execute(),
  ],
  [
    'rate_limits',
    (past, user_id) =>
      app.deps.db
        .insertInto('rate_limits')
        .values({ key: `${user_id}-${past}`, count: 1, resets_at: expiry(past) })
        .execute(),
  ],
  ['sessions', (past, userId) => createSession(app.deps, userId, { expiresAt: expiry(past) })],
  [
    'outbox_mails',
    (past) =>
      app.deps.db
        .insertInto('outbox_mails')
        .values({
          id: crypto.randomUUID(),
          recipient: 'a@site.example',
          subject: '',
          text: '',
          html: '',
          created_at: ago(past ? 7.01 : 6.9),
        })
        .execute(),
  ],
  [
    'sent_mails',
    (past, user_id) =>
      app.deps.db
        .insertInto('sent_mails')
        .values({
          id: crypto.randomUUID(),
          user_id,
          kind: 'receipt',
          outcome: 'sent',
          at: ago(past ? 365.01 : 364.9),
        })
        .execute(),
  ],
  [
    'build_assets',
    (past) =>
      app.deps.db
        .insertInto('build_assets')
        .values({
          path: `/assets/${past}.js`,
          content_type: 'text/javascript',
          body: Buffer.from(''),
          replaced_at: ago(past ? 30.01 : 29.9),
        })
        .execute(),
  ],
  [
    'deleted_bible_entries',
    (past, user_id) =>
      app.deps.db
        .insertInto('deleted_bible_entries')
        .values({
          id: crypto.randomUUID(),
          user_id,
          entry: '{}',
          uses: '[]',
          deleted_at: ago(past ? 1.01 : 0.9),
        })
        .execute(),
  ],
  [
    'guest_trials',
    (past) =>
      app.deps.db
        .insertInto('guest_trials')
        .values({ remaining: 250, updated_at: ago(past ? 30.01 : 29.9) })
        .execute(),
  ],
  [
    'contact_messages',
    (past, user_id) =>
      app.deps.db
        .insertInto('contact_messages')
        .values({
          id: crypto.randomUUID(),
          user_id,
          name: 'Ada',
          email: 'a@site.example',
          category: 'general',
          subject: 'Soru',
          message: 'Merhaba',
          // Three years have 1,095 or 1,096 days.
          created_at: ago(past ? 1_097 : 1_094),
        })
        .execute(),
  ],
  [
    'payment_intents',
    (past, userId) => createOrder(app.deps, { userId, createdAt: years(10, past), status: 'abandoned' }),
  ],
  [
    'payment_notifications',
    (past) =>
      app.deps.db
        .insertInto('payment_notifications')
        .values({
          source: 'order',
          merchant_oid: `YH${past}`,
          status: 'success',
          total_amount: 20_000,
          created_at: years(10, past),
        })
        .execute(),
  ],
  [
    'audit_log',
    (past) =>
      app.deps.db
        .insertInto('audit_log')
        .values({
          actor_email: 'yonetici@site.example',
          action: 'payment.refunded',
          subject_type: 'order',
          subject_id: 'YH1',
          created_at: years(2, past),
        })
        .execute(),
  ],
  [
    'paytr_test_payments',
    (past) =>
      app.deps.db
        .insertInto('paytr_test_payments')
        .values({
          merchant_oid: `YH${past}`,
          token: `t${past}`,
          amount: 20_000,
          currency: 'TL',
          title: 'Plan',
          test_mode: true,
          created_at: ago(past ? 30.01 : 29.9),
        })
        .execute(),
  ],
  [
    'membership_payments',
    (past, user_id) =>
      app.deps.db
        .insertInto('membership_payments')
        .values({
          callback_id: `${past}${Date.now()}`,
          username: `uye${past}`,
          user_id,
          way: 'fixed',
          amount: 20_000,
          state: 'open',
          created_at: ago(past ? 367 : 364),
        })
        .execute(),
  ],
])('%s: what is past its time goes, the rest stays', async (table, put) => {
  const { userId } = await app.signIn();
  expect(await clean(table, (past) => put(past, userId))).toEqual([1, 1]);
});

test('a guest trial with a text stays as long as its cookie, and goes with the text', async () => {
  const written = async (days: number) => {
    const { id } = await app.deps.db
      .insertInto('guest_trials')
      .values({ remaining: 10, updated_at: ago(days) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await app.deps.db
      .insertInto('generations')
      .values({
        guest_id: id,
        idempotency_key: crypto.randomUUID(),
        surface: 'landing',
        idea: 'Bir fikir',
        status: 'completed',
        lease_until: now,
      })
      .execute();
    return id;
  };
  const [kept, gone] = [await written(179), await written(180.1)];
  await deleteExpired(app.deps);
  const texts = await app.deps.db.selectFrom('generations').select('guest_id').execute();
  expect(texts).toEqual([{ guest_id: kept }]);
  const trials = await app.deps.db
    .selectFrom('guest_trials')
    .select('id')
    .where('id', 'in', [kept, gone])
    .execute();
  expect(trials).toEqual([{ id: kept }]);
});

test('a story goes 30 days after it was put into the bin; others stay', async () => {
  const { userId } = await app.signIn();
  const put = (title: string, days: number | null) =>
    app.deps.db
      .insertInto('stories')
      .values({
        id: crypto.randomUUID(),
        user_id: userId,
        title,
        content: 'Metin.',
        word_count: 1,
        created_at: ago(400),
        trashed_at: days === null ? null : ago(days),
      })
      .execute();
  await put('çöpte, eski', 30.01);
  await put('çöpte, yeni', 29.9);
  await put('duruyor', null);
  await deleteExpired(app.deps);
  const left = await app.deps.db
    .selectFrom('stories')
    .select('title')
    .where('user_id', '=', userId)
    .orderBy('trashed_at')
    .execute();
  expect(left.map(({ title }) => title)).toEqual(['çöpte, yeni', 'duruyor']);
});

test('puts a story without title, text and idea away a day after its last change', async () => {
  const writer = await app.signIn();
  const saveDraft = async (title: string, hours: number) => {
    const { body } = await writer.post<{ id: string }>('/stories', {
      ...storyDraft({ title, content: 'Yağmur.' }),
      draft: true,
    });
    await app.deps.db
      .updateTable('stories')
      .set({ content: '', word_count: 0, updated_at: ago(hours / 24) })
      .where('id', '=', body.id)
      .execute();
    return body.id;
  };
  await saveDraft('', 25);
  const left = [await saveDraft('', 23), await saveDraft('Fener', 25)];
  await deleteExpired(app.deps);
  const { body } = await writer.get<{ stories: { id: string }[] }>('/stories');
  expect(body.stories.map(({ id }) => id).sort()).toEqual(left.sort());
});

test('a second factor goes a day after it was begun, with its codes, unless it was confirmed', async () => {
  const put = async (confirmed: boolean, days: number) => {
    const { userId } = await app.signIn();
    await app.deps.db
      .insertInto('second_factors')
      .values({
        user_id: userId,
        sealed_secret: 'sealed',
        confirmed_at: confirmed ? now : null,
        created_at: ago(days),
      })
      .execute();
    await app.deps.db.insertInto('recovery_codes').values({ user_id: userId, code_hash: 'hash' }).execute();
    return userId;
  };
  const [stale, fresh, confirmed] = [await put(false, 1.01), await put(false, 0.9), await put(true, 400)];
  await deleteExpired(app.deps);
  const owners = async (table: 'second_factors' | 'recovery_codes') =>
    (
      await app.deps.db
        .selectFrom(table)
        .select('user_id')
        .where('user_id', 'in', [stale, fresh, confirmed])
        .execute()
    ).map(({ user_id }) => user_id);
  for (const table of ['second_factors', 'recovery_codes'] as const) {
    expect((await owners(table)).sort()).toEqual([fresh, confirmed].sort());
  }
});

test('a payment for a membership stays ten years, whether it is granted or only said to be made', async () => {
  const put = async (years: number, proven: boolean) => {
    const created_at = ago(years * 365.25);
    await app.deps.db
      .insertInto('membership_payments')
      .values({
        callback_id: `${proven}${years}`.replace('.', ''),
        username: `uye_${proven}_${years}`,
        way: 'fixed',
        amount: 20_000,
        state: proven ? 'paid' : 'requested',
        paid_at: proven ? created_at : null,
        requested_at: created_at,
        created_at,
      })
      .execute();
  };
  for (const proven of [true, false]) for (const years of [9.9, 10.1]) await put(years, proven);
  await deleteExpired(app.deps);
  const { rows } = await app.deps.pool.query(
    `SELECT username FROM membership_payments WHERE username ~ '_(9.9|10.1)$' ORDER BY 1`,
  );
  expect(rows.map(({ username }) => username)).toEqual(['uye_false_9.9', 'uye_true_9.9']);
});

test('a zip of somebody’s data goes after an hour', async () => {
  const folder = exportsFolder(app.deps.env.dataDir);
  await mkdir(folder, { recursive: true });
  for (const [name, minutes] of [
    ['eski.zip', 61],
    ['yeni.zip', 59],
  ] as const) {
    const at = new Date(now.getTime() - minutes * 60_000);
    await writeFile(join(folder, name), '');
    await utimes(join(folder, name), at, at);
  }
  await deleteExpired(app.deps);
  expect(await readdir(folder)).toEqual(['yeni.zip']);
});

test('a sale goes after 10 years with its refund and invoices, not before its refund’s invoice', async () => {
  const { userId } = await app.signIn();
  const sale = { userId, kurus: 20_000 };
  await createSale(app.deps, { ...sale, at: years(10, true), refundedAt: years(10, true) });
  await createSale(app.deps, { ...sale, at: years(10, true), refundedAt: ago(100) });
  await createSale(app.deps, { ...sale, at: years(10, false) });
  const counts = async () => {
    const { rows } = await app.deps.pool.query(
      `SELECT (SELECT count(*)::int FROM invoices WHERE user_id = $1) AS invoices,
        (SELECT count(*)::int FROM payment_intents WHERE user_id = $1) AS orders,
        (SELECT count(*)::int FROM payment_refunds r JOIN payment_intents i ON i.id = r.intent_id WHERE i.user_id = $1) AS refunds`,
      [userId],
    );
    return rows[0];
  };
  expect(await counts()).toEqual({ invoices: 5, orders: 3, refunds: 2 });
  await deleteExpired(app.deps);
  expect(await counts()).toEqual({ invoices: 3, orders: 2, refunds: 1 });
});

test('the database itself keeps transaction records for 10 years and the audit log for 2', async () => {
  const { userId } = await app.signIn();
  await createOrder(app.deps, { userId, createdAt: ago(3_600) });
  await app.deps.db
    .insertInto('audit_log')
    .values({
      actor_email: 'yonetici@site.example',
      action: 'payment.refunded',
      subject_type: 'order',
      subject_id: 'YH1',
      created_at: ago(700),
    })
    .execute();
  await expect(app.deps.db.deleteFrom('payment_intents').execute()).rejects.toThrow(/10 years/);
  await expect(app.deps.db.deleteFrom('audit_log').execute()).rejects.toThrow(/2 years/);
  await expect(app.deps.db.updateTable('audit_log').set({ action: 'a.b' }).execute()).rejects.toThrow(
    /append-only/,
  );
});

test('the address that a sale was accepted from is emptied after 3 years, the sale stays', async () => {
  const { userId } = await app.signIn();
  const order = (past: boolean) =>
    createOrder(app.deps, { userId, createdAt: years(3, past), status: 'abandoned' });
  const [expired, recent] = [await order(true), await order(false)];
  const bridge = async (past: boolean) => {
    const callback_id = crypto.randomUUID().replaceAll('-', '');
    await app.deps.db
      .insertInto('membership_payments')
      .values({
        callback_id,
        username: `alici_${past}`,
        way: 'fixed',
        amount: 20_000,
        state: 'paid',
        paid_at: years(3, past),
        documents_version: '2026-11-22',
        pre_information: 'Form',
        contract_text: 'Sözleşme',
        documents_accepted_at: years(3, past),
        user_ip: '85.34.78.112',
        created_at: years(3, past),
      })
      .execute();
    return callback_id;
  };
  const [expiredBridge, recentBridge] = [await bridge(true), await bridge(false)];
  await deleteExpired(app.deps);
  // A process whose clock is ahead of the database's.
  await deleteExpired({ ...app.deps, now: () => new Date(Date.now() + 4 * dayMs) });
  const { rows } = await app.deps.pool.query(
    `SELECT order_id AS id, user_ip, contract_text FROM payment_intents WHERE order_id = ANY($1)
     UNION ALL SELECT callback_id, user_ip, contract_text FROM membership_payments WHERE callback_id = ANY($1)`,
    [[expired, recent, expiredBridge, recentBridge]],
  );
  const sale = (id: string) => rows.find((row) => row.id === id);
  for (const id of [expired, expiredBridge]) {
    expect(sale(id)).toMatchObject({ user_ip: null, contract_text: 'Sözleşme' });
  }
  expect(sale(recent)).toMatchObject({ user_ip: '127.0.0.1' });
  expect(sale(recentBridge)).toMatchObject({ user_ip: '85.34.78.112' });
  for (const [table, key, id] of [
    ['payment_intents', 'order_id', recent],
    ['membership_payments', 'callback_id', recentBridge],
  ]) {
    for (const address of [null, '10.0.0.1']) {
      await expect(
        app.deps.pool.query(`UPDATE ${table} SET user_ip = $2 WHERE ${key} = $1`, [id, address]),
      ).rejects.toThrow(/keeps the buyer's address for 3 years/);
    }
  }
  await expect(createOrder(app.deps, { userId, user_ip: null })).rejects.toThrow(/needs the address/);
});
