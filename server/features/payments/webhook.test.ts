import { createHmac, randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Order } from '#contract/payments.ts';
import { dayMs } from '#domain/time/durations.ts';
import { createOrder } from '#testing/factories/order.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';
import { type PaytrServer, startPaytr } from '#testing/paytr/paytr-server.ts';

const badHash = 'PAYTR notification failed: bad hash';
const path = '/api/paytr/bildirim';

let paytr: PaytrServer;
let app: TestApp;
let logged = '';
beforeAll(async () => {
  paytr = await startPaytr();
  const sink = new Writable({
    write(chunk: Buffer, _, done) {
      logged += chunk.toString();
      done();
    },
  });
  app = await startTestApp({ env: paytr.env, log: pino({ level: 'info' }, sink) });
  paytr.serve(app);
});
beforeEach(() => {
  logged = '';
});
afterAll(async () => {
  await app.stop();
  await paytr.close();
});

/** The documented formula, by hand. */
const sign = (oid: string, status: string, total: string) =>
  createHmac('sha256', paytr.settings.merchantKey)
    .update(`${oid}${paytr.settings.merchantSalt}${status}${total}`)
    .digest('base64');

/** A notification's form as PayTR sends it; `changes` come on top and are not signed. */
function form(
  told: { oid: string; status?: string; total?: string },
  changes: Record<string, string | undefined> = {},
) {
  const { oid, status = 'success', total = '20000' } = told;
  const fields: Record<string, string | undefined> = {
    merchant_oid: oid,
    status,
    total_amount: total,
    hash: sign(oid, status, total),
    test_mode: '0',
    payment_type: 'card',
    currency: 'TL',
    payment_amount: '20000',
    ...changes,
  };
  return new URLSearchParams(
    Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

async function post(body: URLSearchParams | string, headers: Record<string, string> = {}, url = app.url) {
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { ...type, ...headers },
    body: String(body),
  });
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
}
const ok = { status: 200, text: 'OK' };

async function ordered(): Promise<{ writer: SignedInClient; oid: string }> {
  const writer = await app.signIn();
  return { writer, oid: await createOrder(app.deps, { userId: writer.userId }) };
}
const read = async ({ writer, oid }: { writer: SignedInClient; oid: string }) =>
  (await writer.get<Order>(`/payments/orders/${oid}`)).body;
const planOf = async ({ writer }: { writer: SignedInClient }) =>
  (await writer.get<{ plan: string }>('/tokens')).body.plan;
const flagsOf = async (oid: string) =>
  (
    await app.deps.db
      .selectFrom('payment_intents')
      .select('flags')
      .where('order_id', '=', oid)
      .executeTakeFirstOrThrow()
  ).flags;
const kept = (oid: string) =>
  app.deps.db
    .selectFrom('payment_notifications')
    .selectAll()
    .where('merchant_oid', '=', oid)
    .orderBy('id')
    .execute();

test('a valid notification activates; the answer is plain, sets no cookie, and accepts a foreign origin', async () => {
  const order = await ordered();
  const answer = await post(form(order), { origin: 'https://www.paytr.com', 'sec-fetch-site': 'cross-site' });
  expect(answer).toMatchObject(ok);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(await planOf(order)).toBe('pro');
  expect(logged).toContain('"activated":true');
  for (const secret of [paytr.settings.merchantKey, paytr.settings.merchantSalt, 'hash']) {
    expect(logged).not.toContain(secret);
  }
});

describe('what is not PayTR’s word is refused, changes nothing and is logged', () => {
  test.each<[string, (oid: string) => URLSearchParams]>([
    ['a wrong hash', (oid) => form({ oid }, { hash: 'AAAA' })],
    ['no hash', (oid) => form({ oid }, { hash: undefined })],
    ['the hash of a failure', (oid) => form({ oid }, { hash: sign(oid, 'failed', '20000') })],
    ['the hash of a smaller amount', (oid) => form({ oid }, { hash: sign(oid, 'success', '100') })],
    [
      'an old success under a new order’s number',
      (oid) => form({ oid }, { hash: sign('YHOLD', 'success', '20000') }),
    ],
    ['no order number', (oid) => form({ oid }, { merchant_oid: undefined })],
    ['no status', (oid) => form({ oid }, { status: undefined })],
    ['no amount', (oid) => form({ oid }, { total_amount: undefined })],
    ['a number with a space at its end', (oid) => form({ oid }, { merchant_oid: `${oid} ` })],
    ['nothing at all', () => new URLSearchParams()],
  ])('%s', async (_, make) => {
    const order = await ordered();
    expect(await post(make(order.oid))).toMatchObject({ status: 400, text: badHash });
    expect(await planOf(order)).toBe('free');
    expect((await read(order)).status).toBe('pending');
    expect(await kept(order.oid)).toEqual([]);
    expect(logged).toContain('bad hash');
  });

  test.each<[string, number, (body: string) => [string, Record<string, string>]]>([
    ['JSON', 415, (body) => [body, { 'content-type': 'application/json' }]],
    ['multipart', 415, (body) => [body, { 'content-type': 'multipart/form-data; boundary=x' }]],
    [
      'another charset',
      415,
      (body) => [body, { 'content-type': 'application/x-www-form-urlencoded; charset=iso-8859-9' }],
    ],
    ['a packed body', 415, (body) => [body, { 'content-encoding': 'gzip' }]],
    ['a large body', 413, (body) => [`${body}&x=${'a'.repeat(9_000)}`, {}]],
    ['a field twice', 400, (body) => [`${body}&status=success`, {}]],
  ])('%s', async (_, status, change) => {
    const order = await ordered();
    const [body, headers] = change(String(form(order)));
    expect((await post(body, headers)).status).toBe(status);
    expect(await planOf(order)).toBe('free');
  });

  test('the address accepts only POST requests', async () => {
    expect((await fetch(`${app.url}${path}`)).status).toBe(404);
  });
});

describe('what is PayTR’s word is answered OK', () => {
  test.each<[string, Record<string, string | undefined>, string[]]>([
    ['less was asked for', { payment_amount: '19999' }, ['amount_mismatch']],
    ['more was asked for', { payment_amount: '20001' }, ['amount_mismatch']],
    ['another currency', { currency: 'USD' }, ['currency_mismatch']],
  ])('but does not activate, and is flagged, where %s', async (_, changes, flags) => {
    const order = await ordered();
    expect(await post(form(order, changes))).toMatchObject(ok);
    expect(await planOf(order)).toBe('free');
    expect(await read(order)).toMatchObject({ status: 'refused', activation: null });
    expect(await flagsOf(order.oid)).toEqual(flags);
    expect(await kept(order.oid)).toMatchObject([{ acted: true, plan_activated: false, flags }]);
    // Nor does a better one after it.
    expect(await post(form({ ...order, total: '20001' }))).toMatchObject(ok);
    expect(await planOf(order)).toBe('free');
    expect(app.mails.some(({ to }) => to === order.writer.email)).toBe(false);
  });

  test('does not activate when the card was charged less', async () => {
    const order = await ordered();
    expect(await post(form({ ...order, total: '100' }))).toMatchObject(ok);
    expect([await planOf(order), await flagsOf(order.oid)]).toEqual(['free', ['amount_mismatch']]);
  });

  test('accepts a higher amount of instalments, and missing and unknown fields', async () => {
    const order = await ordered();
    const bare = form(
      { ...order, total: '21500' },
      { payment_amount: undefined, currency: undefined, test_mode: undefined, payment_type: undefined },
    );
    bare.append('yeni_alan', 'değer ğüş');
    expect(
      await post(bare, { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' }),
    ).toMatchObject(ok);
    expect(await planOf(order)).toBe('pro');
    expect((await read(order)).transaction).toMatchObject({ totalKurus: 21_500, paymentType: null });
  });

  test('a failure stores its reason, and a later success waits for PayTR’s status query', async () => {
    const order = await ordered();
    const failed = { failed_reason_code: '9', failed_reason_msg: 'Bu kartla olmaz \u0000\u202E' };
    expect(await post(form({ ...order, status: 'failed' }, failed))).toMatchObject(ok);
    expect(await read(order)).toMatchObject({
      status: 'failed',
      failure: 'Bu kartla internetten ödeme yapılamıyor. Başka bir kartla deneyebilirsiniz.',
    });
    expect(await post(form(order))).toMatchObject(ok);
    expect([await planOf(order), await flagsOf(order.oid)]).toEqual(['free', ['success_after_failure']]);
    const { next_check_at } = await app.deps.db
      .selectFrom('payment_intents')
      .select('next_check_at')
      .where('order_id', '=', order.oid)
      .executeTakeFirstOrThrow();
    expect(next_check_at?.getTime()).toBeLessThanOrEqual(Date.now());
  });

  test('a buyer who leaves the page cancels the order', async () => {
    const order = await ordered();
    await post(form({ ...order, status: 'failed' }, { failed_reason_code: '6' }));
    expect((await read(order)).status).toBe('cancelled');
  });

  test('a failure after a success changes nothing', async () => {
    const order = await ordered();
    await post(form(order));
    expect(await post(form({ ...order, status: 'failed' }))).toMatchObject(ok);
    expect([(await read(order)).status, await planOf(order)]).toEqual(['paid', 'pro']);
    expect(await kept(order.oid)).toMatchObject([
      { acted: true },
      { acted: false, flags: ['failure_after_success'] },
    ]);
  });

  test('an unknown order, an unknown status and an invalid amount change nothing', async () => {
    expect(await post(form({ oid: 'YHNOBODYS' }))).toMatchObject(ok);
    expect(await kept('YHNOBODYS')).toMatchObject([
      { flags: ['unknown_order'], acted: false, intent_id: null },
    ]);
    const order = await ordered();
    expect(await post(form({ ...order, status: 'waiting' }))).toMatchObject(ok);
    expect(await post(form({ ...order, total: '200.00' }))).toMatchObject(ok);
    expect([await planOf(order), (await read(order)).status]).toEqual(['free', 'pending']);
    expect(logged).toContain('unreadable fields');
  });

  test('a success for a deleted account is stored as paid, with name and e-mail', async () => {
    const order = await ordered();
    await app.deps.db.deleteFrom('users').where('id', '=', order.writer.userId).execute();
    expect(await post(form(order))).toMatchObject(ok);
    const row = await app.deps.db
      .selectFrom('payment_intents')
      .selectAll()
      .where('order_id', '=', order.oid)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      status: 'paid',
      user_id: null,
      buyer_email: 'ayse@site.example',
      flags: ['plan_not_given'],
    });
  });

  test('a second payment from another window extends the plan and is flagged for a refund', async () => {
    const order = await ordered();
    const second = {
      writer: order.writer,
      oid: await createOrder(app.deps, { userId: order.writer.userId, status: 'abandoned' }),
    };
    await post(form(order));
    await post(form(second));
    expect(await flagsOf(second.oid)).toEqual(['paid_twice']);
    const [first, next] = [await read(order), await read(second)];
    const days = (end?: string) => (new Date(end ?? '').getTime() - Date.now()) / dayMs;
    expect(days(first.activation?.planEndsAt)).toBeCloseTo(31, 1);
    expect(days(next.activation?.planEndsAt)).toBeCloseTo(62, 1);
  });
});

test('two orders of one person paid in parallel on two processes give twice 31 days', async () => {
  const order = await ordered();
  const second = await createOrder(app.deps, { userId: order.writer.userId, status: 'abandoned' });
  const other = await app.startAnother();
  await Promise.all([post(form(order)), post(form({ oid: second }), {}, other.url)]);
  const { planEndsAt } = (await order.writer.get<{ planEndsAt: string }>('/tokens')).body;
  expect((new Date(planEndsAt).getTime() - Date.now()) / dayMs).toBeCloseTo(62, 1);
});

test('1,000 deliveries of one notification, in parallel on two processes, activate exactly once', async () => {
  const order = await ordered();
  const other = await app.startAnother();
  const body = form(order);
  const answers = await Promise.all(
    Array.from({ length: 1_000 }, (_, at) => post(body, {}, at % 2 ? other.url : app.url)),
  );
  expect(answers.filter(({ status, text }) => status === 200 && text === 'OK')).toHaveLength(1_000);
  expect(await kept(order.oid)).toMatchObject([{ acted: true, plan_activated: true, repeats: 999 }]);
  const grants = await app.deps.db
    .selectFrom('plan_grants')
    .select('source')
    .where('user_id', '=', order.writer.userId)
    .execute();
  expect(grants).toEqual([{ source: `payment:${order.oid}` }]);
  const { body: ledger } = await order.writer.get<{ entries: { reason: string }[] }>('/tokens/ledger');
  expect(ledger.entries.filter(({ reason }) => reason === 'plan_change')).toHaveLength(1);
  const mails = [...app.mails, ...other.mails].filter(({ text }) => text.includes(order.oid));
  expect(mails).toHaveLength(1);
}, 60_000);

test('one of a parallel success and failure decides an order', async () => {
  const other = await app.startAnother();
  for (let round = 0; round < 5; round += 1) {
    const order = await ordered();
    await Promise.all([post(form(order)), post(form({ ...order, status: 'failed' }), {}, other.url)]);
    const rows = await kept(order.oid);
    expect(rows.filter(({ acted }) => acted)).toHaveLength(1);
    expect(await planOf(order)).toBe(rows.find(({ acted }) => acted)?.status === 'success' ? 'pro' : 'free');
  }
});

test('accepts notifications during maintenance', async () => {
  const order = await ordered();
  const { settings } = app.deps;
  app.deps.settings = { ...settings, maintenance: true };
  try {
    const story = { id: randomUUID(), title: 'Sonra', content: 'Bir gün.' };
    expect((await order.writer.post('/stories', story)).status).toBe(503);
    expect(await post(form(order))).toMatchObject(ok);
  } finally {
    app.deps.settings = settings;
  }
  expect(await planOf(order)).toBe('pro');
});

test('in production a test payment activates nothing', async () => {
  const production = await startTestApp({
    env: { ...paytr.env, NODE_ENV: 'production', PUBLIC_URL: 'https://yazihane.example' },
  });
  try {
    const { userId } = await production.signIn();
    const oid = await createOrder(production.deps, { userId });
    expect(await post(form({ oid }, { test_mode: '1' }), {}, production.url)).toMatchObject(ok);
    const row = await production.deps.db
      .selectFrom('payment_intents')
      .select(['status', 'flags', 'activated_at'])
      .where('order_id', '=', oid)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ status: 'refused', flags: ['test_mode'], activated_at: null });
  } finally {
    await production.stop();
  }
});
