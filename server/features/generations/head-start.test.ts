import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Generation } from '#contract/generations.ts';
import { generationRequest } from '#testing/factories/generation.ts';
import { fakeStory } from '#testing/fake-ai/story.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';
import { createPuppetWriter, type PuppetWriter } from '#testing/puppet-writer.ts';

let app: TestApp;
let puppet: PuppetWriter;
let now = new Date('2026-06-01T12:00:00Z');
beforeAll(async () => {
  app = await startTestApp({ now: () => now });
});
afterAll(() => app.stop());
beforeEach(() => {
  puppet = createPuppetWriter();
  app.deps.writer = puppet;
});

async function generate(person: SignedInClient, request = generationRequest()) {
  const answer = person.post<Generation & { code: string }>('/generations', request);
  const performance = await puppet.next();
  performance.push(fakeStory);
  performance.finish();
  return answer;
}

/** A person who has paid for a text in this process. */
async function earner(tokens = 50_000): Promise<SignedInClient> {
  const person = await app.signIn({ tokens });
  expect((await generate(person)).status).toBe(200);
  return person;
}

/** Runs `meanwhile` while no generation can be reserved. */
async function whileNothingIsReserved<T>(meanwhile: () => Promise<T>): Promise<T> {
  const client = await app.deps.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('LOCK TABLE generations IN EXCLUSIVE MODE');
    return await meanwhile();
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

describe('a head start', () => {
  test('asks the writer while the reservation is on its way, and is delivered and charged as any text', async () => {
    const person = await earner();
    const before = (await person.get<{ tokens: number }>('/tokens')).body.tokens;
    const { answer, performance } = await whileNothingIsReserved(async () => {
      const begun = { answer: person.post<Generation>('/generations', generationRequest()) };
      return { ...begun, performance: await puppet.next() };
    });
    performance.push(fakeStory);
    performance.finish();
    const { status, body } = await answer;
    expect([status, body.status, body.text.length > 0]).toEqual([200, 'completed', true]);
    expect((await person.get<{ tokens: number }>('/tokens')).body.tokens).toBe(
      before - (body.receipt?.cost ?? 0),
    );
  });

  test('is not for the first text of a person', async () => {
    const person = await app.signIn({ tokens: 50_000 });
    const answer = await whileNothingIsReserved(async () => {
      const begun = generate(person);
      await expect
        .poll(async () => {
          const { rows } = await app.deps.pool.query(
            `SELECT FROM pg_locks WHERE relation = 'generations'::regclass AND NOT granted`,
          );
          return rows.length;
        })
        .toBe(1);
      expect(puppet.asked).toBe(0);
      return { begun };
    });
    expect((await answer.begun).status).toBe(200);
  });

  test.each([
    ['whose session has ended', 'DELETE FROM sessions WHERE user_id = $1', 401, 'stories'],
    [
      'who has nothing left',
      `INSERT INTO token_ledger (user_id, delta, reason, idempotency_key)
       SELECT user_id, 99 - tokens, 'text', 'emptied' FROM user_tokens WHERE user_id = $1`,
      402,
      'generations',
    ],
  ])('of someone %s is withdrawn, and there is no second one', async (_who, sql, status, where) => {
    const person = await earner();
    await app.deps.pool.query(sql, [person.userId]);
    app.deps.settings = { ...app.deps.settings, guestTrial: false };
    for (const asked of [2, 2]) {
      const refused = await person.post<{ code: string }>('/generations', generationRequest());
      expect(refused.status).toBeGreaterThanOrEqual(400);
      expect(puppet.asked).toBe(asked);
    }
    app.deps.settings = { ...app.deps.settings, guestTrial: true };
    if (where === 'stories') expect((await person.get('/stories')).status).toBe(status);
    const withdrawn = await puppet.next();
    expect(withdrawn.signal.aborted).toBe(true);
    const { rows } = await app.deps.pool.query('SELECT FROM generations WHERE user_id = $1', [person.userId]);
    expect(rows).toHaveLength(1);
  });

  test('is for one of two starts at once, and only that one is written', async () => {
    const person = await earner();
    let refused = 0;
    const starts = [1, 2, 3].map(async () => {
      const { status } = await person.post('/generations', generationRequest());
      if (status === 409) refused += 1;
      return status;
    });
    const running = [puppet.next(), puppet.next()];
    await expect.poll(() => refused).toBe(2);
    for (const asked of running) {
      void asked.then((performance) => {
        performance.push(fakeStory);
        performance.finish();
      });
    }
    expect((await Promise.all(starts)).toSorted()).toEqual([200, 409, 409]);
    // The first text's; one that was asked for ahead, and another only if the place went to one that was not.
    expect(puppet.asked).toBeLessThanOrEqual(3);
    const { rows } = await app.deps.pool.query('SELECT FROM generations WHERE user_id = $1', [person.userId]);
    expect(rows).toHaveLength(2);
  });

  test('is not taken by a repeat of the text that earned it, nor on the next day', async () => {
    const person = await app.signIn({ tokens: 50_000 });
    const request = generationRequest();
    expect((await generate(person, request)).status).toBe(200);
    const asked = puppet.asked;
    expect((await person.post('/generations', request)).status).toBe(200);
    expect(puppet.asked).toBe(asked);

    const other = await earner();
    now = new Date('2026-06-02T12:00:00Z');
    const before = puppet.asked;
    // The day's allowance is seen to first; then the text is written once.
    expect((await generate(other)).status).toBe(200);
    expect(puppet.asked).toBe(before + 1);
  });
});
