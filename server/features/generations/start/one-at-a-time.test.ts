import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Generation } from '#contract/generations.ts';
import { type ControllableWriter, createControllableWriter } from '#testing/controllable-writer.ts';
import { generationRequest } from '#testing/factories/generation.ts';
import { fakeStory } from '#testing/fake-ai/story.ts';
import { startTestApp, type TestApp } from '#testing/harness.ts';
import { failAbandonedGenerations } from '../run/fail-abandoned-generations.ts';

interface Failure {
  code: string;
  message: string;
  data?: { id: string; surface: string; storyId: string | null };
}

let app: TestApp;
let other: TestApp;
let controllableWriter: ControllableWriter;
beforeAll(async () => {
  app = await startTestApp();
  other = await app.startAnother();
});
afterAll(() => app.stop());
beforeEach(() => {
  controllableWriter = createControllableWriter();
  app.deps.writer = controllableWriter;
  other.deps.writer = controllableWriter;
});

const at = (target: TestApp, cookie: string, request = generationRequest()) =>
  fetch(`${target.url}/api/generations`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(request),
  }).then(async (response) => ({
    status: response.status,
    body: (await response.json()) as Generation & Failure,
  }));

/** Lets the running generation end, and returns the answers of all requests. */
async function answersOf(requests: ReturnType<typeof at>[]) {
  const pending = await controllableWriter.next();
  const refused: unknown[] = [];
  const rest = new Promise<void>((resolve) => {
    for (const request of requests) {
      void request.then((answer) => {
        refused.push(answer);
        if (refused.length === requests.length - 1) resolve();
      });
    }
  });
  await rest;
  pending.push(fakeStory);
  pending.finish();
  return Promise.all(requests);
}

describe('one generation at a time', () => {
  test('starts exactly one of 50 parallel requests of one person at two processes', async () => {
    const person = await app.signIn();
    const requests = Array.from({ length: 50 }, (_, n) => at(n % 2 ? app : other, person.cookie()));
    const answers = await answersOf(requests);

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(49);
    expect(new Set(refused.map(({ body }) => body.message))).toEqual(
      new Set(['Zaten bir hikaye oluşturuluyor. Lütfen bekleyin.']),
    );
    expect(controllableWriter.requestCount).toBe(1);
    const { rows } = await app.deps.pool.query(
      'SELECT count(*)::int AS n, sum(cost)::int AS cost FROM generations WHERE user_id = $1',
      [person.userId],
    );
    const charged = await app.deps.pool.query(
      `SELECT -sum(delta)::int AS cost FROM token_ledger WHERE user_id = $1 AND reason = 'generation'`,
      [person.userId],
    );
    expect(rows).toEqual([{ n: 1, cost: charged.rows[0].cost }]);
  });

  test('returns the id of the running generation with a refusal', async () => {
    const person = await app.signIn();
    const first = at(app, person.cookie());
    const pending = await controllableWriter.next();
    const second = await at(other, person.cookie());
    pending.push(fakeStory);
    pending.finish();
    const { id } = (await first).body;
    expect(second.body.data).toEqual({ id, surface: 'landing', storyId: null });
  });

  test('returns the surface and the story of the running generation with a refusal', async () => {
    const person = await app.signIn();
    const storyId = randomUUID();
    const first = at(app, person.cookie(), { ...generationRequest(), surface: 'editor', storyId });
    const pending = await controllableWriter.next();
    const second = await at(other, person.cookie());
    pending.push(fakeStory);
    pending.finish();
    await first;
    expect(second.body.data).toMatchObject({ surface: 'editor', storyId });
  });

  test('is the limit of a guest, too', async () => {
    const guest = app.visitor();
    const first = guest.post<Generation>('/generations', generationRequest());
    const opening = await controllableWriter.next();
    opening.push(fakeStory);
    opening.finish();
    await first;
    const answers = await answersOf(Array.from({ length: 10 }, () => at(other, guest.cookie())));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
  });

  test('does not limit two people together', async () => {
    const [one, two] = [await app.signIn(), await app.signIn()];
    const both = [at(app, one.cookie()), at(app, two.cookie())];
    for (const pending of [await controllableWriter.next(), await controllableWriter.next()]) {
      pending.push(fakeStory);
      pending.finish();
    }
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
  });
});

describe('an abandoned generation', () => {
  /** Creates the running record of a killed process, with the rest of its lease. */
  async function insertAbandoned(userId: string, lease: string) {
    const { rows } = await app.deps.pool.query<{ id: string }>(
      `INSERT INTO generations (user_id, idempotency_key, surface, idea, result, lease_until)
       VALUES ($1, $2, 'landing', 'Bir fikir', 'Yarım kalan', now() + $3::interval) RETURNING id`,
      [userId, randomUUID(), lease],
    );
    return rows[0]?.id ?? '';
  }

  test('keeps its slot until its lease ends and the next start frees it', async () => {
    const person = await app.signIn();
    const id = await insertAbandoned(person.userId, '1 hour');
    expect((await at(app, person.cookie())).status).toBe(409);

    await app.deps.pool.query(`UPDATE generations SET lease_until = now() - interval '1 s' WHERE id = $1`, [
      id,
    ]);
    const next = at(app, person.cookie());
    const pending = await controllableWriter.next();
    pending.push(fakeStory);
    pending.finish();
    expect((await next).status).toBe(200);

    const { body } = await person.get<Generation>(`/generations/${id}`);
    expect(body).toMatchObject({
      status: 'stopped',
      text: 'Yarım kalan',
      brokenOff: true,
      freeFailure: true,
      error: null,
    });
  });

  test('is freed by the sweep, and uses a free failure', async () => {
    const person = await app.signIn();
    const [lost, held] = [
      await insertAbandoned(person.userId, '-1 s'),
      await insertAbandoned((await app.signIn()).userId, '1 hour'),
    ];
    expect(await failAbandonedGenerations(app.deps)).toBe(1);
    const { rows } = await app.deps.pool.query(
      'SELECT id, status, cost FROM generations WHERE id IN ($1, $2) ORDER BY status',
      [lost, held],
    );
    expect(rows).toEqual([
      { id: held, status: 'running', cost: 0 },
      { id: lost, status: 'stopped', cost: 0 },
    ]);
  });

  test('is not charged when its slow process settles it after the lease', async () => {
    const person = await app.signIn();
    const answer = at(app, person.cookie());
    const pending = await controllableWriter.next();
    await app.deps.pool.query(
      `UPDATE generations SET status = 'failed', error_code = 'GENERATION_FAILED' WHERE user_id = $1`,
      [person.userId],
    );
    pending.push(fakeStory);
    pending.finish();
    expect(await answer).toMatchObject({ status: 500, body: { code: 'GENERATION_FAILED' } });
    expect((await person.get<{ tokens: number }>('/tokens')).body.tokens).toBe(500);
  });
});
