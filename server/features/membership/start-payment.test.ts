import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { salesDocumentsVersion } from '#domain/content/legal/sales-documents.ts';
import { messages } from '#domain/messages/index.ts';
import { bridgeRequest } from '#testing/factories/bridge.ts';
import { startTestApp } from '#testing/harness.ts';
import { type Bridge, granted, in31Days, morning, startBridge } from '#testing/membership/bridge.ts';

const texts = messages.membership;

let bridge: Bridge;
beforeAll(async () => {
  bridge = await startBridge();
});
afterAll(() => bridge.stop());
beforeEach(() => bridge.reset());

describe('validation of usernames', () => {
  const validate = (username: string, ip?: string) =>
    bridge.app
      .visitor()
      .request<{ ok: boolean }>(`/membership/validate?${new URLSearchParams({ username })}`, {
        ...(ip !== undefined && { headers: { 'x-forwarded-for': ip } }),
      });

  test('returns whether a username exists, ignoring case, and its person masked', async () => {
    const { name, userId } = await bridge.member();
    await bridge.app.deps.db
      .updateTable('users')
      .set({ name: 'Ayşe Yılmaz', email: `ayse.${name}@ornek.com` })
      .where('id', '=', userId)
      .execute();
    const recipient = { name: 'Ay… Yı…', email: 'ay…@o….com' };
    for (const typed of [name, name.toUpperCase(), ` ${name} `])
      expect((await validate(typed)).body).toEqual({ ok: true, recipient });
    for (const typed of ['kimse_yok', `${name}%`, `${name}'--`, 'ıspanak', '_'.repeat(60)])
      expect((await validate(typed)).body).toEqual({ ok: false, recipient: null });
  });

  test('does not find a suspended account', async () => {
    const { name, userId } = await bridge.member();
    await bridge.suspend(userId);
    expect((await validate(name)).body).toEqual({ ok: false, recipient: null });
  });

  test('rejects an empty username', async () => {
    for (const typed of ['', '   ']) {
      const answer = await validate(typed);
      expect(answer.status).toBe(422);
      expect(answer.body).toMatchObject({ message: texts.usernameRequired });
    }
  });

  test('rate-limits calls of one address', async () => {
    const statuses = new Set<number>();
    for (let time = 0; time < 21; time += 1)
      statuses.add((await validate('kimse_yok', '203.0.113.7')).status);
    expect([...statuses]).toEqual([200, 429]);
    expect((await validate('kimse_yok', '203.0.113.8')).status).toBe(200);
  });
});

describe('start of a payment', () => {
  test('counts existing and unknown names against the same daily limit', async () => {
    const { name } = await bridge.member();
    const from = (username: string) =>
      bridge.app.visitor().request('/membership/payments', {
        method: 'POST',
        json: bridgeRequest(username),
        headers: { 'x-forwarded-for': '203.0.113.9' },
      });
    expect((await from('kimse_yok')).status).toBe(404);
    await bridge.app.deps.pool.query(`UPDATE rate_limits SET count = 300 WHERE key = $1`, [
      'membership:startDay:203.0.113.9',
    ]);
    for (const username of ['kimse_yok', name]) expect((await from(username)).status).toBe(429);
  });

  test('creates a PayTR link with the price of the plan', async () => {
    const { name } = await bridge.member();
    const { status, body } = await bridge.start(name);
    expect(status).toBe(200);
    expect(bridge.paytr.links).toMatchObject([
      { price: 20_000, callbackId: body.reference, callbackUrl: 'http://localhost/api/paytr/link-bildirim' },
    ]);
    expect(body.url).toBe(`https://paytr.example/link/${bridge.paytr.links[0]?.id}`);
  });

  test('returns one link to concurrent requests at two processes', async () => {
    const { name } = await bridge.member();
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        bridge.start(name, key, (at % 2 ? bridge.app : bridge.other).visitor()),
      ),
    );
    expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1);
    expect((await bridge.start(name, key)).body).toEqual(answers[0]?.body);
    expect(bridge.paytr.links).toHaveLength(1);
  });

  test('creates another link after an hour and deletes the old one', async () => {
    const { name } = await bridge.member();
    const key = randomUUID();
    const first = await bridge.start(name, key);
    bridge.clock.now = new Date(morning.getTime() + 3_600_001);
    const second = await bridge.start(name, key);
    expect(second.body.reference).not.toBe(first.body.reference);
    await expect.poll(() => bridge.paytr.links.map(({ deleted }) => deleted)).toEqual([true, false]);
  });

  test('answers with the site’s message when PayTR refuses a link, and retries at the next request', async () => {
    const { name } = await bridge.member();
    bridge.paytr.play({ refuse: 'merchant 123456 is closed' });
    const answer = await bridge.start(name);
    expect(answer).toMatchObject({
      status: 502,
      body: { code: 'PAYMENT_LINK_FAILED', message: texts.linkFailed },
    });
    expect((await bridge.start(name)).status).toBe(200);
  });

  test('creates a new link when a process died while it created one', async () => {
    const { name, userId } = await bridge.member();
    const key = randomUUID();
    await bridge.app.deps.db
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
    expect((await bridge.start(name, key)).status).toBe(200);
    // PayTR may have created the link, and a payment by it counts.
    expect(await bridge.tell('leftbehind')).toEqual({ status: 200, text: 'OK' });
    expect((await bridge.grant(name, 'leftbehind')).body).toEqual(granted(in31Days));
  });

  test('refuses a payment for a suspended account, but grants its earlier one', async () => {
    const { name, userId } = await bridge.member();
    const { body } = await bridge.start(name);
    await bridge.suspend(userId);
    expect(await bridge.start(name)).toMatchObject({ status: 404, body: { code: 'USER_NOT_FOUND' } });
    await bridge.tell(body.reference);
    expect((await bridge.grant(name, body.reference)).body).toEqual(granted(in31Days));
    expect(await bridge.planOf(userId)).toEqual({ plan: 'pro', plan_ends_at: in31Days });
  });

  test('refuses a payment for an unknown username or without accepted documents', async () => {
    expect(await bridge.start('kimse_yok')).toMatchObject({
      status: 404,
      body: { code: 'USER_NOT_FOUND', message: texts.userNotFound },
    });
    const { name } = await bridge.member();
    for (const [change, message] of [
      [{ preInformationAccepted: false }, messages.payments.acceptPreInformation],
      [{ contractAccepted: undefined }, messages.payments.acceptContract],
      [{ withdrawalWaived: false }, messages.payments.waiveWithdrawal],
      [{ documentsVersion: '2020-01-01' }, messages.payments.documentsChanged],
    ] as const) {
      const { status, body } = await bridge.app
        .visitor()
        .post<{ message: string }>('/membership/payments', bridgeRequest(name, change));
      expect([409, 422]).toContain(status);
      expect(JSON.stringify(body)).toContain(message);
    }
    expect(bridge.paytr.links).toEqual([]);
  });

  test('stores the accepted documents with username and price unchangeably', async () => {
    const { name } = await bridge.member();
    const { reference } = (await bridge.start(name)).body;
    const { rows } = await bridge.app.deps.pool.query(
      'SELECT * FROM membership_payments WHERE callback_id = $1',
      [reference],
    );
    expect(rows[0]).toMatchObject({
      documents_version: salesDocumentsVersion,
      documents_accepted_at: morning,
      withdrawal_waived_at: morning,
      user_ip: expect.any(String),
    });
    for (const text of [rows[0].pre_information, rows[0].contract_text]) {
      expect(text).toContain(`“${name}” kullanıcı adlı üye`);
      expect(text).toContain('200,00 TL');
    }
    await expect(
      bridge.app.deps.pool.query(`UPDATE membership_payments SET contract_text = '' WHERE callback_id = $1`, [
        reference,
      ]),
    ).rejects.toThrow('never changes');
  });

  test('refuses a payment while an own one is not granted yet, to its browser and to the signed-in member', async () => {
    const payer = await bridge.member();
    const key = randomUUID();
    await bridge.tell((await bridge.start(payer.name, key)).body.reference);
    const refusal = { status: 409, body: { code: 'ALREADY_PAID', message: texts.alreadyPaid } };
    expect(await bridge.start(payer.name, key)).toMatchObject(refusal);
    expect(await bridge.start(payer.name, randomUUID(), payer)).toMatchObject(refusal);
  });

  test('refuses a payment of a signed-in publisher', async () => {
    const publisher = await bridge.member({ plan: 'publisher' });
    expect(await bridge.start(publisher.name, randomUUID(), publisher)).toMatchObject({
      status: 409,
      body: { code: 'PAYMENT_NOT_POSSIBLE', message: texts.paymentNotPossible },
    });
    expect(bridge.paytr.links).toEqual([]);
  });

  test('refuses payments in production without PayTR', async () => {
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
