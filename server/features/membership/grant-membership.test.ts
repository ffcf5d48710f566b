import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { messages } from '#domain/messages/index.ts';
import { dayMs } from '#domain/time/durations.ts';
import { readTokens } from '#testing/factories/tokens.ts';
import {
  type Bridge,
  granted,
  in31Days,
  morning,
  outstanding,
  refused,
  startBridge,
  support,
  told,
} from '#testing/membership/bridge.ts';
import { finishPayments } from './membership-job.ts';

const texts = messages.membership;

let bridge: Bridge;
beforeAll(async () => {
  bridge = await startBridge();
});
afterAll(() => bridge.stop());
beforeEach(() => bridge.reset());

describe('grants of paid memberships', () => {
  test('stays pending until the notification, then returns the same answer to every call', async () => {
    const { name, userId } = await bridge.member();
    const { reference } = (await bridge.start(name)).body;
    expect((await bridge.grant(name, reference)).body).toEqual(outstanding);
    expect(await bridge.tell(reference)).toEqual({ status: 200, text: 'OK' });
    expect(await bridge.planOf(userId)).toMatchObject({ plan: 'free' });
    expect((await bridge.grant(name.toUpperCase(), reference)).body).toEqual(granted(in31Days));
    bridge.clock.now = new Date(morning.getTime() + dayMs);
    expect((await bridge.grant(name, reference)).body).toEqual(granted(in31Days));
    expect(await bridge.planOf(userId)).toEqual({ plan: 'pro', plan_ends_at: in31Days });
    expect(await readTokens(bridge.app.deps, userId)).toEqual({ balance: 4_000, ledger: 4_000 });
  });

  test('says without a change whether a payment is still waited for', async () => {
    const { name, userId } = await bridge.member();
    const { reference } = (await bridge.start(name)).body;
    const isPending = async (username: string, of: string) =>
      (
        await bridge.app
          .visitor()
          .get<{ pending: boolean }>(
            `/membership/payments/status?${new URLSearchParams({ username, reference: of })}`,
          )
      ).body.pending;
    expect(await isPending(name, reference)).toBe(true);
    await bridge.tell(reference);
    expect(await isPending(name, reference)).toBe(false);
    // Strangers learn nothing about a paid name.
    expect(await isPending(name, 'baska')).toBe(true);
    expect(await isPending((await bridge.member()).name, reference)).toBe(true);
    expect(await bridge.planOf(userId)).toMatchObject({ plan: 'free' });
    const { rows } = await bridge.app.deps.pool.query(
      'SELECT state FROM membership_payments WHERE callback_id = $1',
      [reference],
    );
    expect(rows).toEqual([{ state: 'paid' }]);
  });

  test('extends an active membership by 31 days', async () => {
    const end = new Date(morning.getTime() + 20 * dayMs);
    const { name, userId } = await bridge.member({ plan: 'pro', planEndsAt: end });
    const { reference } = (await bridge.start(name)).body;
    await bridge.tell(reference);
    const expected = new Date(end.getTime() + 31 * dayMs);
    expect((await bridge.grant(name, reference)).body).toEqual(granted(expected));
    expect(await bridge.planOf(userId)).toEqual({ plan: 'pro', plan_ends_at: expected });
  });

  test('grants a payment once when requests are concurrent', async () => {
    const payer = await bridge.member();
    const { name, userId, email } = payer;
    const { reference } = (await bridge.start(name)).body;
    await bridge.tell(reference);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        at % 4 < 2
          ? bridge.grant(name, reference, (at % 2 ? bridge.app : bridge.other).visitor())
          : bridge.grant(name, undefined, at % 4 === 2 ? payer : bridge.other.visitor()),
      ),
    );
    expect(answers.filter(({ body }) => body.ok).length).toBeGreaterThanOrEqual(20);
    expect(await bridge.planOf(userId)).toEqual({ plan: 'pro', plan_ends_at: in31Days });
    const { rows } = await bridge.app.deps.pool.query('SELECT source FROM plan_grants WHERE user_id = $1', [
      userId,
    ]);
    expect(rows).toHaveLength(1);
    const mails = [...bridge.app.mails, ...bridge.other.mails].filter(({ to }) => to === email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Üyeliğiniz hazır']);
    expect(mails[0]?.text).toContain('Üyeliğin bitişi: 22 Aralık 2026 12:00');
  });

  test('grants each of two payments', async () => {
    const { name, userId } = await bridge.member();
    const key = randomUUID();
    const first = (await bridge.start(name, key)).body.reference;
    bridge.clock.now = new Date(morning.getTime() + 3_600_001);
    const second = (await bridge.start(name, key)).body.reference;
    await bridge.tell(first);
    // The browser sends the reference of the newer link and gets the grant of the old link's payment.
    expect((await bridge.grant(name, second)).body.ok).toBe(true);
    await bridge.tell(second);
    const answers = await Promise.all([
      bridge.grant(name, second),
      bridge.grant(name, first),
      bridge.grant(name, second),
    ]);
    expect(answers.map(({ body }) => body.ok)).toEqual([true, true, true]);
    expect((await bridge.planOf(userId)).plan_ends_at).toEqual(
      new Date(bridge.clock.now.getTime() + 62 * dayMs),
    );
  });

  test('refuses a grant without a payment or with another member’s payment', async () => {
    const [payer, stranger] = [await bridge.member(), await bridge.member()];
    const { reference } = (await bridge.start(payer.name)).body;
    await bridge.tell(reference);
    expect((await bridge.grant(stranger.name, reference)).body).toEqual(told);
    expect((await bridge.grant(stranger.name)).body).toEqual(told);
    expect((await bridge.grant('kimse_yok', reference)).body).toEqual(told);
    expect(await bridge.planOf(stranger.userId)).toMatchObject({ plan: 'free' });
    expect(await bridge.planOf(payer.userId)).toMatchObject({ plan: 'free' });
  });

  test('grants to the account that was paid for after another account has taken its username', async () => {
    const payer = await bridge.member();
    const { reference } = (await bridge.start(payer.name)).body;
    await bridge.tell(reference);
    await bridge.app.deps.pool.query(`UPDATE users SET username = $2 WHERE id = $1`, [
      payer.userId,
      `${payer.name}_x`,
    ]);
    const successor = await bridge.member({ username: payer.name, email: `heir-${payer.email}` });
    expect((await bridge.grant(payer.name, reference)).body).toEqual(told);
    expect(await bridge.planOf(successor.userId)).toMatchObject({ plan: 'free' });
    expect((await bridge.grant(`${payer.name}_x`, reference)).body.ok).toBe(true);
  });

  test('refuses a grant and mails support when the member has become a publisher', async () => {
    const { name, userId, email } = await bridge.member();
    const { reference } = (await bridge.start(name)).body;
    await bridge.tell(reference);
    await bridge.app.deps.pool.query(`UPDATE user_tokens SET plan = 'publisher' WHERE user_id = $1`, [
      userId,
    ]);
    bridge.app.mails.length = 0;
    expect((await bridge.grant(name, reference)).body).toEqual(refused(texts.planNotExtendable, false));
    const words = { subject: expect.stringContaining('plan'), text: expect.stringContaining('₺200,00') };
    expect(bridge.app.mails).toMatchObject([
      { to: support, replyTo: email, ...words },
      { to: email, ...words },
    ]);
    bridge.clock.now = new Date(morning.getTime() + 5_000);
    await bridge.grant(name, reference);
    expect(bridge.app.mails).toHaveLength(2);
    await bridge.app.deps.pool.query(`UPDATE user_tokens SET plan = 'free' WHERE user_id = $1`, [userId]);
    bridge.clock.now = new Date(morning.getTime() + 10_000);
    expect((await bridge.grant(name, reference)).body).toEqual(
      granted(new Date(in31Days.getTime() + 10_000)),
    );
  });

  test('mails support and the stored address when the paid account was deleted', async () => {
    const { name, userId, email } = await bridge.member();
    const { reference } = (await bridge.start(name)).body;
    await bridge.tell(reference);
    await bridge.app.deps.pool.query('DELETE FROM users WHERE id = $1', [userId]);
    bridge.app.mails.length = 0;
    bridge.clock.now = new Date(morning.getTime() + 10 * 60_000);
    await finishPayments(bridge.app.deps);
    // Unclaimed payments of this file's other tests are granted in the same run.
    const mails = bridge.app.mails.filter(({ to }) => to === support || to === email);
    expect(mails.map(({ to, text }) => ({ to, text }))).toEqual([
      { to: support, text: expect.stringContaining('hesabı silinmiş') },
      { to: email, text: expect.stringContaining('silinmiş olduğu için') },
    ]);
  });

  test('grants a payment by the job when the payer has not returned within ten minutes', async () => {
    const { name, userId } = await bridge.member();
    const { reference } = (await bridge.start(name)).body;
    await bridge.tell(reference);
    bridge.clock.now = new Date(morning.getTime() + 9 * 60_000);
    await finishPayments(bridge.app.deps);
    expect(await bridge.planOf(userId)).toMatchObject({ plan: 'free' });
    bridge.clock.now = new Date(morning.getTime() + 10 * 60_000);
    await Promise.all([
      finishPayments(bridge.app.deps),
      finishPayments(bridge.other.deps),
      bridge.grant(name, reference),
    ]);
    expect((await bridge.planOf(userId)).plan_ends_at).toEqual(
      new Date(bridge.clock.now.getTime() + 31 * dayMs),
    );
    expect((await bridge.grant(name, reference)).body.ok).toBe(true);
  });

  test('refuses a grant when no notification has come for a day', async () => {
    const { name } = await bridge.member();
    const { reference } = (await bridge.start(name)).body;
    bridge.clock.now = new Date(morning.getTime() + dayMs);
    expect((await bridge.grant(name, reference)).body).toEqual(refused());
  });

  test('returns the same answer to strangers for every name', async () => {
    const [idle, open, paid, publisher] = [
      await bridge.member(),
      await bridge.member(),
      await bridge.member({ plan: 'pro', planEndsAt: in31Days }),
      await bridge.member({ plan: 'publisher' }),
    ];
    const reference = (await bridge.start(open.name)).body.reference;
    await bridge.tell((await bridge.start(paid.name)).body.reference);
    const requested = await bridge.member();
    await bridge.start(requested.name);
    for (const { name } of [idle, open, paid, publisher, requested, { name: 'kimse_yok' }]) {
      expect((await bridge.grant(name)).body).toEqual(told);
      expect((await bridge.grant(name, 'uydurma')).body).toEqual(told);
    }
    // A stranger does not get the link that another browser started.
    for (const { name } of [idle, open, paid, publisher]) {
      const answer = await bridge.start(name);
      expect(answer.status).toBe(200);
      expect(answer.body.reference).not.toBe(reference);
      expect((await bridge.grant(name, answer.body.reference)).body).toEqual(outstanding);
    }
    expect((await bridge.planOf(paid.userId)).plan_ends_at).toEqual(in31Days);
  });

  test('grants without a reference to the signed-in member, and to no other account', async () => {
    const [payer, stranger] = [await bridge.member(), await bridge.member()];
    const { reference } = (await bridge.start(payer.name)).body;
    expect((await bridge.grant(payer.name, undefined, payer)).body).toEqual(outstanding);
    await bridge.tell(reference);
    expect((await bridge.grant(payer.name, undefined, stranger)).body).toEqual(told);
    expect((await bridge.grant(payer.name, undefined, payer)).body).toEqual(granted(in31Days));
  });

  test('rejects a grant without a username', async () => {
    expect(await bridge.grant('  ')).toMatchObject({
      status: 422,
      body: { message: texts.usernameRequired },
    });
  });
});
