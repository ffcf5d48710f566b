import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { GrantAnswer, PendingGrant } from '#contract/membership.ts';
import type { PaymentNotification } from '#contract/payments.ts';
import { messages } from '#domain/messages/index.ts';
import { createClient } from '#testing/client.ts';
import { bridgeRequest } from '#testing/factories/bridge.ts';
import { refundRequest } from '#testing/factories/order.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';
import { startMembershipService } from '#testing/membership/service.ts';
import { type PaytrServer, startPaytr } from '#testing/paytr/paytr-server.ts';
import { finishPayments } from './membership-job.ts';

const texts = messages.membership;
const boss = 'yonetici@site.example';
interface Refunded {
  status?: string;
  code?: string;
  message?: string;
}

let paytr: PaytrServer;
let app: TestApp;
let other: TestApp;
let admin: SignedInClient;
let now = new Date();
beforeAll(async () => {
  paytr = await startPaytr();
  app = await startTestApp({ env: { ...paytr.env, ADMIN_EMAILS: boss }, now: () => now });
  other = await app.startAnother();
  paytr.serve(app);
  admin = await app.signIn({ email: boss });
});
beforeEach(() => {
  now = new Date();
  paytr.answerInstead = null;
});
afterAll(async () => {
  await app.stop();
  await paytr.close();
});

/** Pays at the simulator's page. The test sends the notification, because its apps do not listen at their public address. */
async function pay(at: TestApp, { url, reference }: { url: string; reference: string }): Promise<void> {
  await paytr.choose(url, 'never');
  const { rows } = await at.deps.pool.query(
    `SELECT p.merchant_oid FROM paytr_test_payments p JOIN paytr_test_links l ON l.id = p.link_id
     WHERE l.callback_id = $1`,
    [reference],
  );
  await notify(at, reference, rows[0].merchant_oid);
}

/** Sends PayTR's notification of a payment by a link. */
async function notify(at: TestApp, reference: string, merchant_oid: string, kurus = 20_000): Promise<void> {
  const { merchantKey, merchantSalt } = paytr.settings;
  const hash = createHmac('sha256', merchantKey)
    .update(`${reference}${merchant_oid}${merchantSalt}success${kurus}`)
    .digest('base64');
  const notification = {
    callback_id: reference,
    merchant_oid,
    status: 'success',
    total_amount: `${kurus}`,
    hash,
  };
  const answer = await fetch(`${at.url}/api/paytr/link-bildirim`, {
    method: 'POST',
    body: new URLSearchParams(notification),
  });
  expect(await answer.text()).toBe('OK');
}

/** Creates a member who has paid by a link, with the notification. */
async function paid() {
  const name = `m_${randomUUID().slice(0, 8)}`;
  const person = await app.signIn({ username: name });
  const { body } = await app
    .visitor()
    .post<{ url: string; reference: string }>('/membership/payments', bridgeRequest(name));
  await pay(app, body);
  const find = async () => {
    const { body: list } = await admin.get<{ notifications: PaymentNotification[] }>(
      `/admin/payments/notifications?search=${body.reference}`,
    );
    const [found] = list.notifications;
    if (!found) throw new Error('no notification was stored');
    return found;
  };
  const grant = async () =>
    (
      await app
        .visitor()
        .post<GrantAnswer>('/membership/grant', { username: name, reference: body.reference })
    ).body;
  return { ...person, ...body, name, grant, find, notificationId: (await find()).id };
}
/** The id of each payment's whole refund: a repeated request is the same one. */
const refundIds = new Map<number, string>();
const refund = (
  notificationId: number,
  client: { post: SignedInClient['post'] } = admin,
  changes: Record<string, unknown> = {},
) => {
  const refundId = refundIds.get(notificationId) ?? randomUUID();
  refundIds.set(notificationId, refundId);
  return client.post<Refunded>('/admin/membership/refund', {
    notificationId,
    ...refundRequest({ refundId, ...changes }),
  });
};
const planOf = async (userId: string) =>
  (await app.deps.pool.query('SELECT plan FROM user_tokens WHERE user_id = $1', [userId])).rows[0]?.plan;
const returnedOf = async (oid: string) =>
  (await app.deps.pool.query('SELECT returned FROM paytr_test_payments WHERE merchant_oid = $1', [oid]))
    .rows[0]?.returned;

describe('refunds of payments by a link', () => {
  test('returns the money, revokes the membership, and logs and mails it once', async () => {
    const payer = await paid();
    expect(await payer.grant()).toMatchObject({ ok: true });
    expect(await planOf(payer.userId)).toBe('pro');
    expect(await payer.find()).toMatchObject({
      refundable: 'yes',
      refund: null,
      link: {
        username: payer.name,
        email: payer.email,
        state: 'granted',
        documentsVersion: expect.any(String),
      },
    });
    const atOther = createClient(other.url, admin.cookie());
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) => refund(payer.notificationId, at % 2 ? admin : atOther)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await refund(payer.notificationId)).body).toEqual({ status: 'refunded' });
    const notification = await payer.find();
    expect(notification).toMatchObject({
      refundable: 'no',
      refund: { requestedBy: boss },
      link: { state: 'refunded' },
    });
    expect(await returnedOf(notification.merchantOid)).toBe(20_000);
    expect(await planOf(payer.userId)).toBe('free');
    expect(await payer.grant()).toMatchObject({ ok: false, err: texts.refunded, final: true });
    const mails = [...app.mails, ...other.mails].filter(({ to }) => to === payer.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Üyeliğiniz hazır', 'Üyelik ödemesi iade edildi']);
    const { rows } = await app.deps.pool.query(
      `SELECT action FROM audit_log WHERE subject_id = $1 AND subject_type = 'payment_notification' ORDER BY id`,
      [String(payer.notificationId)],
    );
    expect(rows.map(({ action }) => action)).toEqual(['membership.refund_requested', 'membership.refunded']);
  });

  test('prevents the grant of a refunded payment', async () => {
    const payer = await paid();
    expect((await refund(payer.notificationId)).body.status).toBe('refunded');
    expect(await payer.grant()).toMatchObject({ ok: false, err: texts.refunded });
    now = new Date(now.getTime() + 11 * 60_000);
    await finishPayments(app.deps);
    expect(await planOf(payer.userId)).toBe('free');
  });

  test('removes a refunded payment from the pending approvals', async () => {
    const payer = await paid();
    await app.deps.pool.query(`UPDATE user_tokens SET plan = 'publisher' WHERE user_id = $1`, [payer.userId]);
    await payer.grant();
    const waiting = async () =>
      (await admin.get<{ grants: PendingGrant[] }>('/admin/membership/pending')).body.grants.find(
        ({ username }) => username === payer.name,
      );
    expect(await waiting()).toMatchObject({ kind: 'refused', notificationId: payer.notificationId });
    expect((await refund(payer.notificationId)).body.status).toBe('refunded');
    expect(await waiting()).toBeUndefined();
    expect(await planOf(payer.userId)).toBe('publisher');
  });

  test('lists the paid amount when it differs from the price', async () => {
    const payer = await paid();
    await app.deps.pool.query(
      `UPDATE payment_notifications SET total_amount = 15050, flags = '{amount_mismatch}' WHERE id = $1`,
      [payer.notificationId],
    );
    await app.deps.pool.query(`UPDATE membership_payments SET state = 'refused' WHERE callback_id = $1`, [
      payer.reference,
    ]);
    const { grants } = (await admin.get<{ grants: PendingGrant[] }>('/admin/membership/pending')).body;
    expect(grants.find(({ username }) => username === payer.name)).toMatchObject({
      amount: 20_000,
      paidKurus: 15_050,
    });
  });

  test('mails the member when a second payment is refunded or the account was deleted', async () => {
    const payer = await paid();
    const own = payer.notificationId;
    // Two people paid by one link at the same moment.
    const again = `again${randomUUID().replaceAll('-', '')}`;
    await app.deps.pool.query(
      `INSERT INTO paytr_test_payments (merchant_oid, token, link_id, amount, currency, title, test_mode, status)
       SELECT $1, $1, p.link_id, p.amount, p.currency, p.title, p.test_mode, p.status
       FROM paytr_test_payments p JOIN paytr_test_links l ON l.id = p.link_id WHERE l.callback_id = $2`,
      [again, payer.reference],
    );
    await notify(app, payer.reference, again);
    const second = (await payer.find()).id;
    expect(second).not.toBe(own);
    await app.deps.pool.query('DELETE FROM users WHERE id = $1', [payer.userId]);
    app.mails.length = 0;
    for (const id of [second, own]) expect((await refund(id)).body.status).toBe('refunded');
    const refunds = app.mails.filter(({ to }) => to === payer.email);
    expect(refunds.map(({ subject }) => subject)).toEqual([
      'Üyelik ödemesi iade edildi',
      'Üyelik ödemesi iade edildi',
    ]);
  });

  test('changes nothing and returns PayTR’s reason when it refuses a refund', async () => {
    const payer = await paid();
    await payer.grant();
    paytr.answerInstead = (path) =>
      path === '/odeme/iade'
        ? Response.json({ status: 'error', err_no: '010', err_msg: 'Günlük iade limiti doldu' })
        : Response.json({
            status: 'success',
            payment_amount: '200',
            payment_total: '200',
            currency: 'TL',
            returns: [],
          });
    const { status, body } = await refund(payer.notificationId);
    expect([status, body.message]).toEqual([502, `${messages.payments.refused} (Günlük iade limiti doldu)`]);
    expect(await payer.find()).toMatchObject({ refund: null, refundable: 'yes', link: { state: 'granted' } });
    expect(await planOf(payer.userId)).toBe('pro');
  });

  test('completes a refund whose answer was lost, without a second transfer', async () => {
    const payer = await paid();
    await payer.grant();
    paytr.answerInstead = () => new Response('', { status: 500 });
    expect((await refund(payer.notificationId)).body.status).toBe('refunding');
    expect(await payer.grant()).toMatchObject({ ok: false, err: texts.refunding });
    paytr.answerInstead = null;
    // PayTR had made the refund; the second request is refused, and the status query reports it.
    const { merchantOid } = await payer.find();
    await app.deps.pool.query('UPDATE paytr_test_payments SET returned = 20000 WHERE merchant_oid = $1', [
      merchantOid,
    ]);
    now = new Date(now.getTime() + 60_000);
    await Promise.all([finishPayments(app.deps), finishPayments(other.deps)]);
    expect((await payer.find()).refund?.refundedAt).not.toBeNull();
    expect(await returnedOf(merchantOid)).toBe(20_000);
    expect(await planOf(payer.userId)).toBe('free');
  });

  test('refuses an unknown notification, and people who are no administrators', async () => {
    expect(await refund(999_999)).toMatchObject({ status: 409, body: { code: 'NOT_REFUNDABLE' } });
    const writer = await app.signIn();
    expect((await refund(1, writer)).status).toBe(403);
  });

  const stats = async () =>
    (
      await admin.get<{ totalRevenueKurus: number; successfulPayments: number; plansActivated: number }>(
        '/admin/payments/stats',
      )
    ).body;

  test('counts a payment of another amount as sold after its approval', async () => {
    const name = `m_${randomUUID().slice(0, 8)}`;
    await app.signIn({ username: name });
    const { body } = await app
      .visitor()
      .post<{ reference: string }>('/membership/payments', bridgeRequest(name));
    const before = await stats();
    await notify(app, body.reference, `less${randomUUID().slice(0, 8)}`, 15_000);
    expect(await stats()).toEqual(before);
    const pending = await admin.get<{ grants: PendingGrant[] }>('/admin/membership/pending');
    const grant = pending.body.grants.find(({ username }) => username === name);
    expect(grant).toMatchObject({ paidKurus: 15_000 });
    await admin.post('/admin/membership/pending/approve', { id: grant?.id });
    const after = await stats();
    expect(after.totalRevenueKurus - before.totalRevenueKurus).toBe(15_000);
    expect(after.plansActivated - before.plansActivated).toBe(1);
  });

  test('counts the sale and its refund as figures of their own', async () => {
    const before = await stats();
    const payer = await paid();
    expect((await stats()).totalRevenueKurus).toBe(before.totalRevenueKurus + 20_000);
    await refund(payer.notificationId);
    expect(await stats()).toMatchObject({
      totalRevenueKurus: before.totalRevenueKurus,
      successfulPayments: before.successfulPayments + 1,
    });
  });

  test('returns a part without the membership, then the rest with it, each with an invoice', async () => {
    const payer = await paid();
    await payer.grant();
    const part = { kurus: 4_990, refundId: randomUUID(), reason: 'Bir hafta geç açıldı' };
    expect((await refund(payer.notificationId, admin, part)).body).toEqual({ status: 'partly' });
    expect(await planOf(payer.userId)).toBe('pro');
    expect(await payer.find()).toMatchObject({
      refundable: 'yes',
      refund: null,
      link: { state: 'granted' },
      refunds: [{ kurus: 4_990, state: 'done', reason: part.reason }],
      invoices: [
        { kind: 'sale', kurus: 20_000, hasDocuments: true },
        { kind: 'refund', kurus: 4_990 },
      ],
    });
    expect(app.mails.findLast(({ to }) => to === payer.email)?.text).toContain('Bir hafta geç açıldı');
    const tooMuch = { kurus: 15_011, refundedKurus: 4_990, refundId: randomUUID() };
    expect((await refund(payer.notificationId, admin, tooMuch)).body).toMatchObject({
      code: 'REFUND_TOO_LARGE',
      message: 'En çok ₺150,10 iade edilebilir.',
    });
    const rest = { kurus: 15_010, refundedKurus: 4_990, refundId: randomUUID() };
    expect((await refund(payer.notificationId, admin, rest)).body).toEqual({ status: 'refunded' });
    expect(await planOf(payer.userId)).toBe('free');
    expect((await payer.find()).link?.state).toBe('refunded');
  });

  test('asks for a part once when its answer is lost, and confirms what PayTR has returned', async () => {
    const payer = await paid();
    await payer.grant();
    const { merchantOid } = await payer.find();
    paytr.answerInstead = (path) =>
      path === '/odeme/iade'
        ? new Response('', { status: 500 })
        : Response.json({ status: 'success', payment_amount: '200', payment_total: '200', returns: [] });
    const asked = () => paytr.calls.filter((path) => path === '/odeme/iade').length;
    const before = asked();
    const part = { kurus: 5_000, refundId: randomUUID() };
    expect((await refund(payer.notificationId, admin, part)).body).toEqual({ status: 'refunding' });
    now = new Date(now.getTime() + 2 * 60_000);
    await finishPayments(app.deps);
    expect(asked()).toBe(before + 1);
    paytr.answerInstead = null;
    await app.deps.db
      .updateTable('paytr_test_payments')
      .set({ returned: 5_000 })
      .where('merchant_oid', '=', merchantOid)
      .execute();
    now = new Date(now.getTime() + 2 * 60_000);
    await finishPayments(app.deps);
    expect(asked()).toBe(before + 1);
    expect(await payer.find()).toMatchObject({
      link: { state: 'granted' },
      refunds: [{ kurus: 5_000, state: 'done' }],
    });
  });
});

test('refuses the refund of a membership that an outside service has granted', async () => {
  const outside = await startMembershipService();
  const away = await startTestApp({
    env: { ...paytr.env, MEMBERSHIP_SERVICE_URL: outside.url, ADMIN_EMAILS: boss },
  });
  paytr.serve(away);
  const chief = await away.signIn({ email: boss });
  const name = `m_${randomUUID().slice(0, 8)}`;
  outside.members.set(name, null);
  const { body } = await away
    .visitor()
    .post<{ url: string; reference: string }>('/membership/payments', bridgeRequest(name));
  await pay(away, body);
  const find = async () =>
    (
      await chief.get<{ notifications: PaymentNotification[] }>(
        `/admin/payments/notifications?search=${body.reference}`,
      )
    ).body.notifications[0];
  expect(await find()).toMatchObject({ refundable: 'yes', link: { state: 'paid' } });
  await away.visitor().post('/membership/grant', { username: name, reference: body.reference });
  const notification = await find();
  expect(notification).toMatchObject({ refundable: 'elsewhere', link: { state: 'granted' } });
  expect(await refund(notification?.id ?? 0, chief)).toMatchObject({
    status: 409,
    body: { code: 'REFUND_ELSEWHERE', message: texts.refundElsewhere },
  });
  await away.stop();
  await outside.close();
  paytr.serve(app);
});
