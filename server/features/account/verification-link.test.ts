import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Viewer } from '#contract/auth.ts';
import { messages } from '#domain/messages/index.ts';
import { dayMs } from '#domain/time/durations.ts';
import type { Client } from '#testing/client.ts';
import { createControllableWriter } from '#testing/controllable-writer.ts';
import { generationRequest } from '#testing/factories/generation.ts';
import { createOrder } from '#testing/factories/order.ts';
import { fakeStory } from '#testing/fake-ai/story.ts';
import { startTestApp, type TestApp } from '#testing/harness.ts';
import { contentTables } from './delete-content.ts';

const administrator = 'yonetici@site.example';
const password = 'acanin-sifresi';
const writer = createControllableWriter();
let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await startTestApp({ writer, env: { TRUST_PROXY: '1', ADMIN_EMAILS: administrator } });
  other = await app.startAnother();
});
beforeEach(() => {
  app.mails.length = 0;
});
afterAll(() => app.stop());

interface Failure {
  code: string;
  message: string;
}

let counter = 0;
/** Signs up in a new browser and returns the secret of the verification link. */
async function signedUp(email = `adres${counter + 1}@site.example`) {
  counter += 1;
  const browser = app.visitor();
  const account = { username: `acan_${counter}`, email, password };
  expect((await browser.post('/auth/sign-up', account)).status).toBe(201);
  return { email, browser, secret: linkFor(email, /doğrulayın/) };
}
const linkFor = (email: string, about: RegExp) =>
  /#([\w-]{43})/.exec(
    app.mails.findLast(({ to, subject }) => to === email && about.test(subject))?.text ?? '',
  )?.[1] ?? '';
const viewerOf = async (client: Client) =>
  (await client.get<{ viewer: Viewer | null }>('/auth/session')).body.viewer;
const open = (client: Client, link: { secret: string; password?: string }) =>
  client.post<Failure>('/account/verification/confirm', link);
/** Opens a link from the given address, so that tests do not share limits. */
const openFrom = (url: string, address: string, link: { secret: string; password?: string }) =>
  fetch(`${url}/api/account/verification/confirm`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(link),
  });
const signIn = (email: string, given: string, client = app.visitor()) =>
  client.post<{ viewer: Viewer | null }>('/auth/sign-in', { email, password: given });

describe('a verification link', () => {
  test('verifies the account when it is opened with the account’s session', async () => {
    const { browser, secret } = await signedUp();
    expect((await open(browser, { secret })).status).toBe(200);
    expect((await viewerOf(browser))?.emailVerified).toBe(true);
  });

  test('verifies nothing and stays usable when it is opened without the account’s session', async () => {
    const { browser: attacker, secret } = await signedUp(administrator);
    for (const victim of [app.visitor(), await app.signIn()]) {
      expect(await open(victim, { secret })).toMatchObject({
        status: 403,
        body: { code: 'PASSWORD_REQUIRED', message: messages.account.linkPasswordRequired },
      });
    }
    expect(await viewerOf(attacker)).toMatchObject({ emailVerified: false, isAdmin: false });
    expect((await attacker.get('/admin/overview')).status).toBe(403);
    expect((await open(app.visitor(), { secret, password })).status).toBe(200);
    expect(await viewerOf(attacker)).toMatchObject({ emailVerified: true, isAdmin: true });
  });

  test('verifies without signing in when it is opened elsewhere with the account’s password', async () => {
    const { email, browser, secret } = await signedUp();
    const phone = app.visitor();
    expect(await open(phone, { secret, password: 'yanlis-sifre' })).toMatchObject({
      status: 403,
      body: { code: 'WRONG_PASSWORD', message: messages.account.linkPasswordWrong },
    });
    expect((await viewerOf(browser))?.emailVerified).toBe(false);
    const answer = await open(phone, { secret, password });
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await viewerOf(phone)).toBeNull();
    expect((await viewerOf(browser))?.emailVerified).toBe(true);
    expect((await open(phone, { secret, password })).status).toBe(410);
    expect((await signIn(email, password, phone)).body.viewer).toMatchObject({ email, emailVerified: true });
  });

  test('counts wrong passwords together with wrong sign-ins in two processes', async () => {
    const { email, browser, secret } = await signedUp();
    const statuses = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const url = index % 2 === 0 ? app.url : other.url;
        return (await openFrom(url, '198.51.100.7', { secret, password: `tahmin-${index}` })).status;
      }),
    );
    expect(statuses.sort()).toEqual([...Array(10).fill(403), 429, 429]);
    expect((await openFrom(app.url, '198.51.100.7', { secret, password })).status).toBe(429);
    const entering = await fetch(`${app.url}/api/auth/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.7' },
      body: JSON.stringify({ email, password }),
    });
    expect(entering.status).toBe(429);
    expect((await viewerOf(browser))?.emailVerified).toBe(false);
    expect((await openFrom(app.url, '198.51.100.8', { secret, password })).status).toBe(200);
  });
});

describe('the link to the new address of an e-mail change', () => {
  test('does not give another person’s address to the requesting account', async () => {
    const { browser: attacker, email, secret } = await signedUp();
    await open(attacker, { secret });
    const target = `hedef${counter}@site.example`;
    await attacker.post('/account/email', { email: target, password });
    const confirm = (client: Client, link: { secret: string; password?: string }) =>
      client.post<Failure & { changed: boolean }>('/account/email/confirm', link);
    await confirm(attacker, { secret: linkFor(email, /değişsin mi/) });
    const link = { secret: linkFor(target, /onaylayın/) };
    for (const victim of [app.visitor(), await app.signIn()]) {
      expect(await confirm(victim, link)).toMatchObject({ status: 403, body: { code: 'PASSWORD_REQUIRED' } });
    }
    expect((await confirm(app.visitor(), { ...link, password: 'yanlis' })).body.code).toBe('WRONG_PASSWORD');
    expect((await viewerOf(attacker))?.email).toBe(email);
    expect((await confirm(app.visitor(), { ...link, password })).body).toEqual({ changed: true });
    expect((await viewerOf(attacker))?.email).toBe(target);
  });
});

/** Waits until this number of statements waits for a lock. */
const waitForLocks = (count: number) =>
  expect
    .poll(async () => {
      const { rows } = await app.deps.pool.query(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return rows.length;
    })
    .toBe(count);

/** Runs work while the account's row is locked; statements that it starts then run in their order. */
async function withAccountHeld(email: string, work: () => Promise<void>) {
  const client = await app.deps.pool.connect();
  await client.query('BEGIN');
  await client.query('SELECT FROM users WHERE email = $1 FOR UPDATE', [email]);
  try {
    await work();
  } finally {
    await client.query('COMMIT');
    client.release();
  }
}

test('a password change that waits while the owner verifies the address sets no password', async () => {
  const { email, browser: attacker } = await signedUp();
  const owner = app.visitor();
  await owner.post('/account/code', { email });
  const mail = app.mails.findLast(({ to, subject }) => to === email && /Giriş kodunuz/.test(subject));
  const code = /\b\d{8}\b/.exec(mail?.text ?? '')?.[0];
  const next = 'acanin-yeni-sifresi';
  let answers: Promise<{ status: number }>[] = [];
  await withAccountHeld(email, async () => {
    answers = [owner.post('/account/code/confirm', { email, code })];
    await waitForLocks(1);
    answers.push(attacker.put('/account/password', { current: password, next }));
    await waitForLocks(2);
  });
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 401]);
  for (const known of [password, next]) expect((await signIn(email, known)).status).toBe(401);
  expect(await viewerOf(attacker)).toBeNull();
});

describe('taking over an account by its verification link', () => {
  const preview = (secret: string) =>
    app.visitor().post('/account/verification/takeover/preview', { secret });
  const takeOver = (secret: string, client = app.visitor()) =>
    client.post<Failure & { resetSecret: string }>('/account/verification/takeover', { secret });
  const idOf = async (email: string) => {
    const { id } = await app.deps.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    return id;
  };
  const rowsOf = async (table: string, userId: string) => {
    const { rows } = await sql`SELECT * FROM ${sql.table(table)} WHERE user_id = ${userId}`.execute(
      app.deps.db,
    );
    return rows;
  };
  const story = (title: string) => ({
    id: randomUUID(),
    title,
    content: 'Bir vardı.',
    genre: 'Masal',
    prompt: '',
  });

  test('shows beforehand what is deleted and what stays, and keeps the link valid', async () => {
    const { email, browser, secret } = await signedUp();
    const id = await idOf(email);
    const trashed = story('Çöpteki');
    for (const one of [story('Biri'), trashed]) await browser.post('/stories', one);
    await browser.post(`/stories/${trashed.id}/trash`);
    const planEndsAt = new Date(Date.now() + dayMs * 20);
    expect((await preview(secret)).body).toEqual({ stories: 2, tokens: 500, plan: 'free', planEndsAt: null });
    await app.deps.db
      .updateTable('user_tokens')
      .set({ plan: 'pro', plan_ends_at: planEndsAt })
      .where('user_id', '=', id)
      .execute();
    expect((await preview(secret)).body).toMatchObject({ plan: 'pro', planEndsAt: planEndsAt.toISOString() });
    expect((await open(browser, { secret })).status).toBe(200);
    expect((await preview(secret)).status).toBe(410);
    expect((await takeOver(secret)).status).toBe(410);
  });

  test('deletes all but plan, orders and username, and lets the owner set a password', async () => {
    const { email, browser: attacker, secret } = await signedUp(administrator.replace('y', 'y2'));
    const id = await idOf(email);
    const own = story('Açanın');
    await attacker.post('/stories', own);
    await attacker.put('/profile', {
      username: `acan_${counter}`,
      fullName: 'Açan Kişi',
      bio: 'Ben',
      birthDate: null,
    });
    const { db } = app.deps;
    await db
      .insertInto('second_factors')
      .values({ user_id: id, sealed_secret: 'x', confirmed_at: new Date() })
      .execute();
    await db
      .insertInto('recovery_codes')
      .values({ user_id: id, code_hash: `kod-${id}` })
      .execute();
    await db
      .insertInto('accounts')
      .values({ user_id: id, provider_id: 'google', account_id: `g-${id}` })
      .execute();
    const waiting = app.visitor();
    expect((await signIn(email, password, waiting)).body.viewer).toBeNull();
    expect(await rowsOf('waiting_sign_ins', id)).toHaveLength(1);
    await attacker.post('/account/email', { email: 'acanin-yeri@site.example', password });
    const pending = linkFor('acanin-yeri@site.example', /onaylayın/);
    await app.visitor().post('/account/password-reset', { email });
    const oldReset = linkFor(email, /yenileyin/);
    const planEndsAt = new Date(Date.now() + dayMs * 20);
    await db
      .updateTable('user_tokens')
      .set({ plan: 'pro', plan_ends_at: planEndsAt })
      .where('user_id', '=', id)
      .execute();
    const order = await createOrder(app.deps, { userId: id });

    const taken = await takeOver(secret);
    expect(taken.status).toBe(200);
    expect(taken.headers.getSetCookie()).toEqual([]);
    expect(await viewerOf(attacker)).toBeNull();
    expect((await signIn(email, password)).status).toBe(401);
    for (const table of [
      'accounts',
      'sessions',
      'second_factors',
      'recovery_codes',
      'waiting_sign_ins',
      ...contentTables,
    ])
      expect([table, await rowsOf(table, id)]).toEqual([table, []]);
    expect((await app.visitor().post('/account/email/confirm', { secret: pending, password })).status).toBe(
      410,
    );
    const reset = (link: string, given: string) =>
      app.visitor().post('/account/password-reset/confirm', { secret: link, password: given });
    expect((await reset(oldReset, 'eski-baglantiyla')).status).toBe(410);
    expect(await rowsOf('profiles', id)).toMatchObject([
      { full_name: `acan_${counter}`, bio: '', adult_declared_at: null },
    ]);
    expect(await rowsOf('story_totals', id)).toMatchObject([{ stories: 0 }]);
    expect(await rowsOf('story_storage', id)).toMatchObject([{ bytes: 0 }]);
    const { rows: directory } = await app.deps.pool.query(
      'SELECT search_text, confirmed FROM user_directory WHERE user_id = $1',
      [id],
    );
    expect(directory).toMatchObject([{ confirmed: true }]);
    expect(JSON.stringify(directory)).not.toContain('acan kisi');

    expect((await reset(taken.body.resetSecret, 'sahibinin-sifresi')).status).toBe(200);
    const owner = app.visitor();
    expect((await signIn(email, 'sahibinin-sifresi', owner)).body.viewer).toMatchObject({
      email,
      emailVerified: true,
      username: `acan_${counter}`,
      plan: 'pro',
    });
    expect((await owner.get(`/stories/${own.id}`)).status).toBe(404);
    expect((await owner.get(`/payments/orders/${order}`)).status).toBe(200);
    expect(app.mails.some(({ to, subject }) => to === email && subject === 'Hesabı devraldınız')).toBe(true);
  });

  test('withdraws what the opener had consented to', async () => {
    const { email, browser, secret } = await signedUp();
    await browser.request('/profile/notifications', { method: 'PATCH', json: { productNews: true } });
    expect((await takeOver(secret)).status).toBe(200);
    const { rows } = await app.deps.pool.query(
      'SELECT kind, status, source FROM mail_consents WHERE recipient = $1 ORDER BY id',
      [email],
    );
    expect(rows).toEqual([
      { kind: 'product_news', status: 'ONAY', source: 'panel' },
      { kind: 'product_news', status: 'RET', source: 'account_deleted' },
    ]);
  });

  test('clears the balance by one ledger row', async () => {
    const { email, secret } = await signedUp();
    const id = await idOf(email);
    expect((await takeOver(secret)).status).toBe(200);
    expect(await rowsOf('user_tokens', id)).toMatchObject([{ tokens: 0, plan: 'free' }]);
    expect(await rowsOf('token_ledger', id)).toMatchObject([
      { reason: 'sign_up', delta: 500 },
      { reason: 'takeover', delta: -500 },
    ]);
  });

  test('gives administrator rights only to the owner, who then signs in with a new password', async () => {
    await app.deps.db.deleteFrom('users').where('email', '=', administrator).execute();
    const { browser: attacker, secret } = await signedUp(administrator);
    const { resetSecret } = (await takeOver(secret)).body;
    expect((await attacker.get('/admin/overview')).status).toBe(401);
    expect((await signIn(administrator, password)).status).toBe(401);
    const reset = { secret: resetSecret, password: 'yoneticinin-sifresi' };
    await app.visitor().post('/account/password-reset/confirm', reset);
    const owner = app.visitor();
    expect((await signIn(administrator, reset.password, owner)).body.viewer).toMatchObject({ isAdmin: true });
    expect((await owner.get('/admin/overview')).status).toBe(200);
  });

  test('is refused when the address was verified meanwhile', async () => {
    const { email, browser } = await signedUp();
    const id = await idOf(email);
    await app.deps.db.updateTable('users').set({ email_verified: true }).where('id', '=', id).execute();
    const secret = linkFor(email, /doğrulayın/);
    expect((await preview(secret)).status).toBe(410);
    expect((await takeOver(secret)).status).toBe(410);
    expect(await viewerOf(browser)).toMatchObject({ email });
  });

  test('happens once when it is requested several times at once in two processes', async () => {
    const { email, secret } = await signedUp();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => takeOver(secret, (index % 2 === 0 ? app : other).visitor())),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(410)]);
    expect(
      [...app.mails, ...other.mails].filter(({ to, subject }) => to === email && /devraldınız/.test(subject)),
    ).toHaveLength(1);
  });

  test('excludes the opener’s verification at the same time: exactly one of the two succeeds', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { email, browser, secret } = await signedUp();
      const [taken, verified] = await Promise.all([
        takeOver(secret, other.visitor()),
        open(browser, { secret }),
      ]);
      // The takeover may have ended the opener's session before the link is opened; the link then needs the password.
      expect([taken.status === 200, verified.status === 200].filter(Boolean)).toHaveLength(1);
      expect(await viewerOf(browser)).toEqual(
        taken.status === 200 ? null : expect.objectContaining({ email, emailVerified: true }),
      );
    }
  });

  test('ends all unfinished sign-ins and password changes of the opener', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { email, browser, secret } = await signedUp();
      const devices = Array.from({ length: 5 }, (_, index) => (index % 2 === 0 ? app : other).visitor());
      const next = 'acanin-yeni-sifresi';
      const [taken] = await Promise.all([
        takeOver(secret),
        browser.put('/account/password', { current: password, next }),
        ...devices.map((device) => signIn(email, password, device)),
      ]);
      expect(taken.status).toBe(200);
      for (const device of [browser, ...devices]) expect(await viewerOf(device)).toBeNull();
      for (const table of ['accounts', 'sessions', 'waiting_sign_ins'])
        expect([table, await rowsOf(table, await idOf(email))]).toEqual([table, []]);
    }
  });

  test('succeeds while the opener saves stories', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { email, browser, secret } = await signedUp();
      const stories = [story('Bir'), story('İki'), story('Üç')];
      for (const one of stories) expect((await browser.post('/stories', one)).status).toBe(201);
      const save = (one: (typeof stories)[number], index: number) =>
        browser.put(`/stories/${one.id}`, {
          ...one,
          id: undefined,
          content: `Değişti ${index}.`.repeat(50),
          revision: 1,
        });
      const [taken, ...saved] = await Promise.all([takeOver(secret, other.visitor()), ...stories.map(save)]);
      expect(taken.status).toBe(200);
      for (const { status } of saved) expect([200, 401, 404]).toContain(status);
      for (const table of ['stories', 'story_revisions'])
        expect([table, await rowsOf(table, await idOf(email))]).toEqual([table, []]);
    }
  });

  test('deletes a running generation of the opener without a charge', async () => {
    const { email, browser, secret } = await signedUp();
    const answer = browser.post<Failure>('/generations', generationRequest());
    const performance = await writer.next();
    performance.push(fakeStory.slice(0, 200));
    expect((await takeOver(secret, other.visitor())).status).toBe(200);
    performance.push(fakeStory.slice(200));
    performance.finish();
    expect((await answer).status).toBeGreaterThanOrEqual(400);
    const id = await idOf(email);
    expect(await rowsOf('generations', id)).toEqual([]);
    expect(await rowsOf('user_tokens', id)).toMatchObject([{ tokens: 0 }]);
    expect(await rowsOf('token_ledger', id)).toHaveLength(2);
  });

  test('covers each table that refers to a user', async () => {
    const decided = [
      ...contentTables,
      // Deleted by claimAddress.
      ...['accounts', 'sessions', 'second_factors', 'recovery_codes', 'waiting_sign_ins', 'one_time_tokens'],
      // Created anew, or without the account's id.
      ...['profiles', 'consents', 'contact_messages'],
      // Kept: plan, orders, invoices, balance and ledger.
      ...['user_tokens', 'token_ledger', 'plan_grants', 'payment_intents', 'membership_payments', 'invoices'],
      // Kept: the history of consents to mails, in which the withdrawal is a row, and who was sent a mailing.
      ...['mail_consents', 'mailing_recipients'],
      // Deleted when the address is proven.
      'refused_addresses',
      // Derived from other tables by triggers.
      ...['user_directory', 'story_totals', 'story_days', 'story_storage', 'revision_storage'],
      // Belongs to the site.
      'blog_posts',
    ];
    const { rows } = await sql<{ name: string }>`
      SELECT DISTINCT c.conrelid::regclass::text AS name FROM pg_constraint c
      WHERE c.contype = 'f' AND c.confrelid IN ('users'::regclass, 'user_tokens'::regclass)`.execute(
      app.deps.db,
    );
    expect(rows.map(({ name }) => name).filter((name) => !decided.includes(name))).toEqual([]);
  });
});
