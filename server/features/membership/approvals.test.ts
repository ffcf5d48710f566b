import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GrantAnswer, PendingGrant } from '#contract/membership.ts';
import { messages } from '#domain/messages/index.ts';
import { dayMs } from '#domain/time/durations.ts';
import { type Client, createClient } from '#testing/client.ts';
import { bridgeRequest } from '#testing/factories/bridge.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';

const texts = messages.membership;
const fixedLink = 'https://paytr.example/link/herkes';

let app: TestApp;
let other: TestApp;
let admin: SignedInClient;
beforeAll(async () => {
  app = await startTestApp({
    env: {
      MEMBERSHIP_PAYMENT_LINK: fixedLink,
      ADMIN_EMAILS: 'yonetici@site.example',
      SUPPORT_EMAIL: 'destek@site.example',
    },
  });
  other = await app.startAnother();
  admin = await app.signIn({ email: 'yonetici@site.example' });
});
afterAll(() => app.stop());

const start = (username: string) =>
  app.visitor().post<{ url: string; reference: string }>('/membership/payments', bridgeRequest(username));
const grant = async (username: string, reference?: string) =>
  (await app.visitor().post<GrantAnswer>('/membership/grant', { username, reference })).body;
const pending = async () =>
  (await admin.get<{ grants: PendingGrant[] }>('/admin/membership/pending')).body.grants;
const approve = (id: string, client: Client = admin) =>
  client.post<GrantAnswer & { code?: string }>('/admin/membership/pending/approve', { id });
const reject = (id: string, note = 'Ödeme görünmüyor.') =>
  admin.post<{ code?: string }>('/admin/membership/pending/reject', { id, note });
const audit = async (id: string) =>
  (
    await app.deps.pool.query(
      'SELECT actor_email, action, before, after FROM audit_log WHERE subject_id = $1 ORDER BY id',
      [id],
    )
  ).rows;

/** A member with a pending approval of a payment by the fixed link. */
async function claimant() {
  const name = `m_${randomUUID().slice(0, 8)}`;
  const person = await app.signIn({ username: name });
  const { body } = await start(name);
  await grant(name, body.reference);
  const request = (await pending()).find(({ username }) => username === name);
  if (!request) throw new Error('no approval is pending');
  return { ...person, name, reference: body.reference, request };
}

describe('the operator’s fixed link', () => {
  test('returns the same link to every member and grants nothing before an approval', async () => {
    const { name, email, userId, reference, request } = await claimant();
    expect((await start(name)).body.url).toBe(fixedLink);
    expect(request).toMatchObject({
      email,
      kind: 'unproven',
      reason: null,
      amount: 20_000,
      merchantOid: null,
    });
    expect(await grant(name, reference)).toEqual({
      ok: false,
      err: null,
      new_expiry: null,
      pending: 'approval',
      final: false,
    });
    const { rows } = await app.deps.pool.query('SELECT plan FROM user_tokens WHERE user_id = $1', [userId]);
    expect(rows).toEqual([{ plan: 'free' }]);
  });

  test('creates one pending approval at a time', async () => {
    const { name, reference } = await claimant();
    const second = (await start(name)).body.reference;
    await Promise.all(Array.from({ length: 16 }, (_, at) => grant(name, at % 2 ? reference : second)));
    expect((await pending()).filter(({ username }) => username === name)).toHaveLength(1);
    const mails = app.mails.filter(({ subject }) => subject === `Onay bekleyen üyelik: ${name}`);
    expect(mails).toMatchObject([{ to: 'destek@site.example', text: expect.stringContaining('₺200,00') }]);
  });

  test('reports when more approvals are pending than listed', async () => {
    const read = async () =>
      (await admin.get<{ grants: PendingGrant[]; more: boolean }>('/admin/membership/pending')).body;
    expect((await read()).more).toBe(false);
    const { rows } = await app.deps.pool.query(
      `INSERT INTO membership_payments (callback_id, username, way, amount, state, requested_at)
       SELECT 'crowd' || n, 'crowd' || n, 'fixed', 20000, 'requested', now() FROM generate_series(1, 101) n
       RETURNING id`,
    );
    const page = await read();
    expect([page.more, page.grants.length]).toEqual([true, 100]);
    await app.deps.pool.query(`UPDATE membership_payments SET state = 'rejected' WHERE id = ANY($1)`, [
      rows.map(({ id }) => id),
    ]);
  });

  test('creates no approval for a member without a started payment', async () => {
    const name = `m_${randomUUID().slice(0, 8)}`;
    await app.signIn({ username: name });
    expect(await grant(name)).toMatchObject({ ok: false, err: texts.noOwnPayment, pending: null });
    expect((await pending()).filter(({ username }) => username === name)).toEqual([]);
  });
});

describe('decisions of an administrator', () => {
  test('grants the membership and writes the audit log when a payment is approved', async () => {
    const { name, reference, request, userId } = await claimant();
    const { body } = await approve(request.id);
    expect(body).toMatchObject({ ok: true, err: null });
    expect(await grant(name, reference)).toMatchObject({ ok: true, new_expiry: body.new_expiry });
    const { rows } = await app.deps.pool.query(
      'SELECT plan, plan_ends_at FROM user_tokens WHERE user_id = $1',
      [userId],
    );
    expect(rows).toEqual([{ plan: 'pro', plan_ends_at: new Date(body.new_expiry ?? '') }]);
    expect(await audit(request.id)).toEqual([
      {
        actor_email: 'yonetici@site.example',
        action: 'membership.approved',
        before: { state: 'requested', reason: null },
        after: { state: 'paid', reason: null, username: name },
      },
    ]);
    expect((await pending()).map(({ id }) => id)).not.toContain(request.id);
  });

  test('grants once when concurrent requests approve a payment', async () => {
    const { request, userId } = await claimant();
    const atOther = createClient(other.url, admin.cookie());
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => approve(request.id, at % 2 ? admin : atOther)),
    );
    expect(answers.filter(({ body }) => body.ok)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'ALREADY_DECIDED')).toHaveLength(9);
    const { rows } = await app.deps.pool.query('SELECT 1 FROM plan_grants WHERE user_id = $1', [userId]);
    expect(rows).toHaveLength(1);
  });

  test('rejects a payment finally, grants nothing, and mails the person the note once', async () => {
    const { name, email, reference, request } = await claimant();
    for (const note of ['', '  ']) expect((await reject(request.id, note)).status).toBe(422);
    expect((await reject(request.id, 'PayTR’de böyle bir ödeme yok.')).status).toBe(200);
    expect(await grant(name, reference)).toEqual({
      ok: false,
      err: texts.grantFailed,
      new_expiry: null,
      pending: null,
      final: true,
    });
    expect((await approve(request.id)).body.code).toBe('ALREADY_DECIDED');
    expect((await reject(request.id)).body.code).toBe('ALREADY_DECIDED');
    const told = app.mails.filter(({ to, kind }) => to === email && kind === 'membership_rejected');
    expect(told.map(({ subject }) => subject)).toEqual(['Üyelik isteğiniz onaylanmadı']);
    expect(told[0]?.text).toContain('Açıklama: PayTR’de böyle bir ödeme yok.');
    expect(await audit(request.id)).toMatchObject([
      {
        action: 'membership.rejected',
        after: { state: 'rejected', reason: 'PayTR’de böyle bir ödeme yok.' },
      },
    ]);
    expect((await approve(randomUUID())).body.code).toBe('ALREADY_DECIDED');
  });

  test('returns the reason when an approved grant is refused', async () => {
    const { request, userId } = await claimant();
    await app.deps.pool.query(`UPDATE user_tokens SET plan = 'publisher' WHERE user_id = $1`, [userId]);
    expect((await approve(request.id)).body).toEqual({
      ok: false,
      err: texts.planNotExtendable,
      new_expiry: null,
    });
    expect((await pending()).find(({ id }) => id === request.id)).toMatchObject({
      kind: 'refused',
      reason: texts.planNotExtendable,
    });
  });
});

describe('the test tool', () => {
  const tryIt = (client: { post: SignedInClient['post'] }, username: string) =>
    client.post<GrantAnswer & { code?: string; message?: string }>('/membership/test-grant', { username });

  test('grants a membership without a payment, and logs the administrator', async () => {
    const name = `m_${randomUUID().slice(0, 8)}`;
    const { userId } = await app.signIn({ username: name });
    const { body } = await tryIt(app.visitor(), name);
    expect(body).toMatchObject({ ok: true, err: null });
    const { body: again } = await tryIt(app.visitor(), name);
    const days = (Date.parse(again.new_expiry ?? '') - Date.parse(body.new_expiry ?? '')) / dayMs;
    expect(days).toBe(31);
    expect(await audit(userId)).toMatchObject([
      { actor_email: 'sistem', action: 'membership.test_grant' },
      { actor_email: 'sistem', action: 'membership.test_grant' },
    ]);
    expect((await tryIt(app.visitor(), 'kimse_yok')).body).toEqual({
      ok: false,
      err: texts.userNotFound,
      new_expiry: null,
    });
  });

  test('refuses everybody but administrators in production', async () => {
    const production = await startTestApp({
      env: {
        NODE_ENV: 'production',
        PUBLIC_URL: 'https://site.example',
        ADMIN_EMAILS: 'yonetici@site.example',
      },
    });
    const writer = await production.signIn({ username: 'yazar' });
    const administrator = await production.signIn({ email: 'yonetici@site.example' });
    for (const client of [production.visitor(), writer]) {
      const answer = await tryIt(client, 'yazar');
      expect(answer).toMatchObject({ status: 403, body: { code: 'FORBIDDEN', message: texts.testClosed } });
    }
    expect((await tryIt(administrator, 'yazar')).body.ok).toBe(true);
    await production.stop();
  });
});
