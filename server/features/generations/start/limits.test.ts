import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Generation } from '#contract/generations.ts';
import { messages } from '#domain/messages/index.ts';
import { AiError, type StoryWriter } from '#server/providers/ai/index.ts';
import { addressKey } from '#server/rate-limit/address-key.ts';
import type { Client } from '#testing/client.ts';
import { createControllableWriter } from '#testing/controllable-writer.ts';
import { generationRequest } from '#testing/factories/generation.ts';
import { fakeStory } from '#testing/fake-ai/story.ts';
import { startTestApp, type TestApp } from '#testing/harness.ts';
import { failAbandonedGenerations } from '../run/fail-abandoned-generations.ts';

interface Failure {
  code: string;
  message: string;
  data?: { retryAfterSeconds: number };
}

/** Writes the same story at once. */
const quick: StoryWriter = {
  name: 'quick',
  model: '',
  async *write() {
    yield fakeStory;
    return { finish: 'stop' };
  },
};
const failing: StoryWriter = {
  name: 'failing',
  model: '',
  // biome-ignore lint/correctness/useYield: it fails before its first word
  async *write() {
    throw new AiError('AI_UNAVAILABLE');
  },
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { TRUST_PROXY: '1' } });
});
afterAll(() => app.stop());
beforeEach(() => {
  app.deps.writer = quick;
});

describe('tokens of a signed-in writer', () => {
  test('allow a start when there are 100 and refuse it when there are 99', async () => {
    const [enough, tooFew] = [await app.signIn({ tokens: 100 }), await app.signIn({ tokens: 99 })];
    expect((await enough.post('/generations', generationRequest())).status).toBe(200);
    const { status, body } = await tooFew.post<Failure>('/generations', generationRequest());
    expect([status, body.code, body.message]).toEqual([
      402,
      'TOO_FEW_TOKENS',
      'Hikaye oluşturmak için yeterli tokeniniz yok.',
    ]);
  });

  test('are raised to the allowance when the first generation of a day starts', async () => {
    const person = await app.signIn({ tokens: 10 });
    await app.deps.pool.query('UPDATE user_tokens SET allowance_day = allowance_day - 1 WHERE user_id = $1', [
      person.userId,
    ]);
    const { status, body } = await person.post<Generation>('/generations', generationRequest());
    expect(status).toBe(200);
    expect(body.receipt?.remaining).toBe(500 - (body.receipt?.cost ?? 0));
  });

  test('are those of the free plan when the plan has expired', async () => {
    const person = await app.signIn({ tokens: 150, plan: 'pro', planEndsAt: new Date(Date.now() - 1_000) });
    expect((await person.post('/generations', generationRequest({ genre: 'nsfw' }))).status).toBe(403);
    expect((await person.post('/generations', generationRequest())).status).toBe(200);
    expect((await person.get<{ plan: string }>('/tokens')).body.plan).toBe('free');
  });
});

describe('a guest', () => {
  let addresses = 0;
  const freshAddress = () => {
    addresses += 1;
    return `203.0.113.${addresses}`;
  };
  /** A visitor, from an address of their own unless one is named. */
  function guestAt(address = freshAddress()) {
    const client = app.visitor();
    return {
      cookie: client.cookie,
      get: client.get,
      generate: (fields = {}) =>
        client.request<Generation & Failure>('/generations', {
          method: 'POST',
          json: generationRequest(fields),
          headers: { 'x-forwarded-for': address },
        }),
    };
  }

  test('gets an HTTP-only cookie with the first generation', async () => {
    const guest = guestAt();
    await guest.get('/generations/latest?surface=landing');
    expect(guest.cookie()).toBe('');
    const { headers } = await guest.generate();
    expect(headers.getSetCookie()).toHaveLength(1);
    expect(headers.getSetCookie()[0]).toMatch(/HttpOnly; SameSite=Lax/);
    expect((await guest.generate()).headers.getSetCookie()).toHaveLength(0);
  });

  test('pays 50 tokens a time until the 250 are used up', async () => {
    const guest = guestAt();
    const remaining: (number | undefined)[] = [];
    for (let turn = 0; turn < 5; turn += 1) remaining.push((await guest.generate()).body.receipt?.remaining);
    expect(remaining).toEqual([200, 150, 100, 50, 0]);
    const { status, body } = await guest.generate();
    expect([status, body.code, body.message]).toEqual([402, 'GUEST_TRIAL_USED_UP', '250 Token Tükendi!']);
  });

  test('pays a quarter of a long idea, which is refused when it exceeds any trial', async () => {
    const guest = guestAt();
    const { body } = await guest.generate({ idea: 'a'.repeat(1_000) });
    expect(body.receipt).toEqual({ cost: 250, remaining: 0 });
    const { status, body: refusal } = await guestAt().generate({ idea: 'a'.repeat(1_001) });
    expect([status, refusal.code]).toEqual([422, 'GUEST_IDEA_TOO_LONG']);
  });

  test('is not charged for an error, nor is it counted for the address', async () => {
    const address = '198.51.100.7';
    const guest = guestAt(address);
    app.deps.writer = failing;
    expect((await guest.generate()).status).toBe(503);
    app.deps.writer = quick;
    expect((await guest.generate()).body.receipt?.remaining).toBe(200);
    const { rows } = await app.deps.pool.query('SELECT count FROM rate_limits WHERE key = $1', [
      `generate:address-day:${address}`,
    ]);
    expect(rows).toEqual([{ count: 50 }]);
  });

  test.each([
    ['the sweep', async () => void (await failAbandonedGenerations(app.deps))],
    ['the next start', async (guest: ReturnType<typeof guestAt>) => void (await guest.generate())],
  ])('is not charged for an abandoned generation without text that is freed by %s', async (by, free) => {
    const address = by === 'the sweep' ? '198.51.100.10' : '198.51.100.11';
    const guest = guestAt(address);
    await guest.generate();
    // The record of a killed process: running, counted, past its lease.
    await app.deps.pool.query(
      `UPDATE generations SET status = 'running', day_keys = ARRAY[$1], result = '', cost = 0,
        day_cost = 50, lease_until = now() - interval '1 s'
        WHERE guest_id = (SELECT guest_id FROM generations ORDER BY created_at DESC LIMIT 1)`,
      [`generate:address-day:${address}`],
    );
    await free(guest);
    const { rows } = await app.deps.pool.query('SELECT count FROM rate_limits WHERE key = $1', [
      `generate:address-day:${address}`,
    ]);
    expect(rows).toEqual([{ count: by === 'the sweep' ? 0 : 50 }]);
  });

  test('has no address in the records of ended generations', async () => {
    const guest = guestAt();
    await guest.generate();
    app.deps.writer = failing;
    await guest.generate();
    const { rows } = await app.deps.pool.query('SELECT 1 FROM generations WHERE day_keys IS NOT NULL');
    expect(rows).toEqual([]);
  });

  test('is limited by the address when the browser is cleared repeatedly', async () => {
    const address = '198.51.100.8';
    const statuses: number[] = [];
    for (let trial = 0; trial < 20; trial += 1) {
      statuses.push((await guestAt(address).generate({ idea: 'a'.repeat(1_000) })).status);
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
    const { status, body, headers } = await guestAt(address).generate();
    expect([status, body.code, body.message]).toEqual([
      429,
      'TOO_MANY_REQUESTS',
      messages.generation.addressUsedUp,
    ]);
    expect(headers.get('retry-after')).toBe(String(body.data?.retryAfterSeconds));
    expect((await guestAt('198.51.100.9').generate()).status).toBe(200);
  });

  test('does not get the trial of a cookie that this server did not sign', async () => {
    const guest = guestAt();
    await guest.generate();
    const forged = guest.cookie().replace(/=[0-9a-f]{8}/, '=00000000');
    const response = await fetch(`${app.url}/api/generations/latest?surface=landing`, {
      headers: { cookie: forged },
    });
    expect(await response.json()).toEqual({ generation: null });
  });
});

describe('the limit of starts', () => {
  test('returns the seconds to wait', async () => {
    const person = await app.signIn();
    await person.post('/generations', generationRequest());
    await app.deps.pool.query(
      `INSERT INTO generations (user_id, idempotency_key, surface, idea, status, lease_until)
       SELECT $1, gen_random_uuid(), 'landing', 'Bir fikir', 'failed', now() FROM generate_series(1, 119)`,
      [person.userId],
    );
    const { status, body, headers } = await person.post<Failure>('/generations', generationRequest());
    const wait = body.data?.retryAfterSeconds ?? 0;
    expect([status, body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(body.message).toBe(`Çok fazla deneme yaptınız. Lütfen ${wait} saniye sonra tekrar deneyin.`);
    expect(headers.get('retry-after')).toBe(String(wait));
  });
});

describe('a stop before the first word', () => {
  /** Sets the counter of recent empty stops. */
  const haveStopped = (key: string, count: number) =>
    app.deps.db
      .insertInto('rate_limits')
      .values({ key: `generate:empty-stops:${key}`, count, resets_at: new Date(Date.now() + 300_000) })
      .execute();
  /** Starts a generation and stops it before its first word. */
  async function stopEmpty(person: Client, headers: Record<string, string> = {}) {
    const controllableWriter = createControllableWriter();
    app.deps.writer = controllableWriter;
    const json = generationRequest();
    const answer = person.request<Generation & Failure>('/generations', { method: 'POST', json, headers });
    await controllableWriter.next();
    const { rows } = await app.deps.pool.query<{ id: string }>(
      'SELECT id FROM generations WHERE idempotency_key = $1',
      [json.idempotencyKey],
    );
    return { answer, id: rows[0]?.id };
  }

  test('rate-limits a user who repeatedly stops before any output', async () => {
    const person = await app.signIn();
    await haveStopped(person.userId, 18);
    for (let count = 0; count < 2; count += 1) {
      const { answer, id } = await stopEmpty(person);
      await person.post(`/generations/${id}/stop`);
      expect((await answer).body).toMatchObject({ status: 'stopped', receipt: { cost: 0 } });
    }
    const { status, body } = await person.post<Failure>('/generations', generationRequest());
    expect([status, body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(body.data?.retryAfterSeconds).toBeGreaterThan(290);
    await app.deps.pool.query(
      `UPDATE user_tokens SET starts_blocked_until = now() - interval '1 s' WHERE user_id = $1`,
      [person.userId],
    );
    app.deps.writer = quick;
    expect((await person.post('/generations', generationRequest())).status).toBe(200);
  });

  test('rate-limits the guests of an address that repeatedly stops before any output', async () => {
    const address = '198.51.100.12';
    const headers = { 'x-forwarded-for': address };
    await haveStopped(address, 19);
    // The answer sets the cookie, so that an earlier generation is needed to know the trial.
    const guest = app.visitor();
    await guest.request('/generations', { method: 'POST', json: generationRequest(), headers });
    const { answer, id } = await stopEmpty(guest, headers);
    await guest.post(`/generations/${id}/stop`);
    expect((await answer).body).toMatchObject({ status: 'stopped', receipt: { cost: 0, remaining: 200 } });
    const again = { method: 'POST', json: generationRequest(), headers };
    expect((await app.visitor().request<Failure>('/generations', again)).body.code).toBe('TOO_MANY_REQUESTS');
  });
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('counts the address %s as %s', (ip, key) => {
  expect(addressKey(ip)).toBe(key);
});
