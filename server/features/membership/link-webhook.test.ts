import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { GrantAnswer } from '#contract/membership.ts';
import { bridgeRequest } from '#testing/factories/bridge.ts';
import { fillInSeller } from '#testing/factories/seller.ts';
import { startTestApp } from '#testing/harness.ts';
import {
  type Bridge,
  granted,
  in31Days,
  outstanding,
  type StartedPayment,
  startBridge,
  support,
} from '#testing/membership/bridge.ts';
import type { Told } from '#testing/membership/payment-links.ts';

let bridge: Bridge;
beforeAll(async () => {
  bridge = await startBridge();
});
afterAll(() => bridge.stop());
beforeEach(() => bridge.reset());

describe('a notification', () => {
  const recorded = async (reference: string) =>
    (
      await bridge.app.deps.pool.query(
        `SELECT status, acted, plan_activated, flags, repeats FROM payment_notifications
         WHERE callback_id = $1 ORDER BY id`,
        [reference],
      )
    ).rows;

  test('proves a payment once when it arrives in parallel copies', async () => {
    const { name, userId } = await bridge.member();
    const { reference } = (await bridge.start(name)).body;
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        bridge.paytr.notify((at % 2 ? bridge.app : bridge.other).url, {
          callback_id: reference,
          merchant_oid: `same${reference}`,
        }),
      ),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(new Set(['200 OK']));
    expect(await recorded(reference)).toEqual([
      { status: 'success', acted: true, plan_activated: false, flags: [], repeats: 49 },
    ]);
    await bridge.grant(name, reference);
    await bridge.tell(reference, { merchant_oid: `same${reference}` });
    expect((await bridge.grant(name, reference)).body).toEqual(granted(in31Days));
    expect(await bridge.planOf(userId)).toEqual({ plan: 'pro', plan_ends_at: in31Days });
    expect(await recorded(reference)).toMatchObject([{ plan_activated: true, repeats: 50 }]);
  });

  test.each<[string, (reference: string) => Told, number]>([
    ['signed by somebody else', () => ({ hash: 'AAAA' }), 400],
    ['without a signature', () => ({ hash: '' }), 400],
    ['of another status', () => ({ status: 'failed' }), 200],
    ['of a link that nobody knows', () => ({ callback_id: 'nobody' }), 200],
    ['without a link', () => ({ callback_id: '' }), 200],
    ['with a link’s name that can’t be one', () => ({ callback_id: "x' OR 1=1" }), 200],
  ])('%s proves nothing', async (_, wrong, status) => {
    const { name } = await bridge.member();
    const { reference } = (await bridge.start(name)).body;
    const answer = await bridge.tell(reference, wrong(reference));
    expect(answer).toEqual({
      status,
      text: status === 200 ? 'OK' : 'PAYTR notification failed: bad hash',
    });
    expect((await bridge.grant(name, reference)).body).toEqual(outstanding);
  });

  test.each<[string, Told, string]>([
    ['less than was asked for', { total_amount: '19999', payment_amount: '19999' }, 'amount_mismatch'],
    ['a smaller price behind interest', { total_amount: '20000', payment_amount: '100' }, 'amount_mismatch'],
    ['another currency', { currency: 'USD' }, 'currency_mismatch'],
  ])('of %s is put before an administrator', async (_, wrong, flag) => {
    const { name, userId, email } = await bridge.member();
    const { reference } = (await bridge.start(name)).body;
    bridge.app.mails.length = 0;
    await bridge.tell(reference, wrong);
    expect(bridge.app.mails.map(({ to }) => to)).toEqual([support, email]);
    expect(await recorded(reference)).toMatchObject([{ acted: false, flags: [flag] }]);
    expect((await bridge.grant(name, reference)).body).toMatchObject({ ok: false, pending: 'approval' });
    expect(await bridge.planOf(userId)).toMatchObject({ plan: 'free' });
  });

  test('of a higher amount (interest of instalments) proves the payment', async () => {
    const { name } = await bridge.member();
    const { reference } = (await bridge.start(name)).body;
    await bridge.tell(reference, { total_amount: '21350' });
    expect((await bridge.grant(name, reference)).body.ok).toBe(true);
  });

  test('of a second payment by the same link is kept for an administrator, and mailed once', async () => {
    const { name, userId, email } = await bridge.member();
    const { reference } = (await bridge.start(name)).body;
    await bridge.tell(reference);
    bridge.app.mails.length = 0;
    for (const _ of [1, 2]) {
      await bridge.tell(reference, { merchant_oid: `again${reference}`, total_amount: '21350' });
    }
    expect(await recorded(reference)).toMatchObject([
      { acted: true },
      { acted: false, flags: ['paid_twice'] },
    ]);
    const told = bridge.app.mails.map(({ to, text }) => ({ to, text }));
    expect(told).toEqual([
      { to: support, text: expect.stringContaining('₺213,50') },
      { to: email, text: expect.stringContaining('daha önce de ödeme yapıldığı') },
    ]);
    await bridge.grant(name, reference);
    expect(await bridge.planOf(userId)).toEqual({ plan: 'pro', plan_ends_at: in31Days });
  });

  test('of a test proves nothing in production', async () => {
    const takeBack = fillInSeller();
    const production = await startTestApp({
      env: {
        ...bridge.paytr.env,
        NODE_ENV: 'production',
        PUBLIC_URL: 'https://site.example',
        ADMIN_EMAILS: 'a@site.example',
      },
    });
    await production.signIn({ username: 'uye' });
    const { body } = await production
      .visitor()
      .post<StartedPayment>('/membership/payments', bridgeRequest('uye'));
    await bridge.paytr.notify(production.url, { callback_id: body.reference, test_mode: '1' });
    const asked = { username: 'uye', reference: body.reference };
    expect((await production.visitor().post<GrantAnswer>('/membership/grant', asked)).body).toEqual(
      outstanding,
    );
    await bridge.paytr.notify(production.url, { callback_id: body.reference, test_mode: '0' });
    expect((await production.visitor().post<GrantAnswer>('/membership/grant', asked)).body.ok).toBe(true);
    await production.stop();
    takeBack();
  });
});

describe('the database', () => {
  test('refuses to grant a payment a second time, or to reset its state', async () => {
    const { name } = await bridge.member();
    const { reference } = (await bridge.start(name)).body;
    await bridge.tell(reference);
    await bridge.grant(name, reference);
    const change = (set: string) =>
      bridge.app.deps.pool.query(`UPDATE membership_payments SET ${set} WHERE callback_id = $1`, [reference]);
    await expect(change(`state = 'paid', granted_at = NULL`)).rejects.toThrow('never changes');
    await expect(change(`state = 'granting'`)).rejects.toThrow("can't go from granted to granting");
    await expect(change(`new_expiry = now() + interval '1 year'`)).rejects.toThrow('never changes');
    await expect(change('amount = 1')).rejects.toThrow('never changes');
    await expect(
      bridge.app.deps.pool.query('DELETE FROM membership_payments WHERE callback_id = $1', [reference]),
    ).rejects.toThrow('keeps its rows');
  });
});
