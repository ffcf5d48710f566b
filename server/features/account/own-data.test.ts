import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Viewer } from '#contract/auth.ts';
import type { Client } from '#testing/client.ts';
import { createOrder } from '#testing/factories/order.ts';
import { startTestApp, type TestApp } from '#testing/harness.ts';
import { exported, isOf } from './exported-data.ts';

const start = new Date();
let now = start;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: () => now });
});
beforeEach(() => {
  now = start;
});
afterAll(() => app.stop());

async function download(
  cookie: string,
): Promise<{ status: number; headers: Headers; files: Record<string, string> }> {
  const answer = await fetch(`${app.url}/api/account/export`, { headers: { cookie } });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const files = answer.ok ? unzipSync(bytes) : {};
  return {
    status: answer.status,
    headers: answer.headers,
    files: Object.fromEntries(
      Object.entries(files).map(([name, data]) => [name, new TextDecoder().decode(data)]),
    ),
  };
}

const story = (title: string, content: string) => ({ id: crypto.randomUUID(), title, content });

async function withStories(client: Client): Promise<void> {
  for (const one of [
    story('Şişli’de Ilık Bir Gün', 'İlk satır.\nığüşöç'),
    story('Aynı', 'birinci'),
    story('Aynı', 'ikinci'),
    story('../../kötü', 'dışarı çıkmaz'),
  ]) {
    expect((await client.post('/stories', one)).status).toBe(201);
  }
}

describe('downloading all own data', () => {
  test('contains each story as text and everything else as JSON', async () => {
    const person = await app.signIn();
    await withStories(person);
    const { status, headers, files } = await download(person.cookie());
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/zip');
    expect(headers.get('content-disposition')).toMatch(/attachment.*yazihane-\d{4}-\d\d-\d\d\.zip/);
    expect(files['hikayeler/Şişli’de Ilık Bir Gün.txt']).toBe('İlk satır.\nığüşöç');
    expect([files['hikayeler/Aynı.txt'], files['hikayeler/Aynı (2).txt']].sort()).toEqual([
      'birinci',
      'ikinci',
    ]);
    expect(Object.keys(files).every((name) => !name.includes('..'))).toBe(true);
    expect(JSON.parse(files['hikayeler.json'] ?? '')).toHaveLength(4);
    expect(JSON.parse(files['hesap.json'] ?? '')).toMatchObject([{ email: person.email }]);
    expect(JSON.parse(files['token-hareketleri.json'] ?? '')).toMatchObject([
      { reason: 'sign_up', delta: 500 },
    ]);
  });

  test('contains no data of other people and no secrets', async () => {
    const other = await app.signIn();
    await withStories(other);
    const browser = app.visitor();
    const account = { username: 'kendi_verim', email: 'kendi@site.example', password: 'cok-gizli-sifre' };
    await browser.post('/auth/sign-up', account);
    const { files } = await download(browser.cookie());
    const all = Object.values(files).join('\n');
    expect(all).toContain('kendi@site.example');
    expect(all).not.toContain(other.email);
    const { rows } = await app.deps.pool.query<{ token: string; password: string }>(
      `SELECT s.token, a.password FROM users u JOIN sessions s ON s.user_id = u.id JOIN accounts a ON a.user_id = u.id
       WHERE u.email = $1`,
      [account.email],
    );
    expect(rows).not.toHaveLength(0);
    for (const { token, password } of rows) {
      expect(all).not.toContain(token);
      expect(all).not.toContain(password);
    }
  });

  test('contains contact messages and their replies', async () => {
    const [person, other] = [await app.signIn(), await app.signIn()];
    for (const { userId, email } of [person, other]) {
      await app.deps.pool.query(
        `WITH message AS (
          INSERT INTO contact_messages (id, user_id, name, email, subject, message, category, admin_notes)
          VALUES (gen_random_uuid(), $1, 'Ayşe', $2::text, 'Soru', 'Sorum: ' || $2, 'general', 'gizli not') RETURNING id)
        INSERT INTO contact_replies (id, message_id, body, author_id, author_email)
          SELECT gen_random_uuid(), id, 'Yanıt: ' || $2, gen_random_uuid(), 'yonetici@site.example' FROM message`,
        [userId, email],
      );
    }
    const { files } = await download(person.cookie());
    expect(JSON.parse(files['iletisim-mesajlari.json'] ?? '')).toMatchObject([
      { message: `Sorum: ${person.email}` },
    ]);
    expect(JSON.parse(files['iletisim-yanitlari.json'] ?? '')).toMatchObject([
      { body: `Yanıt: ${person.email}` },
    ]);
    const all = Object.values(files).join('\n');
    for (const secret of [other.email, 'gizli not', 'yonetici@site.example']) {
      expect(all).not.toContain(secret);
    }
  });

  test('contains the IP address of an order, which stays with the order after the account is deleted', async () => {
    const person = await app.signIn();
    const orderId = await createOrder(app.deps, { userId: person.userId, user_ip: '85.34.78.112' });
    const { files } = await download(person.cookie());
    expect(JSON.parse(files['siparisler.json'] ?? '')).toMatchObject([
      { order_id: orderId, user_ip: '85.34.78.112' },
    ]);
    expect((await person.post('/account/remove', {})).status).toBe(200);
    const { rows } = await app.deps.pool.query(
      'SELECT user_id, user_ip, contract_text FROM payment_intents WHERE order_id = $1',
      [orderId],
    );
    expect(rows).toEqual([{ user_id: null, user_ip: '85.34.78.112', contract_text: 'Sözleşme' }]);
  });

  test('covers each table that refers to a user or excludes it explicitly', async () => {
    /**
     * Hashes and sealed secrets, counters and lists that are derived from exported tables, documents whose contents are
     * the exported stories, and posts of the blog.
     */
    const notData = [
      'one_time_tokens',
      'recovery_codes',
      'second_factors',
      'waiting_sign_ins',
      'story_documents',
      'story_totals',
      'story_days',
      'story_storage',
      'revision_storage',
      'user_directory',
      'blog_posts',
      'blog_post_editors',
    ];
    const { rows } = await sql<{ name: string }>`
      SELECT DISTINCT c.conrelid::regclass::text AS name FROM pg_constraint c
      WHERE c.contype = 'f' AND c.confrelid IN ('users'::regclass, 'user_tokens'::regclass)`.execute(
      app.deps.db,
    );
    const known = [...exported.map(({ table }) => table), ...notData];
    expect(rows.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
  });

  test('is refused when another site links to it', async () => {
    const person = await app.signIn();
    const from = (site: string) =>
      fetch(`${app.url}/api/account/export`, {
        headers: { cookie: person.cookie(), 'sec-fetch-site': site },
      });
    expect((await from('cross-site')).status).toBe(403);
    expect((await from('same-origin')).status).toBe(200);
  });

  test('needs a session and is limited to five an hour', async () => {
    expect((await download('')).status).toBe(401);
    const person = await app.signIn();
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) statuses.push((await download(person.cookie())).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('deleting the account', () => {
  const signUp = async (username: string) => {
    const browser = app.visitor();
    const person = { username, email: `${username}@site.example`, password: 'silinecek-hesap' };
    expect((await browser.post('/auth/sign-up', person)).status).toBe(201);
    return { browser, ...person };
  };
  const remove = (client: Client, password?: string) =>
    client.post<{ code: string }>('/account/remove', password === undefined ? {} : { password });

  test('requires the right password', async () => {
    const { browser } = await signUp('sifre_sorulan');
    expect(await remove(browser, 'yanlis')).toMatchObject({ status: 403, body: { code: 'WRONG_PASSWORD' } });
    expect((await remove(browser)).body.code).toBe('WRONG_PASSWORD');
    expect((await browser.get<{ viewer: Viewer | null }>('/auth/session')).body.viewer).not.toBeNull();
  });

  test('deletes all data, ends all sessions, and frees the address for a new account', async () => {
    const { browser, password, ...person } = await signUp('giden_yazar');
    const phone = app.visitor();
    await phone.post('/auth/sign-in', { email: person.email, password });
    await withStories(browser);
    const { viewer } = (await browser.get<{ viewer: Viewer }>('/auth/session')).body;
    expect((await remove(browser, password)).status).toBe(200);
    for (const client of [browser, phone]) {
      expect((await client.get<{ viewer: Viewer | null }>('/auth/session')).body.viewer).toBeNull();
    }
    for (const of of exported) {
      const { rows } = await sql`SELECT 1 FROM ${sql.table(of.table)} WHERE ${isOf(of, viewer.id)}`.execute(
        app.deps.db,
      );
      expect([of.table, rows.length]).toEqual([of.table, 0]);
    }
    expect((await app.visitor().post('/auth/sign-up', { ...person, password })).status).toBe(201);
  });

  test('requires a fresh sign-in when the account has no password', async () => {
    const person = await app.signIn();
    now = new Date(start.getTime() + 11 * 60_000);
    expect((await remove(person)).body.code).toBe('FRESH_SIGN_IN_REQUIRED');
    now = start;
    expect((await remove(person)).status).toBe(200);
  });
});
