import type pg from 'pg';

/** How much there is to look through. */
export interface AdminData {
  users: number;
  messages: number;
}

/** Stories and orders of each user. */
const storiesEach = 5;
const ordersEach = 5;
/** Users, and with them their stories, are put in so many at a time. */
const batch = 50_000;

/** The tables that grow with the users; their indexes are made after the rows, which takes a fraction of the time. */
const filled = [
  'users',
  'profiles',
  'user_tokens',
  'token_ledger',
  'stories',
  'contact_messages',
  'user_directory',
  'payment_intents',
  'membership_payments',
  'payment_notifications',
  'sent_mails',
  'sessions',
];

const first = [
  'Ayşe',
  'Işıl',
  'İlknur',
  'Çağlar',
  'Şükrü',
  'Ömer',
  'Ümit',
  'Gökçe',
  'Deniz',
  'Iraz',
  'Nermin',
  'Bora',
];
const last = ['Yılmaz', 'Çınar', 'Şahin', 'Gül', 'Öztürk', 'Işık', 'Kaya', 'Aydın', 'Doğan', 'Arslan', 'Koç'];
const subjects = [
  'İndirme çalışmıyor',
  'Fatura hakkında',
  'Karakterlerim nerede?',
  'Teşekkürler',
  'Şifremi unuttum',
];

/** Drops what only speeds reading up and answers how to make it again. */
async function dropIndexes(client: pg.ClientBase): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition FROM pg_index i
     WHERE i.indrelid = ANY (SELECT to_regclass(t) FROM unnest($1::text[]) t WHERE to_regclass(t) IS NOT NULL)
       AND NOT i.indisunique`,
    [filled],
  );
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  return async () => {
    for (const { definition } of rows) await client.query(definition);
  };
}

/**
 * Five orders of each user over five years, most of them paid, some pending, failed, refused or refunded; one payment by a
 * link for each tenth user; a notification for each fifth order, some of them without an order; an
 * invoice for each paid order; a mail and a session for each user.
 */
async function fillPayments(client: pg.ClientBase, { users }: AdminData): Promise<void> {
  // Neither triggers nor foreign keys are checked; the sums that triggers keep are written at the end.
  await client.query("SET session_replication_role = 'replica'");
  for (let from = 1; from <= users; from += batch) {
    const upTo = Math.min(from + batch - 1, users);
    await client.query(
      `INSERT INTO payment_intents (id, order_id, user_id, buyer_name, buyer_email, idempotency_key, plan_name,
         billing_cycle, amount, status, billing_name, billing_phone, billing_address, documents_version, pre_information,
         contract_text, documents_accepted_at, user_ip, paid_at, total_amount, activated_at, plan_ends_at, refunded_at,
         created_at)
       SELECT pg_temp.id('o' || at), 'YH' || upper(md5('o' || at)), pg_temp.id('u' || n), 'Yazar ' || n,
         'yazar' || n || '@okur.example', pg_temp.id('k' || at), 'pro', 'monthly', 19900 + (at % 7)::int * 1000, status, 'Yazar ' || n, '5321112233',
         'Gül Sokak 5, İzmir', '2026-11-22', 'Form', 'Sözleşme', made, '127.0.0.1',
         CASE WHEN paid THEN made END, CASE WHEN paid THEN 19900 + (at % 7)::int * 1000 END,
         CASE WHEN paid AND status <> 'refused' THEN made END,
         CASE WHEN paid AND status <> 'refused' THEN made + interval '31 days' END,
         CASE WHEN status = 'refunded' THEN made + interval '1 day' END, made
       FROM (SELECT n, at, status, status IN ('paid', 'refunded', 'refused') AS paid,
           now() - at * ($3::float8 * interval '1 second') AS made
         FROM generate_series($1::int, $2::int) n, generate_series(0, ${ordersEach - 1}) k,
           LATERAL (SELECT (k::bigint * $4 + n) AS at) place,
           LATERAL (SELECT CASE WHEN at % 100 < 70 THEN 'paid' WHEN at % 100 < 85 THEN 'abandoned' WHEN at % 100 < 92 THEN 'failed'
             WHEN at % 100 < 96 THEN 'cancelled' WHEN at % 100 < 99 THEN 'refunded'
             WHEN at % 2000 = 99 THEN 'refused' ELSE 'paid' END AS status) state) orders`,
      [from, upTo, (5 * 365 * 86_400) / (users * ordersEach), users],
    );
    await client.query(
      `INSERT INTO sent_mails (id, user_id, kind, outcome, at)
       SELECT pg_temp.id('p' || n), pg_temp.id('u' || n), 'receipt', 'sent', now() - n * interval '30 seconds'
       FROM generate_series($1::int, $2::int) n`,
      [from, upTo],
    );
    await client.query(
      `INSERT INTO sessions (user_id, token, expires_at)
       SELECT pg_temp.id('u' || n), md5('t' || n), now() + interval '20 days' FROM generate_series($1::int, $2::int) n`,
      [from, upTo],
    );
  }
  await client.query(
    `INSERT INTO membership_payments (id, callback_id, username, user_id, email, way, amount, state, client_key, created_at)
     SELECT pg_temp.id('l' || n), md5('l' || n), 'yazar_' || n, pg_temp.id('u' || n), 'yazar' || n || '@okur.example', 'link',
       19900, (ARRAY['open', 'replaced', 'failed'])[1 + n % 3], pg_temp.id('c' || n), now() - n * interval '2 minutes'
     FROM generate_series(1, $1::int) n WHERE n % 10 = 0`,
    [users],
  );
  await client.query(
    `INSERT INTO payment_notifications (source, merchant_oid, intent_id, status, total_amount, created_at)
     SELECT 'order', CASE WHEN n % 1000 = 0 THEN 'KAYIP' || n ELSE 'YH' || upper(md5('o' || n)) END,
       CASE WHEN n % 1000 = 0 THEN NULL ELSE pg_temp.id('o' || n) END, 'success', 19900, now() - n * interval '2 minutes'
     FROM generate_series(1, $1::int) n`,
    [users],
  );
  await client.query(
    `INSERT INTO ai_usage_days SELECT current_date - d, plan, provider, 'm', 900, 800, 20, 0, 0, 0, 100000, 0, 90000, 0, 4.2, 0, 0
     FROM generate_series(0, 89) d, unnest(ARRAY['free', 'pro']) plan, unnest(ARRAY['openai', 'google']) provider`,
  );
  await client.query(
    `INSERT INTO payment_refunds (intent_id, kurus, reason, ends_plan, state, requested_by, requested_at, finished_at)
     SELECT id, total_amount, 'Vazgeçti', true, 'done', 'admin@yazihane.example', refunded_at, refunded_at
     FROM payment_intents WHERE status = 'refunded'`,
  );
  await client.query(
    `INSERT INTO invoices (id, kind, test, year, number, intent_id, user_id, reference, plan, kurus, vat_percent, vat_kurus, buyer,
       issued_at)
     SELECT gen_random_uuid(), 'sale', false, 2026, row_number() OVER (), id, user_id, order_id, plan_name, total_amount, 20,
       total_amount / 6, '{}', paid_at
     FROM payment_intents WHERE paid_at IS NOT NULL`,
  );
  await client.query(
    `INSERT INTO sales_days
     SELECT (issued_at AT TIME ZONE 'Europe/Istanbul')::date, test, kind, plan, count(*), sum(kurus), sum(vat_kurus)
     FROM invoices GROUP BY 1, 2, 3, 4`,
  );
  await client.query('RESET session_replication_role');
}

/**
 * Fills a fresh, migrated database, the same in every run: users with their rows (the triggers make those, as for
 * anybody), five stories and five orders each, and messages to support. Everything is written by the database itself.
 */
export async function fillAdminData(client: pg.ClientBase, data: AdminData): Promise<void> {
  await client.query(
    "SET maintenance_work_mem = '512MB'; SET synchronous_commit = off; SET statement_timeout = 0",
  );
  // The same ids in every run, of the kind that clients make.
  await client.query(`CREATE FUNCTION pg_temp.id(name text) RETURNS uuid LANGUAGE sql IMMUTABLE AS
    $$ SELECT overlay(overlay(md5(name) PLACING '4' FROM 13) PLACING '8' FROM 17)::uuid $$`);
  const makeIndexes = await dropIndexes(client);
  for (let from = 1; from <= data.users; from += batch) {
    const upTo = Math.min(from + batch - 1, data.users);
    await client.query(
      `INSERT INTO users (id, name, username, email, email_verified, created_at)
       SELECT pg_temp.id('u' || n), ($3::text[])[1 + n % $5::int] || ' ' || ($4::text[])[1 + (n / 7) % $6::int], 'yazar_' || n,
         'yazar' || n || '@okur.example', n % 10 <> 0, now() - n * interval '1 minute'
       FROM generate_series($1::int, $2::int) n`,
      [from, upTo, first, last, first.length, last.length],
    );
    await client.query(
      `UPDATE user_tokens SET plan = CASE WHEN n % 400 = 0 THEN 'publisher' ELSE 'pro' END,
         plan_ends_at = now() + (n % 60 - 20) * interval '1 day'
       FROM generate_series($1::int, $2::int) n WHERE user_id = pg_temp.id('u' || n) AND n % 20 = 0`,
      [from, upTo],
    );
    await client.query(
      `INSERT INTO stories (id, user_id, title, content, genre, preview, word_count, created_at, updated_at)
       SELECT pg_temp.id('s' || n || '.' || k), pg_temp.id('u' || n), 'Deniz feneri ' || n || '.' || k,
         'Deniz feneri o gece yanmadı; kıyıda kimse kalmamıştı.', 'Dram', 'Deniz feneri o gece yanmadı.', 8,
         now() - (n % 90) * interval '1 day', now() - (n % 90) * interval '1 day'
       FROM generate_series($1::int, $2::int) n, generate_series(1, ${storiesEach}) k`,
      [from, upTo],
    );
  }
  await fillPayments(client, data);
  await client.query(
    `INSERT INTO contact_messages (id, name, email, subject, message, category, status, plan, created_at)
     SELECT pg_temp.id('m' || n), ($2::text[])[1 + n % $5::int] || ' ' || ($3::text[])[1 + (n / 7) % $6::int],
       'yazar' || n || '@okur.example',
       ($4::text[])[1 + n % $7::int] || CASE WHEN n % 2500 = 9 THEN ' zeytinlik' ELSE '' END, repeat('Merhaba, bir sorum var. ', 12),
       (ARRAY['general', 'technical', 'billing', 'feature', 'bug', 'partnership'])[1 + n % 6],
       (ARRAY['new', 'in_progress', 'resolved', 'closed', 'closed', 'closed', 'closed'])[1 + n % 7],
       CASE WHEN n % 20 = 0 THEN 'pro' WHEN n % 3 = 0 THEN 'free' END, now() - n * interval '5 minutes'
     FROM generate_series(1, $1::int) n`,
    [data.messages, first, last, subjects, first.length, last.length, subjects.length],
  );
  await makeIndexes();
  await client.query('VACUUM ANALYZE');
  await client.query('CHECKPOINT');
}
