import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { GrantAnswer } from '#contract/membership.ts';
import { salesDocumentsVersion } from '#domain/legal/sales-documents.ts';
import { messages } from '#domain/messages.ts';
import type { Client } from '#testing/client.ts';
import { bridgeRequest } from '#testing/factories/bridge.ts';
import { readTokens } from '#testing/factories/tokens.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';
import { startPaymentLinks, type TestPaymentLinks, type Told } from '#testing/membership/payment-links.ts';
import { finishPayments } from './membership-job.ts';

const texts = messages.membership;
const dayMs = 86_400_000;
const morning = new Date('2026-11-21T09:00:00Z');
const in31Days = new Date(morning.getTime() + 31 * dayMs);

interface Started {
  url: string;
  reference: string;
  code?: string;
  message?: string;
}

let now = morning;
let paytr: TestPaymentLinks;
const support = 'destek@site.example';
let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  paytr = await startPaymentLinks();
  app = await startTestApp({
    now: () => now,
    env: { ...paytr.env, TRUST_PROXY: '1', SUPPORT_EMAIL: support },
  });
  other = await app.startAnother();
});
afterAll(async () => {
  await app.stop();
  await paytr.close();
});
beforeEach(() => {
  now = morning;
  paytr.links.length = 0;
});

/** A member, by the name that payments are made for. */
async function member(
  account: Parameters<TestApp['signIn']>[0] = {},
): Promise<SignedInClient & { name: string }> {
  const name = `m_${randomUUID().slice(0, 8)}`;
  return { ...(await app.signIn({ username: name, ...account })), name };
}
const start = (username: string, key: string = randomUUID(), client: Client = app.visitor()) =>
  client.post<Started>('/membership/payments', bridgeRequest(username, { key }));
const grant = (username: string, reference?: string, client: Client = app.visitor()) =>
  client.post<GrantAnswer>('/membership/grant', { username, reference });
const tell = (reference: string, changes: Told = {}) =>
  paytr.notify(app.url, { callback_id: reference, ...changes });
const suspend = (userId: string) =>
  app.deps.db.updateTable('users').set({ suspended_at: now }).where('id', '=', userId).execute();
const planOf = async (userId: string) => {
  const { rows } = await app.deps.pool.query(
    'SELECT plan, plan_ends_at FROM user_tokens WHERE user_id = $1',
    [userId],
  );
  return rows[0];
};
const granted = (end: Date) => ({
  ok: true,
  err: null,
  new_expiry: end.toISOString(),
  pending: null,
  final: true,
});
const outstanding = { ok: false, err: null, new_expiry: null, pending: 'payment', final: false };
const refused = (err: string = texts.grantFailed, final = true) => ({
  ok: false,
  err,
  new_expiry: null,
  pending: null,
  final,
});
/** What everybody reads who names no payment of their own. */
const told = refused(texts.noOwnPayment);

describe('validate', () => {
  const validate = (username: string, ip?: string) =>
    app.visitor().request<{ ok: boolean }>(`/membership/validate?${new URLSearchParams({ username })}`, {
      ...(ip !== undefined && { headers: { 'x-forwarded-for': ip } }),
    });

  test('says whether there is such a username, whatever its case, and nothing else', async () => {
    const { name } = await member();
    for (const typed of [name, name.toUpperCase(), ` ${name} `])
      expect((await validate(typed)).body).toEqual({ ok: true });
    for (const typed of ['kimse_yok', `${name}%`, `${name}'--`, 'ıspanak', '_'.repeat(60)])
      expect((await validate(typed)).body).toEqual({ ok: false });
  });

  test('knows no account that an administrator shut', async () => {
    const { name, userId } = await member();
    await suspend(userId);
    expect((await validate(name)).body).toEqual({ ok: false });
  });

  test('asks for a name', async () => {
    for (const typed of ['', '   ']) {
      const answer = await validate(typed);
      expect(answer.status).toBe(422);
      expect(answer.body).toMatchObject({ message: texts.usernameRequired });
    }
  });

  test('lets nobody try many names', async () => {
    const statuses = new Set<number>();
    for (let time = 0; time < 21; time += 1)
      statuses.add((await validate('kimse_yok', '203.0.113.7')).status);
    expect([...statuses]).toEqual([200, 429]);
    expect((await validate('kimse_yok', '203.0.113.8')).status).toBe(200);
  });
});

describe('starting a payment', () => {
  test('is limited by the day alike for names that exist and for those that don’t', async () => {
    const { name } = await member();
    const from = (username: string) =>
      app.visitor().request('/membership/payments', {
        method: 'POST',
        json: bridgeRequest(username),
        headers: { 'x-forwarded-for': '203.0.113.9' },
      });
    expect((await from('kimse_yok')).status).toBe(404);
    await app.deps.pool.query(`UPDATE rate_limits SET count = 300 WHERE key = $1`, [
      'membership:startDay:203.0.113.9',
    ]);
    for (const username of ['kimse_yok', name]) expect((await from(username)).status).toBe(429);
  });

  test('makes a link of the member’s own at the catalogue’s price', async () => {
    const { name } = await member();
    const { status, body } = await start(name);
    expect(status).toBe(200);
    expect(paytr.links).toMatchObject([
      { price: 20_000, callbackId: body.reference, callbackUrl: 'http://localhost/api/paytr/link-bildirim' },
    ]);
    expect(body.url).toBe(`https://paytr.example/link/${paytr.links[0]?.id}`);
  });

  test('answers one link, however often and at how many processes it is asked for at once', async () => {
    const { name } = await member();
    const key = randomUUID();
    const asked = await Promise.all(
      Array.from({ length: 12 }, (_, at) => start(name, key, (at % 2 ? app : other).visitor())),
    );
    expect(new Set(asked.map(({ body }) => body.reference)).size).toBe(1);
    expect((await start(name, key)).body).toEqual(asked[0]?.body);
    expect(paytr.links).toHaveLength(1);
  });

  test('makes another one after an hour, and takes the old one away', async () => {
    const { name } = await member();
    const key = randomUUID();
    const first = await start(name, key);
    now = new Date(morning.getTime() + 3_600_001);
    const second = await start(name, key);
    expect(second.body.reference).not.toBe(first.body.reference);
    await expect.poll(() => paytr.links.map(({ deleted }) => deleted)).toEqual([true, false]);
  });

  test('says what PayTR refuses in words of its own, and tries anew at the next click', async () => {
    const { name } = await member();
    paytr.play({ refuse: 'merchant 123456 is closed' });
    const answer = await start(name);
    expect(answer).toMatchObject({
      status: 502,
      body: { code: 'PAYMENT_LINK_FAILED', message: texts.linkFailed },
    });
    expect((await start(name)).status).toBe(200);
  });

  test('goes on where a process died while its link was made', async () => {
    const { name, userId } = await member();
    const key = randomUUID();
    await app.deps.db
      .insertInto('membership_payments')
      .values({
        callback_id: 'leftbehind',
        client_key: key,
        username: name,
        user_id: userId,
        way: 'link',
        amount: 20_000,
        state: 'preparing',
        claimed_until: new Date(morning.getTime() - 1),
        created_at: morning,
      })
      .execute();
    expect((await start(name, key)).status).toBe(200);
    // Its link may exist all the same, and be paid.
    expect(await tell('leftbehind')).toEqual({ status: 200, text: 'OK' });
    expect((await grant(name, 'leftbehind')).body).toEqual(granted(in31Days));
  });

  test('is refused for a shut account, whose money is taken for all the same once it came', async () => {
    const { name, userId } = await member();
    const { body } = await start(name);
    await suspend(userId);
    expect(await start(name)).toMatchObject({ status: 404, body: { code: 'USER_NOT_FOUND' } });
    await tell(body.reference);
    expect((await grant(name, body.reference)).body).toEqual(granted(in31Days));
    expect(await planOf(userId)).toEqual({ plan: 'pro', plan_ends_at: in31Days });
  });

  test('is refused for nobody’s name, and without what is to be accepted', async () => {
    expect(await start('kimse_yok')).toMatchObject({
      status: 404,
      body: { code: 'USER_NOT_FOUND', message: texts.userNotFound },
    });
    const { name } = await member();
    for (const [change, message] of [
      [{ preInformationAccepted: false }, messages.payments.acceptPreInformation],
      [{ contractAccepted: undefined }, messages.payments.acceptContract],
      [{ documentsVersion: '2020-01-01' }, messages.payments.documentsChanged],
    ] as const) {
      const { status, body } = await app
        .visitor()
        .post<{ message: string }>('/membership/payments', bridgeRequest(name, change));
      expect([409, 422]).toContain(status);
      expect(JSON.stringify(body)).toContain(message);
    }
    expect(paytr.links).toEqual([]);
  });

  test('keeps what was accepted, filled in with name and price, for good', async () => {
    const { name } = await member();
    const { reference } = (await start(name)).body;
    const { rows } = await app.deps.pool.query('SELECT * FROM membership_payments WHERE callback_id = $1', [
      reference,
    ]);
    expect(rows[0]).toMatchObject({
      documents_version: salesDocumentsVersion,
      documents_accepted_at: morning,
      user_ip: expect.any(String),
    });
    for (const text of [rows[0].pre_information, rows[0].contract_text]) {
      expect(text).toContain(`“${name}” kullanıcı adlı üye`);
      expect(text).toContain('200,00 TL');
    }
    await expect(
      app.deps.pool.query(`UPDATE membership_payments SET contract_text = '' WHERE callback_id = $1`, [
        reference,
      ]),
    ).rejects.toThrow('never changes');
  });

  test('is refused while an own payment waits to be claimed: to its browser, and to the account itself', async () => {
    const payer = await member();
    const key = randomUUID();
    await tell((await start(payer.name, key)).body.reference);
    const refusal = { status: 409, body: { code: 'ALREADY_PAID', message: texts.alreadyPaid } };
    expect(await start(payer.name, key)).toMatchObject(refusal);
    expect(await start(payer.name, randomUUID(), payer)).toMatchObject(refusal);
  });

  test('is refused to a publisher who is signed in', async () => {
    const publisher = await member({ plan: 'publisher' });
    expect(await start(publisher.name, randomUUID(), publisher)).toMatchObject({
      status: 409,
      body: { code: 'PAYMENT_NOT_POSSIBLE', message: texts.paymentNotPossible },
    });
    expect(paytr.links).toEqual([]);
  });

  test('is closed in production without PayTR', async () => {
    const closed = await startTestApp({
      env: { NODE_ENV: 'production', PUBLIC_URL: 'https://site.example', ADMIN_EMAILS: 'a@site.example' },
    });
    const { userId } = await closed.signIn({ username: 'uye' });
    expect(userId).toBeDefined();
    const answer = await closed.visitor().post('/membership/payments', bridgeRequest('uye'));
    expect(answer).toMatchObject({
      status: 503,
      body: { code: 'PAYMENT_CLOSED', message: texts.paymentClosed },
    });
    await closed.stop();
  });
});

describe('a grant', () => {
  test('waits for the notification, comes with it, and is told the same again to who names the payment', async () => {
    const { name, userId } = await member();
    const { reference } = (await start(name)).body;
    expect((await grant(name, reference)).body).toEqual(outstanding);
    expect(await tell(reference)).toEqual({ status: 200, text: 'OK' });
    expect(await planOf(userId)).toMatchObject({ plan: 'free' });
    expect((await grant(name.toUpperCase(), reference)).body).toEqual(granted(in31Days));
    now = new Date(morning.getTime() + dayMs);
    expect((await grant(name, reference)).body).toEqual(granted(in31Days));
    expect(await planOf(userId)).toEqual({ plan: 'pro', plan_ends_at: in31Days });
    expect(await readTokens(app.deps, userId)).toEqual({ balance: 4_000, ledger: 4_000 });
  });

  test('extends a membership that runs', async () => {
    const end = new Date(morning.getTime() + 20 * dayMs);
    const { name, userId } = await member({ plan: 'pro', planEndsAt: end });
    const { reference } = (await start(name)).body;
    await tell(reference);
    const expected = new Date(end.getTime() + 31 * dayMs);
    expect((await grant(name, reference)).body).toEqual(granted(expected));
    expect(await planOf(userId)).toEqual({ plan: 'pro', plan_ends_at: expected });
  });

  test('is given once for a payment, however many ask at once', async () => {
    const payer = await member();
    const { name, userId, email } = payer;
    const { reference } = (await start(name)).body;
    await tell(reference);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        at % 4 < 2
          ? grant(name, reference, (at % 2 ? app : other).visitor())
          : grant(name, undefined, at % 4 === 2 ? payer : other.visitor()),
      ),
    );
    expect(answers.filter(({ body }) => body.ok).length).toBeGreaterThanOrEqual(20);
    expect(await planOf(userId)).toEqual({ plan: 'pro', plan_ends_at: in31Days });
    const { rows } = await app.deps.pool.query('SELECT source FROM plan_grants WHERE user_id = $1', [userId]);
    expect(rows).toHaveLength(1);
    const told = [...app.mails, ...other.mails].filter(({ to }) => to === email);
    expect(told.map(({ subject }) => subject)).toEqual(['Üyeliğiniz hazır']);
    expect(told[0]?.text).toContain('Üyeliğin bitişi: 22 Aralık 2026 12:00');
  });

  test('is given for each of two payments', async () => {
    const { name, userId } = await member();
    const key = randomUUID();
    const first = (await start(name, key)).body.reference;
    now = new Date(morning.getTime() + 3_600_001);
    const second = (await start(name, key)).body.reference;
    await tell(first);
    // Its browser names the newer link, and gets what it paid by the old one.
    expect((await grant(name, second)).body.ok).toBe(true);
    await tell(second);
    const answers = await Promise.all([grant(name, second), grant(name, first), grant(name, second)]);
    expect(answers.map(({ body }) => body.ok)).toEqual([true, true, true]);
    expect((await planOf(userId)).plan_ends_at).toEqual(new Date(now.getTime() + 62 * dayMs));
  });

  test('is nobody’s without a payment, nor by somebody else’s', async () => {
    const [payer, stranger] = [await member(), await member()];
    const { reference } = (await start(payer.name)).body;
    await tell(reference);
    expect((await grant(stranger.name, reference)).body).toEqual(told);
    expect((await grant(stranger.name)).body).toEqual(told);
    expect((await grant('kimse_yok', reference)).body).toEqual(told);
    expect(await planOf(stranger.userId)).toMatchObject({ plan: 'free' });
    expect(await planOf(payer.userId)).toMatchObject({ plan: 'free' });
  });

  test('stays with the account that was paid for, whoever takes its name later', async () => {
    const payer = await member();
    const { reference } = (await start(payer.name)).body;
    await tell(reference);
    await app.deps.pool.query(`UPDATE users SET username = $2 WHERE id = $1`, [
      payer.userId,
      `${payer.name}_x`,
    ]);
    const heir = await member({ username: payer.name, email: `heir-${payer.email}` });
    expect((await grant(payer.name, reference)).body).toEqual(told);
    expect(await planOf(heir.userId)).toMatchObject({ plan: 'free' });
    expect((await grant(`${payer.name}_x`, reference)).body.ok).toBe(true);
  });

  test('of somebody who became a publisher meanwhile is put before an administrator', async () => {
    const { name, userId, email } = await member();
    const { reference } = (await start(name)).body;
    await tell(reference);
    await app.deps.pool.query(`UPDATE user_tokens SET plan = 'publisher' WHERE user_id = $1`, [userId]);
    app.mails.length = 0;
    expect((await grant(name, reference)).body).toEqual(refused(texts.planNotExtendable, false));
    const words = { subject: expect.stringContaining('plan'), text: expect.stringContaining('₺200,00') };
    expect(app.mails).toMatchObject([
      { to: support, replyTo: email, ...words },
      { to: email, ...words },
    ]);
    now = new Date(morning.getTime() + 5_000);
    await grant(name, reference);
    expect(app.mails).toHaveLength(2);
    await app.deps.pool.query(`UPDATE user_tokens SET plan = 'free' WHERE user_id = $1`, [userId]);
    now = new Date(morning.getTime() + 10_000);
    expect((await grant(name, reference)).body).toEqual(granted(new Date(in31Days.getTime() + 10_000)));
  });

  test('of somebody who deleted the account meanwhile is told to support and to the address that it had', async () => {
    const { name, userId, email } = await member();
    const { reference } = (await start(name)).body;
    await tell(reference);
    await app.deps.pool.query('DELETE FROM users WHERE id = $1', [userId]);
    app.mails.length = 0;
    now = new Date(morning.getTime() + 10 * 60_000);
    await finishPayments(app.deps);
    // What others of this file have left unclaimed comes by itself at the same time.
    const told = app.mails.filter(({ to }) => to === support || to === email);
    expect(told.map(({ to, text }) => ({ to, text }))).toEqual([
      { to: support, text: expect.stringContaining('hesabı silinmiş') },
      { to: email, text: expect.stringContaining('silinmiş olduğu için') },
    ]);
  });

  test('comes by itself where nobody comes back, ten minutes later', async () => {
    const { name, userId } = await member();
    const { reference } = (await start(name)).body;
    await tell(reference);
    now = new Date(morning.getTime() + 9 * 60_000);
    await finishPayments(app.deps);
    expect(await planOf(userId)).toMatchObject({ plan: 'free' });
    now = new Date(morning.getTime() + 10 * 60_000);
    await Promise.all([finishPayments(app.deps), finishPayments(other.deps), grant(name, reference)]);
    expect((await planOf(userId)).plan_ends_at).toEqual(new Date(now.getTime() + 31 * dayMs));
    expect((await grant(name, reference)).body.ok).toBe(true);
  });

  test('is not waited for longer than a day', async () => {
    const { name } = await member();
    const { reference } = (await start(name)).body;
    now = new Date(morning.getTime() + dayMs);
    expect((await grant(name, reference)).body).toEqual(refused());
  });

  test('tells strangers the same of every name, whatever stands in the books', async () => {
    const [idle, open, paid, publisher] = [
      await member(),
      await member(),
      await member({ plan: 'pro', planEndsAt: in31Days }),
      await member({ plan: 'publisher' }),
    ];
    const reference = (await start(open.name)).body.reference;
    await tell((await start(paid.name)).body.reference);
    const requested = await member();
    await start(requested.name);
    for (const { name } of [idle, open, paid, publisher, requested, { name: 'kimse_yok' }]) {
      expect((await grant(name)).body).toEqual(told);
      expect((await grant(name, 'uydurma')).body).toEqual(told);
    }
    // Nor are they handed the link of whoever began before them.
    for (const { name } of [idle, open, paid, publisher]) {
      const answer = await start(name);
      expect(answer.status).toBe(200);
      expect(answer.body.reference).not.toBe(reference);
      expect((await grant(name, answer.body.reference)).body).toEqual(outstanding);
    }
    expect((await planOf(paid.userId)).plan_ends_at).toEqual(in31Days);
  });

  test('is told to the signed-in account itself without a reference, and to no other account', async () => {
    const [payer, stranger] = [await member(), await member()];
    const { reference } = (await start(payer.name)).body;
    expect((await grant(payer.name, undefined, payer)).body).toEqual(outstanding);
    await tell(reference);
    expect((await grant(payer.name, undefined, stranger)).body).toEqual(told);
    expect((await grant(payer.name, undefined, payer)).body).toEqual(granted(in31Days));
  });

  test('asks for a name', async () => {
    expect(await grant('  ')).toMatchObject({ status: 422, body: { message: texts.usernameRequired } });
  });
});

describe('a notification', () => {
  const recorded = async (reference: string) =>
    (
      await app.deps.pool.query(
        `SELECT status, acted, plan_activated, flags, repeats FROM payment_notifications
         WHERE callback_id = $1 ORDER BY id`,
        [reference],
      )
    ).rows;

  test('proves a payment once, in however many copies it comes at once', async () => {
    const { name, userId } = await member();
    const { reference } = (await start(name)).body;
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        paytr.notify((at % 2 ? app : other).url, {
          callback_id: reference,
          merchant_oid: `same${reference}`,
        }),
      ),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(new Set(['200 OK']));
    expect(await recorded(reference)).toEqual([
      { status: 'success', acted: true, plan_activated: false, flags: [], repeats: 49 },
    ]);
    await grant(name, reference);
    await tell(reference, { merchant_oid: `same${reference}` });
    expect((await grant(name, reference)).body).toEqual(granted(in31Days));
    expect(await planOf(userId)).toEqual({ plan: 'pro', plan_ends_at: in31Days });
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
    const { name } = await member();
    const { reference } = (await start(name)).body;
    const answer = await tell(reference, wrong(reference));
    expect(answer).toEqual({
      status,
      text: status === 200 ? 'OK' : 'PAYTR notification failed: bad hash',
    });
    expect((await grant(name, reference)).body).toEqual(outstanding);
  });

  test.each<[string, Told, string]>([
    ['less than was asked for', { total_amount: '19999', payment_amount: '19999' }, 'amount_mismatch'],
    ['a smaller price behind interest', { total_amount: '20000', payment_amount: '100' }, 'amount_mismatch'],
    ['another currency', { currency: 'USD' }, 'currency_mismatch'],
  ])('of %s is put before an administrator', async (_, wrong, flag) => {
    const { name, userId, email } = await member();
    const { reference } = (await start(name)).body;
    app.mails.length = 0;
    await tell(reference, wrong);
    expect(app.mails.map(({ to }) => to)).toEqual([support, email]);
    expect(await recorded(reference)).toMatchObject([{ acted: false, flags: [flag] }]);
    expect((await grant(name, reference)).body).toMatchObject({ ok: false, pending: 'approval' });
    expect(await planOf(userId)).toMatchObject({ plan: 'free' });
  });

  test('of more (interest of instalments) proves the payment', async () => {
    const { name } = await member();
    const { reference } = (await start(name)).body;
    await tell(reference, { total_amount: '21350' });
    expect((await grant(name, reference)).body.ok).toBe(true);
  });

  test('of a second payment by the same link is kept for an administrator, and told once', async () => {
    const { name, userId, email } = await member();
    const { reference } = (await start(name)).body;
    await tell(reference);
    app.mails.length = 0;
    for (const _ of [1, 2]) {
      await tell(reference, { merchant_oid: `again${reference}`, total_amount: '21350' });
    }
    expect(await recorded(reference)).toMatchObject([
      { acted: true },
      { acted: false, flags: ['paid_twice'] },
    ]);
    const told = app.mails.map(({ to, text }) => ({ to, text }));
    expect(told).toEqual([
      { to: support, text: expect.stringContaining('₺213,50') },
      { to: email, text: expect.stringContaining('daha önce de ödeme yapıldığı') },
    ]);
    await grant(name, reference);
    expect(await planOf(userId)).toEqual({ plan: 'pro', plan_ends_at: in31Days });
  });

  test('of a test proves nothing in production', async () => {
    const production = await startTestApp({
      env: {
        ...paytr.env,
        NODE_ENV: 'production',
        PUBLIC_URL: 'https://site.example',
        ADMIN_EMAILS: 'a@site.example',
      },
    });
    await production.signIn({ username: 'uye' });
    const { body } = await production.visitor().post<Started>('/membership/payments', bridgeRequest('uye'));
    await paytr.notify(production.url, { callback_id: body.reference, test_mode: '1' });
    const asked = { username: 'uye', reference: body.reference };
    expect((await production.visitor().post<GrantAnswer>('/membership/grant', asked)).body).toEqual(
      outstanding,
    );
    await paytr.notify(production.url, { callback_id: body.reference, test_mode: '0' });
    expect((await production.visitor().post<GrantAnswer>('/membership/grant', asked)).body.ok).toBe(true);
    await production.stop();
  });
});

describe('the database', () => {
  test('lets no code grant a payment a second time, or move it back', async () => {
    const { name } = await member();
    const { reference } = (await start(name)).body;
    await tell(reference);
    await grant(name, reference);
    const change = (set: string) =>
      app.deps.pool.query(`UPDATE membership_payments SET ${set} WHERE callback_id = $1`, [reference]);
    await expect(change(`state = 'paid', granted_at = NULL`)).rejects.toThrow('never changes');
    await expect(change(`state = 'granting'`)).rejects.toThrow("can't go from granted to granting");
    await expect(change(`new_expiry = now() + interval '1 year'`)).rejects.toThrow('never changes');
    await expect(change('amount = 1')).rejects.toThrow('never changes');
    await expect(
      app.deps.pool.query('DELETE FROM membership_payments WHERE callback_id = $1', [reference]),
    ).rejects.toThrow('keeps its rows');
  });
});
