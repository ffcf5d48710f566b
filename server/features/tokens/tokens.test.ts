import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Balance } from '#contract/tokens.ts';
import { messages } from '#domain/messages/index.ts';
import { createClient } from '#testing/client.ts';
import { bookTokens, readTokens } from '#testing/factories/tokens.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';

const morning = new Date('2026-11-21T06:00:00Z');
let now = morning;
let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: () => now });
  other = await app.startAnother();
});
afterAll(() => app.stop());
beforeEach(() => {
  now = morning;
});

interface Charge {
  ok: boolean;
  charged: number;
  tokens: number;
}
const balanceOf = async (client: SignedInClient) => (await client.get<Balance>('/tokens')).body;
const use = async (client: SignedInClient, text: string, idempotencyKey: string = randomUUID()) =>
  (await client.post<Charge>('/tokens/use', { text, idempotencyKey })).body;
const useForResponse = async (
  client: SignedInClient,
  prompt: string,
  response: string,
  key: string = randomUUID(),
) => (await client.post<Charge>('/tokens/use-for-response', { prompt, response, idempotencyKey: key })).body;

/** Expects the balance and the ledger's sum to be this much. */
async function expectTokens(client: SignedInClient, tokens: number) {
  expect(await readTokens(app.deps, client.userId)).toEqual({ balance: tokens, ledger: tokens });
}
/** Sets the last Istanbul day on which the account got its allowance. */
const lastTouched = (client: SignedInClient, day: string) =>
  app.deps.db
    .updateTable('user_tokens')
    .set({ allowance_day: day })
    .where('user_id', '=', client.userId)
    .execute();

test('an account whose missing token row can’t be made is told so, by its balance and by its session', async () => {
  const broken = await startTestApp({ now: () => now });
  try {
    const writer = await broken.signIn();
    await broken.deps.pool.query('DELETE FROM user_tokens WHERE user_id = $1', [writer.userId]);
    await broken.deps.pool.query('ALTER FUNCTION ensure_account_rows RENAME TO no_account_rows');
    const refusal = { code: 'TOKENS_NOT_CREATED', message: messages.tokens.notCreated };
    for (const path of ['/tokens', '/auth/session'] as const) {
      expect(await writer.get(path)).toMatchObject({ status: 500, body: refusal });
    }
    await broken.deps.pool.query('ALTER FUNCTION no_account_rows RENAME TO ensure_account_rows');
    expect((await writer.get('/tokens')).status).toBe(200);
  } finally {
    await broken.stop();
  }
});

describe('use_token', () => {
  test('charges a quarter of the length, rounded up, at least one', async () => {
    const writer = await app.signIn();
    expect(await use(writer, 'x'.repeat(401))).toEqual({ ok: true, charged: 101, tokens: 399 });
    expect(await use(writer, '')).toEqual({ ok: true, charged: 1, tokens: 398 });
    await expectTokens(writer, 398);
  });

  test('refuses a charge above the balance, and changes nothing', async () => {
    const writer = await app.signIn({ tokens: 100 });
    await lastTouched(writer, '2026-11-21');
    expect(await use(writer, 'x'.repeat(404))).toEqual({ ok: false, charged: 0, tokens: 100 });
    expect(await use(writer, 'x'.repeat(400))).toEqual({ ok: true, charged: 100, tokens: 0 });
    await expectTokens(writer, 0);
  });

  test('charges the same key once in sequential and parallel calls', async () => {
    const writer = await app.signIn();
    const key = randomUUID();
    const charge = { ok: true, charged: 100, tokens: 400 };
    const calls = Array.from({ length: 20 }, () => use(writer, 'x'.repeat(400), key));
    expect(await Promise.all(calls)).toEqual(Array(20).fill(charge));
    expect(await use(writer, 'x'.repeat(400), key)).toEqual(charge);
    await expectTokens(writer, 400);
  });

  test('never charges more than the balance in a thousand parallel calls over two processes', async () => {
    const writer = await app.signIn({ tokens: 3_000 });
    const elsewhere = { ...writer, ...createClient(other.url, writer.cookie()) };
    const charges = await Promise.all(
      Array.from({ length: 1_000 }, (_, index) =>
        use(index % 2 === 0 ? writer : elsewhere, 'x'.repeat(4 * (1 + (index % 9))), `charge-${index}`),
      ),
    );
    const taken = charges.reduce((sum, { charged }) => sum + charged, 0);
    expect(charges.every(({ tokens }) => tokens >= 0)).toBe(true);
    expect(charges.some(({ ok }) => !ok)).toBe(true);
    expect(taken).toBeGreaterThan(2_990);
    await expectTokens(writer, 3_000 - taken);
  });
});

describe('use_token_for_response', () => {
  test('charges prompt and answer, capped at the balance', async () => {
    const writer = await app.signIn();
    expect(await useForResponse(writer, 'abcde', 'x'.repeat(40))).toEqual({
      ok: true,
      charged: 12,
      tokens: 488,
    });
    expect(await useForResponse(writer, 'a', 'x'.repeat(9_000))).toEqual({
      ok: true,
      charged: 488,
      tokens: 0,
    });
    expect(await useForResponse(writer, 'a', 'b')).toEqual({ ok: false, charged: 0, tokens: 0 });
    await expectTokens(writer, 0);
  });

  test('returns the first cost for a repeated key', async () => {
    const writer = await app.signIn();
    const key = randomUUID();
    await useForResponse(writer, 'a', 'x'.repeat(9_000), key);
    expect(await useForResponse(writer, 'a', 'x'.repeat(9_000), key)).toEqual({
      ok: true,
      charged: 500,
      tokens: 0,
    });
  });
});

describe('the daily allowance', () => {
  test.each([
    ['free', 500],
    ['pro', 4_000],
    ['publisher', 8_000],
  ] as const)(
    'raises a %s balance to %d at the first touch of an Istanbul day, once',
    async (plan, allowance) => {
      const writer = await app.signIn({ plan, tokens: 120 });
      await lastTouched(writer, '2026-11-20');
      const balances = await Promise.all(Array.from({ length: 10 }, () => balanceOf(writer)));
      expect(balances.map(({ tokens }) => tokens)).toEqual(Array(10).fill(allowance));
      await use(writer, 'x'.repeat(40));
      expect((await balanceOf(writer)).tokens).toBe(allowance - 10);
      await expectTokens(writer, allowance - 10);
    },
  );

  test('never lowers granted tokens', async () => {
    const writer = await app.signIn({ tokens: 9_000 });
    await lastTouched(writer, '2026-11-20');
    expect((await balanceOf(writer)).tokens).toBe(9_000);
  });

  test('comes at midnight in Istanbul, not in Greenwich', async () => {
    const writer = await app.signIn({ tokens: 120 });
    await lastTouched(writer, '2026-11-21');
    now = new Date('2026-11-21T20:59:59Z');
    expect(await balanceOf(writer)).toMatchObject({ tokens: 120, nextRefillAt: '2026-11-21T21:00:00.000Z' });
    now = new Date('2026-11-21T21:00:00Z');
    expect(await balanceOf(writer)).toMatchObject({ tokens: 500, nextRefillAt: '2026-11-22T21:00:00.000Z' });
  });

  test('waits for a verified e-mail, and comes as soon as it is verified', async () => {
    const writer = await app.signIn({ tokens: 120, emailVerified: false });
    await lastTouched(writer, '2026-11-20');
    expect(await balanceOf(writer)).toMatchObject({ tokens: 120, nextRefillAt: null });
    await app.deps.db
      .updateTable('users')
      .set({ email_verified: true })
      .where('id', '=', writer.userId)
      .execute();
    expect((await balanceOf(writer)).tokens).toBe(500);
  });
});

describe('a paid plan', () => {
  test('falls back to free at its end', async () => {
    const writer = await app.signIn({ plan: 'pro', planEndsAt: new Date(now.getTime() + 1_000) });
    expect((await balanceOf(writer)).plan).toBe('pro');
    now = new Date(now.getTime() + 1_000);
    expect(await balanceOf(writer)).toMatchObject({ plan: 'free', planEndsAt: null, dailyAllowance: 500 });
  });

  test('pro draws on the month when the day’s tokens are used up, up to the month’s guarantee', async () => {
    const writer = await app.signIn({ plan: 'pro', tokens: 50 });
    await lastTouched(writer, '2026-11-21');
    await bookTokens(app.deps, writer.userId, 73_950, { at: new Date('2026-11-05T10:00:00Z') });
    await bookTokens(app.deps, writer.userId, -73_950, {
      reason: 'generation',
      at: new Date('2026-11-05T10:00:00Z'),
    });
    expect(await balanceOf(writer)).toMatchObject({
      tokens: 4_050,
      usedThisMonth: 73_950,
      monthlyGuarantee: 80_000,
    });
    expect((await use(writer, 'x'.repeat(4_000 * 4))).tokens).toBe(50);
    expect((await balanceOf(writer)).tokens).toBe(2_050);
    expect((await use(writer, 'x'.repeat(2_000 * 4))).tokens).toBe(50);
    expect(await balanceOf(writer)).toMatchObject({ tokens: 50, usedThisMonth: 79_950 });
    await expectTokens(writer, 50);
  });

  test('other plans have no such draw', async () => {
    const writer = await app.signIn({ plan: 'publisher', tokens: 50 });
    await lastTouched(writer, '2026-11-21');
    expect((await balanceOf(writer)).tokens).toBe(50);
  });
});

describe('what happened to the tokens', () => {
  test('is listed by Istanbul day, including days without use', async () => {
    const writer = await app.signIn();
    const at = (time: string) => ({ reason: 'generation', at: new Date(time) });
    await bookTokens(app.deps, writer.userId, -30, at('2026-11-20T20:59:00Z'));
    await bookTokens(app.deps, writer.userId, -7, at('2026-11-20T21:01:00Z'));
    await bookTokens(app.deps, writer.userId, -5, at('2026-11-14T20:00:00Z'));
    const history = async (days: number) =>
      (await writer.get<{ days: unknown[]; older: boolean }>(`/tokens/history?days=${days}`)).body;
    const body = await history(7);
    // Whether there are older days to show.
    expect([body.older, (await history(30)).older]).toEqual([true, false]);
    expect(body.days).toEqual([
      ...['15', '16', '17', '18', '19'].map((day) => ({ date: `2026-11-${day}`, tokensUsed: 0 })),
      { date: '2026-11-20', tokensUsed: 30 },
      { date: '2026-11-21', tokensUsed: 7 },
    ]);
    expect(await balanceOf(writer)).toMatchObject({ usedToday: 7, usedThisMonth: 42 });
  });

  test('is listed newest first, page by page', async () => {
    const writer = await app.signIn();
    for (let index = 1; index <= 4; index += 1) await use(writer, 'x'.repeat(index * 4));
    interface Page {
      entries: { delta: number; reason: string }[];
      nextCursor: string | null;
    }
    const first = (await writer.get<Page>('/tokens/ledger?limit=3')).body;
    expect(first.entries.map(({ delta, reason }) => [delta, reason])).toEqual([
      [-4, 'text'],
      [-3, 'text'],
      [-2, 'text'],
    ]);
    const rest = (await writer.get<Page>(`/tokens/ledger?limit=3&cursor=${first.nextCursor}`)).body;
    expect(rest.entries.map(({ delta, reason }) => [delta, reason])).toEqual([
      [-1, 'text'],
      [500, 'sign_up'],
    ]);
    expect(rest.nextCursor).toBeNull();
  });
});

describe('the database itself', () => {
  test('changes a balance only by the ledger, and the ledger never', async () => {
    const writer = await app.signIn();
    const run = (statement: string) => app.deps.pool.query(statement, [writer.userId]);
    await expect(run('UPDATE user_tokens SET tokens = 9 WHERE user_id = $1')).rejects.toThrow('only through');
    await expect(run('UPDATE token_ledger SET delta = 9 WHERE user_id = $1')).rejects.toThrow('append-only');
    await expect(run('DELETE FROM token_ledger WHERE user_id = $1')).rejects.toThrow('append-only');
    await expectTokens(writer, 500);
  });
});
