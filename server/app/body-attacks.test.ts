import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { webhookPath } from '#server/features/payments/webhook.ts';
import { storyDraft } from '#testing/factories/story.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';
import { bodyBudgets } from '../http/body-budget.ts';

let app: TestApp;
let sockets: Socket[] = [];
let halves: HalfSent[] = [];
beforeAll(async () => {
  // Each attacker sends its own address, as behind a proxy.
  app = await startTestApp({ env: { TRUST_PROXY: '1' } });
});
afterAll(() => app.stop());

interface Attack {
  path: string;
  announced: number;
  sent: number;
  address: string;
  by?: SignedInClient;
}

interface HalfSent {
  sent: number;
  status: number | null;
}

/** Sends a request whose body never ends. */
function sendHalf({ path, announced, sent, address, by }: Attack): HalfSent {
  const half: HalfSent = { sent, status: null };
  const { hostname, port } = new URL(app.url);
  const socket = connect(Number(port), hostname, () => {
    const cookie = by ? `cookie: ${by.cookie()}\r\n` : '';
    socket.write(
      `POST /api${path} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${address}\r\n${cookie}content-type: application/json\r\ncontent-length: ${announced}\r\n\r\n`,
    );
    socket.write(Buffer.alloc(sent, ' '));
  });
  socket.once('data', (head) => {
    half.status = Number(head.toString('latin1').split(' ')[1]);
  });
  socket.on('error', () => undefined);
  sockets.push(socket);
  halves.push(half);
  return half;
}

/** Counted bytes of incomplete bodies in the server. */
function heldBytes(): number {
  const { visitors, forms, accounts, uploads } = bodyBudgets(app.deps);
  return visitors.held() + forms.held() + accounts.held() + uploads.held();
}

/**
 * Sends concurrent requests whose bodies never end. Resolves when each is answered or completely received, with the
 * status of each; null for a request without a response.
 */
async function attackWith(attacks: Attack[]): Promise<(number | null)[]> {
  const sending = attacks.map(sendHalf);
  const unansweredBytes = () =>
    halves.filter(({ status }) => status === null).reduce((sum, { sent }) => sum + sent, 0);
  await expect.poll(() => unansweredBytes() - heldBytes(), { timeout: 60_000, interval: 20 }).toBe(0);
  return sending.map(({ status }) => status);
}

/** Aborts all requests and waits until the server has released their bytes. */
async function leaveAll(): Promise<void> {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  halves = [];
  await expect.poll(heldBytes, { timeout: 60_000, interval: 20 }).toBe(0);
}

const addressOf = (nth: number) => `203.0.113.${nth}`;
const count = (answers: (number | null)[], status: number | null) =>
  answers.filter((answer) => answer === status).length;

test('refuses a body of more than 64 kB from a visitor before it is read', async () => {
  for (const path of ['/auth/sign-in', '/contact']) {
    const attack = { path, announced: 699_000, sent: 698_000, address: addressOf(1) };
    expect(await attackWith([attack])).toEqual([413]);
  }
  expect(bodyBudgets(app.deps).visitors.held()).toBe(0);
  await leaveAll();
});

test('answers UNAUTHORIZED to a large body when the session has ended', async () => {
  const writer = await app.signIn();
  await app.deps.db.deleteFrom('sessions').where('user_id', '=', writer.userId).execute();
  for (const path of ['/generations', '/generations/stream']) {
    const attack = { path, announced: 699_000, sent: 698_000, address: addressOf(1) };
    const attacks = [{ ...attack, by: writer }, attack, { ...attack, announced: 700_001 }];
    expect(await attackWith(attacks)).toEqual([401, 401, 413]);
  }
  expect(bodyBudgets(app.deps).visitors.held()).toBe(0);
  await leaveAll();
});

test('limits the incomplete bodies of one address and serves others', async () => {
  const attack = { path: '/generations', announced: 65_000, sent: 60_000, address: addressOf(2) };
  const answers = await attackWith(Array.from({ length: 40 }, () => attack));
  expect(count(answers, 429)).toBeGreaterThan(20);
  expect(count(answers, null) + count(answers, 429)).toBe(40);
  const { visitors } = bodyBudgets(app.deps);
  expect(visitors.held()).toBeLessThanOrEqual(16 * 65_536);
  const honest = await app.visitor().request('/auth/sign-in', {
    method: 'POST',
    json: { email: 'biri@ornek.com', password: 'yanlis-sifre' },
    headers: { 'x-forwarded-for': addressOf(3) },
  });
  expect(honest.status).toBe(401);
  await leaveAll();
});

test('limits the incomplete bodies of visitors with many addresses and still saves stories', {
  timeout: 120_000,
}, async () => {
  const attackers = Array.from({ length: 40 }, (_, nth) => addressOf(10 + nth));
  const attack = { path: '/generations', announced: 65_000, sent: 60_000 };
  const answers = await attackWith(
    attackers.flatMap((address) => Array.from({ length: 17 }, () => ({ ...attack, address }))),
  );
  expect(count(answers, 503)).toBeGreaterThan(0);
  const { visitors } = bodyBudgets(app.deps);
  expect(visitors.held()).toBeLessThanOrEqual(32_000_000);
  // The remaining budget is smaller than a form.
  const rest = [addressOf(90), addressOf(91)].map((address) => ({
    ...attack,
    announced: 9_000,
    sent: 8_500,
    address,
  }));
  expect(await attackWith(rest)).toEqual([null, null]);
  const notification = await fetch(`${app.url}${webhookPath}`, {
    method: 'POST',
    body: new URLSearchParams({ merchant_oid: 'x'.repeat(8_000) }),
  });
  expect(await notification.text()).toBe('PAYTR notification failed: bad hash');
  const writer = await app.signIn();
  const small = await writer.post('/stories', storyDraft());
  const large = await writer.post('/stories', storyDraft({ content: 'Bir gün. '.repeat(50_000) }));
  expect([small.status, large.status]).toEqual([201, 201]);
  await leaveAll();
});

test('limits the incomplete stories of one account and serves others', async () => {
  const [attacker, other] = [await app.signIn(), await app.signIn()];
  const attack = {
    path: '/stories',
    announced: 8_000_000,
    sent: 2_000_000,
    address: addressOf(4),
    by: attacker,
  };
  const answers = await attackWith(Array.from({ length: 30 }, () => attack));
  expect(count(answers, 429)).toBeGreaterThanOrEqual(20);
  const { accounts } = bodyBudgets(app.deps);
  expect(accounts.held()).toBeLessThanOrEqual(18_000_000);
  const { status } = await other.post('/stories', storyDraft({ content: 'Bir gün. '.repeat(50_000) }));
  expect(status).toBe(201);
  await leaveAll();
  expect((await attacker.post('/stories', storyDraft({ content: 'a'.repeat(100_000) }))).status).toBe(201);
});

test('limits the disk space of incomplete imports of one account', async () => {
  const attacker = await app.signIn();
  const attack = {
    path: '/documents/imports?name=a.txt',
    announced: 19_000_000,
    sent: 5_000_000,
    address: addressOf(5),
    by: attacker,
  };
  const answers = await attackWith(Array.from({ length: 16 }, () => attack));
  expect(count(answers, 429)).toBeGreaterThanOrEqual(4);
  expect(bodyBudgets(app.deps).uploads.held()).toBeLessThanOrEqual(60_000_000);
  await leaveAll();
});

test('serves visitors of other networks during incomplete bodies of one IPv6 /56', {
  timeout: 120_000,
}, async () => {
  const address = (nth: number) => `2001:db8:aa:${nth.toString(16)}::1`;
  const attack = { path: '/auth/sign-in', announced: 65_000, sent: 60_000 };
  await attackWith(Array.from({ length: 48 * 16 }, (_, nth) => ({ ...attack, address: address(nth % 48) })));
  // The remaining budget.
  await attackWith(
    Array.from({ length: 40 }, (_, nth) => ({ ...attack, sent: 2_000, address: address(48 + nth) })),
  );
  const honest = await app.visitor().request('/auth/sign-in', {
    method: 'POST',
    json: { email: 'biri@ornek.com', password: 'yanlis-sifre' },
    headers: { 'x-forwarded-for': addressOf(5) },
  });
  await leaveAll();
  expect(honest.status).toBe(401);
});

test('saves stories of others during incomplete stories of eight accounts of one address', {
  timeout: 120_000,
}, async () => {
  const accounts = await Promise.all(Array.from({ length: 8 }, () => app.signIn()));
  const writer = await app.signIn();
  const attack = { path: '/stories', announced: 8_990_000, address: addressOf(6) };
  for (const by of accounts.slice(0, 7)) {
    await attackWith([1, 2].map(() => ({ ...attack, sent: 8_900_000, by })));
  }
  // The rest of the 128 MB.
  await attackWith([{ ...attack, sent: 3_380_000, by: accounts[7] as SignedInClient }]);
  const { status } = await writer.post('/stories', storyDraft({ content: 'Bir gün. '.repeat(20_000) }));
  await leaveAll();
  expect(status).toBe(201);
});
