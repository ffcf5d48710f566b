import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Generation } from '#contract/generations.ts';
import { createClient } from '#testing/client.ts';
import { type ControllableWriter, createControllableWriter } from '#testing/controllable-writer.ts';
import { generationRequest } from '#testing/factories/generation.ts';
import { fakeStory } from '#testing/fake-ai/story.ts';
import { startTestApp, type TestApp } from '#testing/harness.ts';
import { drainGenerations } from '../index.ts';
import { generationRegistry } from './generation-registry.ts';

let app: TestApp;
let controllableWriter: ControllableWriter;
beforeEach(async () => {
  controllableWriter = createControllableWriter();
  app = await startTestApp({ writer: controllableWriter });
});
afterEach(() => app.stop());

/** A start whose reservation waits for a lock until the test releases it. */
async function startWithBlockedReservation() {
  const person = await app.signIn();
  const holder = await app.deps.pool.connect();
  await holder.query('BEGIN');
  await holder.query('LOCK TABLE generations');
  const answer = person.post<Generation & { code: string }>('/generations', generationRequest());
  const waiting = async () => {
    const { rows } = await app.deps.pool.query(
      `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
    );
    return rows.length;
  };
  await expect.poll(waiting).toBe(1);
  return {
    answer,
    async letGo() {
      await holder.query('ROLLBACK');
      holder.release();
    },
  };
}

test('waits for running generations when it drains', async () => {
  const person = await app.signIn();
  const answer = person.post<Generation>('/generations', generationRequest());
  const pending = await controllableWriter.next();
  const drained = drainGenerations(app.deps, 10_000);
  pending.push(fakeStory);
  pending.finish();
  await drained;
  const { rows } = await app.deps.pool.query('SELECT status FROM generations WHERE user_id = $1', [
    person.userId,
  ]);
  expect(rows).toEqual([{ status: 'completed' }]);
  expect((await answer).status).toBe(200);
});

test('fails a generation with a free failure and frees its slot when draining exceeds its limit', async () => {
  const person = await app.signIn();
  const answer = person.post<{ code: string }>('/generations', generationRequest());
  const pending = await controllableWriter.next();
  pending.push(fakeStory);
  await drainGenerations(app.deps, 1);
  expect((await answer).body.code).toBe('GENERATION_FAILED');
  expect(pending.signal.aborted).toBe(true);
  const other = createClient((await app.startAnother()).url, person.cookie());
  const next = other.post<Generation>('/generations', generationRequest());
  const again = await controllableWriter.next();
  again.push(fakeStory);
  again.finish();
  const { body } = await next;
  expect(body.receipt?.remaining).toBe(500 - (body.receipt?.cost ?? 0));
});

test('refuses new starts while draining', async () => {
  const [person, late] = [await app.signIn(), await app.signIn()];
  const answer = person.post<Generation>('/generations', generationRequest());
  const pending = await controllableWriter.next();
  const drained = drainGenerations(app.deps, 10_000);
  const refused = await late.post<{ code: string }>('/generations', generationRequest());
  expect([refused.status, refused.body.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
  pending.push(fakeStory);
  pending.finish();
  await drained;
  expect((await answer).status).toBe(200);
  expect(controllableWriter.requestCount).toBe(1);
});

test('waits for a start that is already reserving when it drains', async () => {
  const { answer, letGo } = await startWithBlockedReservation();
  const drained = drainGenerations(app.deps, 10_000);
  await letGo();
  const pending = await controllableWriter.next();
  pending.push(fakeStory);
  pending.finish();
  await drained;
  const { rows } = await app.deps.pool.query('SELECT status FROM generations');
  expect(rows).toEqual([{ status: 'completed' }]);
  expect((await answer).status).toBe(200);
});

test('fails a start that is reserved after the drain limit', async () => {
  const { answer, letGo } = await startWithBlockedReservation();
  const drained = drainGenerations(app.deps, 60_000);
  generationRegistry(app.deps).shutDown();
  await letGo();
  await drained;
  expect((await answer).body.code).toBe('GENERATION_FAILED');
});

test('drains at once when nothing runs', async () => {
  await expect(drainGenerations(app.deps, 60_000)).resolves.toBeUndefined();
});
