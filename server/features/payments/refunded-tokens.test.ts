import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AdminOrder } from '#contract/payments.ts';
import { dayMs } from '#domain/time/durations.ts';
import { grantTokens } from '#server/features/tokens/index.ts';
import { type Client, createClient } from '#testing/client.ts';
import { orderRequest, refundRequest } from '#testing/factories/order.ts';
import { readTokens } from '#testing/factories/tokens.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';
import { type PaytrServer, startPaytr } from '#testing/paytr/paytr-server.ts';

let paytr: PaytrServer;
let app: TestApp;
let other: TestApp;
let admin: SignedInClient;
let now = new Date();
const clock = () => now;
beforeAll(async () => {
  paytr = await startPaytr();
  const env = { ...paytr.env, ADMIN_EMAILS: 'yonetici@site.example' };
  app = await startTestApp({ env, now: clock });
  other = await app.startAnother({ env, now: clock });
  paytr.serve(app);
  admin = await app.signIn({ email: 'yonetici@site.example' });
});
beforeEach(() => {
  now = new Date();
});
afterAll(async () => {
  await app.stop();
  await paytr.close();
});

async function buy(writer: SignedInClient): Promise<string> {
  const { body } = await writer.post<{ orderId: string; paymentUrl: string }>(
    '/payments/orders',
    orderRequest(),
  );
  await paytr.choose(body.paymentUrl, 'pay');
  return body.orderId;
}
const refund = (orderId: string) =>
  admin.post<AdminOrder>('/admin/payments/refund', { orderId, ...refundRequest() });
const balance = async (writer: SignedInClient) =>
  (await writer.get<{ plan: string; tokens: number }>('/tokens')).body;
let key = 0;
const spend = (tokens: number, writer: Client) => {
  key += 1;
  return writer.post<{ ok: boolean }>('/tokens/use', {
    text: 'a'.repeat(tokens * 4),
    idempotencyKey: `harcama-${key}`,
  });
};
const grant = (writer: SignedInClient, amount: number) =>
  app.deps.db.transaction().execute((trx) => {
    key += 1;
    return grantTokens(trx, { userId: writer.userId, amount, key: `hediye-${key}`, now });
  });
/** Lets days pass in which buyer and administrator use the site, so that their sessions stay. */
async function passDays(days: number, writer: SignedInClient): Promise<void> {
  for (let day = 0; day < days; day += 10) {
    now = new Date(now.getTime() + 10 * dayMs);
    await Promise.all([writer, admin].map((client) => client.get('/auth/session')));
  }
}
const newest = async (writer: SignedInClient) =>
  (await writer.get<{ entries: { delta: number; reason: string }[] }>('/tokens/ledger')).body.entries[0];

describe('a refund takes the unspent tokens of the plan back', () => {
  test('and leaves what the free plan gives, explained by the ledger and the mail', async () => {
    const writer = await app.signIn({ tokens: 300 });
    const orderId = await buy(writer);
    await refund(orderId);
    expect(await balance(writer)).toMatchObject({ plan: 'free', tokens: 500 });
    expect(await newest(writer)).toMatchObject({ reason: 'plan_change', plan: 'free', delta: -3_500 });
    expect(await readTokens(app.deps, writer.userId)).toEqual({ balance: 500, ledger: 500 });
    const mail = app.mails.find(({ subject, text }) => subject.includes('iade') && text.includes(orderId));
    expect(mail?.text).toContain('Bu plandan harcanmadan kalan 3.500 token bakiyenizden düşüldü');
    await refund(orderId);
    expect(await readTokens(app.deps, writer.userId)).toEqual({ balance: 500, ledger: 500 });
  });

  test.each([
    ['after a part was spent', 1_000, 500],
    ['and nothing where all of them were spent', 3_800, 200],
    ['and nothing from an empty balance', 4_000, 0],
  ])('%s', async (_name, spent, left) => {
    const writer = await app.signIn({ tokens: 500 });
    const orderId = await buy(writer);
    expect((await spend(spent, writer)).body.ok).toBe(true);
    await refund(orderId);
    expect(await readTokens(app.deps, writer.userId)).toEqual({ balance: left, ledger: left });
  });

  test('but not what an administrator granted, before or after the purchase', async () => {
    const writer = await app.signIn({ tokens: 500 });
    await grant(writer, 1_000);
    const orderId = await buy(writer);
    await grant(writer, 2_000);
    await spend(500, writer);
    await refund(orderId);
    expect(await readTokens(app.deps, writer.userId)).toEqual({ balance: 3_500, ledger: 3_500 });
  });

  test('but nothing of a balance that the plan never raised', async () => {
    const writer = await app.signIn({ tokens: 500 });
    await grant(writer, 5_000);
    await refund(await buy(writer));
    expect((await balance(writer)).tokens).toBe(5_500);
  });

  test('over days: daily allowances and draws on the guarantee are the plan’s', async () => {
    const writer = await app.signIn({ tokens: 500 });
    const orderId = await buy(writer);
    await spend(3_950, writer);
    expect((await balance(writer)).tokens).toBeGreaterThan(4_000);
    now = new Date(now.getTime() + dayMs);
    await spend(3_000, writer);
    now = new Date(now.getTime() + dayMs);
    expect((await balance(writer)).tokens).toBeGreaterThanOrEqual(4_000);
    await refund(orderId);
    expect(await readTokens(app.deps, writer.userId)).toEqual({ balance: 500, ledger: 500 });
  });

  test('also when the plan has ended by then', async () => {
    const writer = await app.signIn({ tokens: 500 });
    const orderId = await buy(writer);
    await passDays(40, writer);
    expect(await balance(writer)).toMatchObject({ plan: 'free', tokens: 4_000 });
    await refund(orderId);
    expect((await balance(writer)).tokens).toBe(500);
  });

  test('once the last of two payments is refunded, not while another still runs', async () => {
    const writer = await app.signIn({ tokens: 500 });
    const first = await buy(writer);
    now = new Date(now.getTime() + 25 * dayMs);
    const second = await buy(writer);
    await refund(first);
    expect(await balance(writer)).toMatchObject({ plan: 'pro', tokens: 4_000 });
    now = new Date(now.getTime() + dayMs);
    await refund(second);
    expect(await balance(writer)).toMatchObject({ plan: 'free', tokens: 500 });
  });

  test('but not what a plan that was paid for and has ended left over', async () => {
    const writer = await app.signIn({ tokens: 500 });
    await buy(writer);
    await passDays(40, writer);
    expect((await balance(writer)).tokens).toBe(4_000);
    const second = await buy(writer);
    await refund(second);
    expect(await balance(writer)).toMatchObject({ plan: 'free', tokens: 4_000 });
  });

  test('once, and never below zero, while two processes charge and refund at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const writer = await app.signIn({ tokens: 500 });
      const elsewhere = createClient(other.url, writer.cookie());
      const orderId = await buy(writer);
      await grant(writer, 100);
      const charges = Array.from({ length: 12 }, (_, at) => spend(300, at % 2 ? writer : elsewhere));
      const [answers] = await Promise.all([Promise.all(charges), refund(orderId), refund(orderId)]);
      const spent = answers.filter(({ body }) => body.ok).length * 300;
      const { balance: left, ledger } = await readTokens(app.deps, writer.userId);
      expect(left).toBe(ledger);
      expect(left).toBeGreaterThanOrEqual(0);
      // Whatever came first: the plan's 3,500 are spent before the 600 that stay.
      expect(left).toBeLessThanOrEqual(600);
      const back = await app.deps.db
        .selectFrom('token_ledger')
        .select('delta')
        .where('user_id', '=', writer.userId)
        .where('idempotency_key', 'like', 'back:%')
        .execute();
      expect(back).toHaveLength(1);
      expect(left).toBe(4_100 - spent + (back[0]?.delta ?? 0));
    }
  });
});
