import { createHmac, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order } from '#contract/payments.ts';
import { type Client, createClient } from '#testing/client.ts';
import { orderRequest } from '#testing/factories/order.ts';
import { prepareServer, type ServerProcess } from '#testing/server-process.ts';

/** The server as a person starts it, killed as -9 does between the receipt of notifications and their answers. */
const together = 10;
const merchant = { id: '123456', key: 'anahtar', salt: 'tuz' };

let server: ServerProcess;
beforeAll(async () => {
  server = await prepareServer({
    PAYTR_MERCHANT_ID: merchant.id,
    PAYTR_MERCHANT_KEY: merchant.key,
    PAYTR_MERCHANT_SALT: merchant.salt,
    // No PayTR is reachable: orders have no payment page, and the test sends the notifications.
    PAYTR_BASE_URL: 'http://127.0.0.1:9',
  });
});
afterAll(() => server.remove());

interface Bought {
  client: Client;
  orderId: string;
  acknowledged: boolean;
}

async function order(): Promise<Bought> {
  const client = createClient(server.url);
  const username = `u_${randomBytes(6).toString('hex')}`;
  const account = { username, email: `${username}@test.example`, password: 'uzun-bir-parola' };
  expect((await client.post('/auth/sign-up', account)).status).toBe(201);
  expect((await client.post('/payments/orders', orderRequest())).status).toBe(502);
  const { body } = await client.get<{ orders: { orderId: string }[] }>('/payments/orders');
  return { client, orderId: body.orders[0]?.orderId ?? '', acknowledged: false };
}

async function notify({ orderId }: Bought): Promise<boolean> {
  const hash = createHmac('sha256', merchant.key)
    .update(`${orderId}${merchant.salt}success20000`)
    .digest('base64');
  const answer = await fetch(`${server.url}/api/paytr/bildirim`, {
    method: 'POST',
    body: new URLSearchParams({
      merchant_oid: orderId,
      status: 'success',
      total_amount: '20000',
      payment_amount: '20000',
      currency: 'TL',
      hash,
    }),
  });
  return answer.status === 200 && (await answer.text()) === 'OK';
}

test('kill -9 between receipt and answer keeps acknowledged notifications, and a repeat processes the others once', async () => {
  await server.start();
  const all = await Promise.all(Array.from({ length: together }, order));
  const first = Promise.withResolvers<void>();
  // Five at a time, two each: at the first answer four are under way, and five were not sent yet.
  const underWay = [0, 1, 2, 3, 4].map(async (lane) => {
    for (const bought of all.filter((_, at) => at % 5 === lane)) {
      bought.acknowledged = await notify(bought).catch(() => false);
      if (bought.acknowledged) first.resolve();
    }
  });
  await first.promise;
  await server.kill();
  await Promise.all(underWay);
  await server.start();
  for (const bought of all.filter(({ acknowledged }) => acknowledged)) {
    const { body } = await bought.client.get<Order>(`/payments/orders/${bought.orderId}`);
    expect(body.status).toBe('paid');
  }
  expect(all.some(({ acknowledged }) => acknowledged)).toBe(true);
  expect(all.some(({ acknowledged }) => !acknowledged)).toBe(true);

  for (const bought of all) expect([await notify(bought), await notify(bought)]).toEqual([true, true]);
  for (const { client, orderId } of all) {
    const { body } = await client.get<Order>(`/payments/orders/${orderId}`);
    expect(body).toMatchObject({ status: 'paid', activation: { extended: false } });
    const { body: ledger } = await client.get<{ entries: { reason: string }[] }>('/tokens/ledger');
    expect(ledger.entries.filter(({ reason }) => reason === 'plan_change')).toHaveLength(1);
  }
  // Interrupted receipts are sent again by the queue's own timers, about half a minute later.
  if (!process.env.SOAK) return;
  // Each order has one receipt: it is queued in the transaction of the activation.
  const receipts = async () => {
    const page = await (await fetch(`${server.url}/gelistirme/posta`)).text();
    return all.map(({ orderId }) => page.split(`Sipariş numarası: ${orderId}`).length - 1);
  };
  await expect.poll(receipts, { timeout: 120_000, interval: 500 }).toEqual(all.map(() => 1));
}, 180_000);
