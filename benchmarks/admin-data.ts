import type pg from 'pg';

/** How much there is to look through. */
export interface AdminData {
  users: number;
  messages: number;
}

/** Stories of each user. */
const storiesEach = 5;
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
 * Fills a fresh, migrated database, the same in every run: users with their rows (the triggers make those, as for
 * anybody), five stories each, and messages to support. Everything is written by the database itself.
 */
export async function fillAdminData(client: pg.ClientBase, data: AdminData): Promise<void> {
  await client.query("SET maintenance_work_mem = '512MB'; SET synchronous_commit = off");
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
