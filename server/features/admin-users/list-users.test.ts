import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AdminUser } from '#contract/admin-users.ts';
import { messages } from '#domain/messages/index.ts';
import { dayMs } from '#domain/time/durations.ts';
import { createClient } from '#testing/client.ts';
import { createSession } from '#testing/factories/session.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';
import { plansOf } from '#testing/query-plans.ts';
import { countUsers } from './index.ts';
import { beginnings } from './read-stats.ts';

interface Page {
  users: AdminUser[];
  nextCursor: string | null;
  total: { count: number; atLeast: boolean } | null;
  message: string;
}

let now = new Date();
let app: TestApp;
let admin: SignedInClient;
beforeAll(async () => {
  app = await startTestApp({ env: { ADMIN_EMAILS: 'yonetici@site.example' }, now: () => now });
  admin = await app.signIn({ email: 'yonetici@site.example' });
});
afterAll(() => app.stop());

async function list(query: Record<string, string> = {}): Promise<Page> {
  const answer = await admin.get<Page>(`/admin/users?${new URLSearchParams(query)}`);
  if (answer.status !== 200) throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}
const emails = async (query: Record<string, string>) => (await list(query)).users.map(({ email }) => email);

/** An account with a name of its own. */
async function named(fullName: string, account: Parameters<TestApp['signIn']>[0] = {}) {
  const client = await app.signIn(account);
  await app.deps.db
    .updateTable('profiles')
    .set({ full_name: fullName })
    .where('user_id', '=', client.userId)
    .execute();
  return client;
}

describe('a search', () => {
  test('finds names, usernames and addresses, whatever the Turkish letters, and by parts of words', async () => {
    const person = await named('Işıl İnce Öztürk', {
      username: 'kalemKutusu',
      email: 'isil.oz@posta.example',
    });
    for (const search of [
      'ışıl',
      'IŞIL',
      'isil',
      'İNCE',
      'ince',
      'ınce',
      'ÖZTÜRK',
      'öztürk ışıl',
      'kalemkutusu',
      'KALEMKUTUSU',
      'lemkut',
      'isil.oz@posta.example',
      'ISIL.OZ@POSTA',
    ]) {
      expect(await emails({ search }), search).toEqual([person.email]);
    }
    expect(await emails({ search: 'ışıl yok' })).toEqual([]);
    expect((await list({ search: 'hiç kimse' })).total).toEqual({ count: 0, atLeast: false });
  });

  test.each([
    ['i', 'İ'],
    ['ı', 'I'],
    ['İ', 'ı'],
    ['I', 'i'],
  ])(
    'takes %s for the same character as %s, inside a word and as its beginning',
    async (written, searched) => {
      const mark = crypto.randomUUID().slice(0, 8).replaceAll(/[0-9]/g, 'x');
      const person = await named(`Z${mark}${written}l Q${written}z`);
      expect(await emails({ search: `${mark}${searched}L` })).toEqual([person.email]);
      expect(await emails({ search: `${mark} q${searched}` })).toEqual([person.email]);
    },
  );

  test('finds one and two characters at the beginning of a word only', async () => {
    const person = await named('Wojtek Vargı');
    expect(await emails({ search: 'wo va' })).toEqual([person.email]);
    expect(await emails({ search: 'w v' })).toEqual([person.email]);
    expect(await emails({ search: 'wojtek ar' })).toEqual([]);
    expect(await emails({ search: 'wojtek arg' })).toEqual([person.email]);
  });

  test('takes % and _ for no pattern, and follows a change of name and of address', async () => {
    const person = await named('Zeynep Ada');
    expect(await emails({ search: 'zey%ada' })).toEqual([person.email]);
    expect(await emails({ search: 'zeynepada' })).toEqual([]);
    for (const search of ['%', '_', '!?', '…'])
      expect(await list({ search }), search).toEqual({
        users: [],
        nextCursor: null,
        total: { count: 0, atLeast: false },
      });
    await person.put('/profile', {
      fullName: 'Çiğdem Ada',
      username: 'cigdem_ada',
      bio: '',
      birthDate: null,
    });
    expect(await emails({ search: 'çiğdem' })).toEqual([person.email]);
    expect(await emails({ search: 'cigdem_ada' })).toEqual([person.email]);
    await app.deps.db
      .updateTable('users')
      .set({ email: 'yeni.adres@posta.example' })
      .where('id', '=', person.userId)
      .execute();
    expect(await emails({ search: 'yeni.adres' })).toEqual(['yeni.adres@posta.example']);
  });

  test('finds what both sides of one moment wrote', async () => {
    const person = await named('Önceki Ad');
    await Promise.all([
      app.deps.db
        .updateTable('users')
        .set({ username: 'ikizA', email_verified: false })
        .where('id', '=', person.userId)
        .execute(),
      app.deps.db
        .updateTable('profiles')
        .set({ full_name: 'Sonraki Ad' })
        .where('user_id', '=', person.userId)
        .execute(),
    ]);
    expect(await emails({ search: 'ikiza sonraki', confirmation: 'unconfirmed' })).toEqual([person.email]);
  });
});

describe('a filter', () => {
  test('goes by the plan in force: one past its end is free, before anybody has ended it', async () => {
    const ends = new Date(now.getTime() + dayMs);
    const pro = await named('Filtre Deneme', { plan: 'pro', planEndsAt: ends });
    const over = await named('Filtre Deneme', { plan: 'pro', planEndsAt: new Date(now.getTime() - 1_000) });
    const forever = await named('Filtre Deneme', { plan: 'publisher' });
    const free = await named('Filtre Deneme', { emailVerified: false });
    const search = 'filtre deneme';
    expect(await emails({ search, plan: 'pro' })).toEqual([pro.email]);
    expect(await emails({ search, plan: 'publisher' })).toEqual([forever.email]);
    expect(await emails({ search, plan: 'free' })).toEqual([free.email, over.email]);
    expect(await emails({ search, plan: 'free', confirmation: 'confirmed' })).toEqual([over.email]);
    expect(await emails({ search, confirmation: 'unconfirmed' })).toEqual([free.email]);
    const [shown] = (await list({ search, plan: 'pro' })).users;
    expect(shown).toMatchObject({
      id: pro.userId,
      fullName: 'Filtre Deneme',
      plan: 'pro',
      planEndsAt: ends.toISOString(),
      tokens: 500,
      emailConfirmed: true,
      suspendedAt: null,
      isAdmin: false,
    });
    expect(Date.parse(shown?.lastSignInAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
    now = new Date(ends.getTime() + 1_000);
    try {
      expect(await emails({ search, plan: 'pro' })).toEqual([]);
      expect(await emails({ search, plan: 'free' })).toEqual([free.email, over.email, pro.email]);
    } finally {
      now = new Date();
    }
  });

  test('without a search leads through everyone once, page by page, with the total told on the first', async () => {
    for (let made = 0; made < 7; made += 1) await app.signIn({ emailVerified: false });
    const narrowed: Record<string, string>[] = [
      {},
      { confirmation: 'unconfirmed' },
      { plan: 'free' },
      { plan: 'free', confirmation: 'confirmed' },
    ];
    for (const query of narrowed) {
      const all = await list({ ...query, limit: '100' });
      expect(all.total).toEqual({ count: all.users.length, atLeast: false });
      const seen: string[] = [];
      for (let cursor: string | null = ''; cursor !== null; ) {
        const page: Page = await list({ ...query, limit: '3', ...(cursor && { cursor }) });
        expect(page.total === null).toBe(cursor !== '');
        seen.push(...page.users.map(({ id }) => id));
        cursor = page.nextCursor;
      }
      expect(seen).toEqual(all.users.map(({ id }) => id));
    }
    expect((await admin.get('/admin/users?cursor=xyz')).status).toBe(422);
  });

  test('holds 20 on a page unless asked for otherwise', async () => {
    for (let made = 0; made < 15; made += 1) await app.signIn();
    expect((await list()).users).toHaveLength(20);
  });
});

test('somebody without a session is told so in the specified words', async () => {
  expect((await app.visitor().get<Page>('/admin/users')).body.message).toBe(messages.users.sessionNotFound);
});

describe('the statistic cards', () => {
  const stats = async () =>
    (await admin.get<Record<string, number | string | null>>('/admin/users/stats')).body;

  test('count new accounts by Istanbul days as of now, and everything else as of the last count', async () => {
    await countUsers(app.deps);
    const before = await stats();
    await app.signIn({ plan: 'pro', tokens: 900 });
    const meanwhile = await stats();
    expect(meanwhile).toEqual({
      ...before,
      newUsersToday: Number(before.newUsersToday) + 1,
      newUsersWeek: Number(before.newUsersWeek) + 1,
      newUsersMonth: Number(before.newUsersMonth) + 1,
    });
    now = new Date();
    await countUsers(app.deps);
    const { rows } = await app.deps.pool.query<{ all: number; yes: number; pro: number; tokens: number }>(
      `SELECT (SELECT count(*)::int FROM users) AS all, (SELECT count(*)::int FROM users WHERE email_verified) AS yes,
        (SELECT count(*)::int FROM user_tokens WHERE plan = 'pro' AND (plan_ends_at IS NULL OR plan_ends_at > now())) AS pro,
        (SELECT sum(tokens)::int FROM user_tokens) AS tokens`,
    );
    const truth = rows[0] ?? { all: 0, yes: 0, pro: 0, tokens: 0 };
    expect(await stats()).toEqual({
      ...meanwhile,
      totalUsers: truth.all,
      confirmedUsers: truth.yes,
      unconfirmedUsers: truth.all - truth.yes,
      proUsers: truth.pro,
      totalTokens: truth.tokens,
      countedAt: now.toISOString(),
    });
  });

  test('begin the day at Istanbul’s midnight, the week on Monday, the month on the first', async () => {
    expect(beginnings('2026-11-21')).toEqual({ week: '2026-11-16', month: '2026-11-01' });
    expect(beginnings('2026-03-01')).toEqual({ week: '2026-02-23', month: '2026-03-01' });
    expect(beginnings('2026-06-01')).toEqual({ week: '2026-06-01', month: '2026-06-01' });
    const { userId } = await app.signIn();
    const made = (at: string) =>
      app.deps.db.updateTable('users').set({ created_at: at }).where('id', '=', userId).execute();
    // A Wednesday in a year that nobody else was made in.
    now = new Date('2031-06-11T12:00:00Z');
    const then = createClient(app.url, await createSession(app.deps, admin.userId));
    const figures = async () => {
      await countUsers(app.deps);
      const { body } = await then.get<Record<string, number>>('/admin/users/stats');
      const { newUsersToday, newUsersWeek, newUsersMonth } = body;
      return [newUsersToday, newUsersWeek, newUsersMonth];
    };
    try {
      for (const [at, expected] of [
        ['2031-06-10T21:00:00Z', [1, 1, 1]],
        ['2031-06-10T20:59:59Z', [0, 1, 1]],
        ['2031-06-08T21:00:00Z', [0, 1, 1]],
        ['2031-06-08T20:59:59Z', [0, 0, 1]],
        ['2031-05-31T21:00:00Z', [0, 0, 1]],
        ['2031-05-31T20:59:59Z', [0, 0, 0]],
      ] as const) {
        await made(at);
        expect(await figures(), at).toEqual(expected);
      }
    } finally {
      now = new Date();
      await countUsers(app.deps);
    }
  });
});

describe('with thousands of accounts', () => {
  const big = ['users', 'profiles', 'user_tokens', 'user_directory', 'sessions', 'token_ledger'];

  beforeAll(async () => {
    // In parts, each well within what a query may take on a busy machine.
    for (let from = 1; from <= 12_000; from += 1_500) {
      await app.deps.pool.query(
        `INSERT INTO users (name, username, email, email_verified, created_at)
          SELECT CASE WHEN n % 3 = 0 THEN 'Yıldız Kaya ' ELSE 'Deniz Ünal ' END || n, 'cok_' || n,
            'cok' || n || '@kalabalik.example', n % 4 <> 0, now() - n * interval '1 minute'
          FROM generate_series($1::int, $1::int + 1499) n`,
        [from],
      );
    }
    await app.deps.pool.query(
      `UPDATE user_tokens t SET plan = 'pro', plan_ends_at = now() + interval '9 days' FROM users u
        WHERE u.id = t.user_id AND u.username LIKE 'cok\\_%7'`,
    );
    await app.deps.pool.query(
      'VACUUM ANALYZE users, profiles, user_tokens, user_directory, sessions, token_ledger',
    );
    now = new Date();
    await countUsers(app.deps);
  }, 60_000);

  test.each<[string, Record<string, string>]>([
    ['the first page', {}],
    ['a plan', { plan: 'pro' }],
    ['no plan', { plan: 'free', confirmation: 'unconfirmed' }],
    ['unverified ones', { confirmation: 'unconfirmed' }],
    ['suspended ones', { access: 'suspended' }],
    ['a frequent word', { search: 'deniz' }],
    ['a rare word', { search: 'cok11999' }],
    ['a rare word of a plan', { search: 'cok117', plan: 'pro' }],
    ['two letters', { search: 'yı' }],
    ['a whole address', { search: 'cok5000@kalabalik.example' }],
    ['two words', { search: 'yıldız kaya' }],
    ['two words of a plan', { search: 'ünal deniz', plan: 'pro' }],
    ['a frequent word of suspended ones', { search: 'deniz', access: 'suspended' }],
    ['nothing at all', { search: 'zzzzqqqq' }],
  ])('%s is found without reading a table whole', async (_, query: Record<string, string>) => {
    const planned = await plansOf(app.deps.pool, async () => {
      const page = await list(query);
      if (page.nextCursor) await list({ ...query, cursor: page.nextCursor });
    });
    expect(planned.length).toBeGreaterThan(0);
    for (const { text, plan } of planned) {
      for (const table of big) expect(plan, text).not.toMatch(new RegExp(`Seq Scan on ${table}\\b`));
    }
  });

  test('the cards are read without any of them', async () => {
    const planned = await plansOf(app.deps.pool, () => admin.get('/admin/users/stats'));
    expect(planned.length).toBeGreaterThan(0);
    for (const { text, plan } of planned) {
      for (const table of big) expect(plan, text).not.toMatch(new RegExp(`Seq Scan on ${table}\\b`));
    }
  });

  test('counts up to 1,000 and says where there are more', async () => {
    const more = { count: 1_000, atLeast: true };
    expect((await list()).total).toEqual(more);
    expect((await list({ search: 'kalabalik' })).total).toEqual(more);
    expect((await list({ search: 'cok', plan: 'pro' })).total).toEqual(more);
    expect((await list({ search: 'yıldız', plan: 'pro' })).total).toEqual({ count: 400, atLeast: false });
    expect((await list({ search: 'cok11999' })).total).toEqual({ count: 1, atLeast: false });
  });

  test('leads through more than 1,000 matches, each once and newest first', async () => {
    const query = { search: 'yıldız kaya', limit: '100' };
    const seen: (string | null)[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: Page = await list({ ...query, ...(cursor && { cursor }) });
      seen.push(...page.users.map(({ username }) => username));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(Array.from({ length: 4_000 }, (_, at) => `cok_${(at + 1) * 3}`));
  });

  test('a search that few of the newest meet goes on to the oldest, in order', async () => {
    const { users, total } = await list({ search: 'cok119', limit: '100' });
    expect(total).toEqual({ count: 111, atLeast: false });
    expect(users.slice(0, 3).map(({ username }) => username)).toEqual(['cok_119', 'cok_1190', 'cok_1191']);
    const [second] = (await list({ search: 'kaya 119', limit: '2' })).users.slice(1);
    expect(second?.username).toMatch(/^cok_119\d/);
  });
});
