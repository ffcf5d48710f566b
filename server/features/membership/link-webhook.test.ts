import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { GrantAnswer } from '#contract/membership.ts';
import { bridgeRequest } from '#testing/factories/bridge.ts';
import { withSeller } from '#testing/factories/seller.ts';
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

describe('notifications of payments by a link', () => {
  const recorded = async (reference: string) =>
    (
      await bridge.app.deps.pool.query(
        `SELECT status, acted, plan_activated, flags, repeats FROM payment_notifications
         WHERE callback_id = $1 ORDER BY id`,
        [reference],
      )
    ).rows;

  test('accepts a payment once when 50 copies of its notification arrive concurrently', async () => {
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
    ['with a wrong signature', () => ({ hash: 'AAAA' }), 400],
    ['without a signature', () => ({ hash: '' }), 400],
    ['with another status', () => ({ status: 'failed' }), 200],
    ['with an unknown reference', () => ({ callback_id: 'nobody' }), 200],
    ['without a reference', () => ({ callback_id: '' }), 200],
    ['with a malformed reference', () => ({ callback_id: "x' OR 1=1" }), 200],
  ])('leaves the payment pending after a notification %s', async (_, wrong, status) => {
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
    ['a smaller amount', { total_amount: '19999', payment_amount: '19999' }, 'amount_mismatch'],
    ['a smaller price plus interest', { total_amount: '20000', payment_amount: '100' }, 'amount_mismatch'],
    ['another currency', { currency: 'USD' }, 'currency_mismatch'],
  ])('leaves the decision to an administrator after a notification with %s', async (_, wrong, flag) => {
    const { name, userId, email } = await bridge.member();
    const { reference } = (await bridge.start(name)).body;
    bridge.app.mails.length = 0;
    await bridge.tell(reference, wrong);
    expect(bridge.app.mails.map(({ to }) => to)).toEqual([support, email]);
    expect(await recorded(reference)).toMatchObject([{ acted: false, flags: [flag] }]);
    expect((await bridge.grant(name, reference)).body).toMatchObject({ ok: false, pending: 'approval' });
    expect(await bridge.planOf(userId)).toMatchObject({ plan: 'free' });
  });

  test('accepts a payment of a higher amount, which includes the interest of instalments', async () => {
    const { name } = await bridge.member();
    const { reference } = (await bridge.start(name)).body;
    await bridge.tell(reference, { total_amount: '21350' });
    expect((await bridge.grant(name, reference)).body.ok).toBe(true);
  });

  test('stores a second payment by the same link for an administrator and mails it once', async () => {
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
    const mails = bridge.app.mails.map(({ to, text }) => ({ to, text }));
    expect(mails).toEqual([
      { to: support, text: expect.stringContaining('₺213,50') },
      { to: email, text: expect.stringContaining('daha önce de ödeme yapıldığı') },
    ]);
    await bridge.grant(name, reference);
    expect(await bridge.planOf(userId)).toEqual({ plan: 'pro', plan_ends_at: in31Days });
  });

  test('ignores test payments in production', async () => {
    const production = await startTestApp({
      env: {
        ...bridge.paytr.env,
        NODE_ENV: 'production',
        PUBLIC_URL: 'https://site.example',
        ADMIN_EMAILS: 'a@site.example',
      },
    });
    production.deps.identity = withSeller(production.deps.identity);
    await production.signIn({ username: 'uye' });
    const { body } = await production
      .visitor()
      .post<StartedPayment>('/membership/payments', bridgeRequest('uye'));
    await bridge.paytr.notify(production.url, { callback_id: body.reference, test_mode: '1' });
    const request = { username: 'uye', reference: body.reference };
    expect((await production.visitor().post<GrantAnswer>('/membership/grant', request)).body).toEqual(
      outstanding,
    );
    await bridge.paytr.notify(production.url, { callback_id: body.reference, test_mode: '0' });
    expect((await production.visitor().post<GrantAnswer>('/membership/grant', request)).body.ok).toBe(true);
    await production.stop();
  });
});

describe('the trigger of membership_payments', () => {
  test('rejects changes of the state, amount or end of a granted payment, and its deletion', async () => {
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
