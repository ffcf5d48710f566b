import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Viewer } from '#contract/auth.ts';
import type { Client } from '#testing/client.ts';
import { startTestApp, type TestApp } from '#testing/harness.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const declare = (client: Client, json: unknown = { over18: true }) =>
  client.put<{ access: string }>('/adult-content/declaration', json);
const accessOf = async (client: Client) =>
  (await client.get<{ viewer: Viewer }>('/auth/session')).body.viewer.adultAccess;
const declaredAt = async (userId: string) =>
  (await app.deps.pool.query('SELECT adult_declared_at AS at FROM profiles WHERE user_id = $1', [userId]))
    .rows[0]?.at;

describe('the declaration of age', () => {
  test('allows adult content on a paid plan and keeps the time of the first declaration', async () => {
    const person = await app.signIn({ plan: 'pro' });
    expect(await accessOf(person)).toBe('undeclared');
    expect((await declare(person)).body).toEqual({ access: 'allowed' });
    const first = await declaredAt(person.userId);
    expect(first).toBeInstanceOf(Date);
    expect((await declare(person)).body).toEqual({ access: 'allowed' });
    expect(await declaredAt(person.userId)).toEqual(first);
    expect(await accessOf(person)).toBe('allowed');
  });

  test('can be withdrawn, also repeatedly', async () => {
    const person = await app.signIn({ plan: 'publisher' });
    await declare(person);
    for (let times = 0; times < 2; times += 1) {
      const { status, body } = await person.delete<{ access: string }>('/adult-content/declaration');
      expect([status, body.access]).toEqual([200, 'undeclared']);
    }
    expect(await declaredAt(person.userId)).toBeNull();
    expect(await accessOf(person)).toBe('undeclared');
  });

  test('is stored on the free plan, but has an effect only on a later paid plan', async () => {
    const person = await app.signIn();
    expect((await declare(person)).body).toEqual({ access: 'plan' });
    await app.deps.pool.query(`UPDATE user_tokens SET plan = 'pro' WHERE user_id = $1`, [person.userId]);
    expect(await accessOf(person)).toBe('allowed');
  });

  test('is accepted only from a signed-in user and only as true', async () => {
    const person = await app.signIn({ plan: 'pro' });
    for (const json of [{ over18: false }, { over18: 'true' }, {}]) {
      expect((await declare(person, json)).status).toBe(422);
    }
    expect((await declare(app.visitor())).status).toBe(401);
    expect((await app.visitor().delete('/adult-content/declaration')).status).toBe(401);
    expect(await declaredAt(person.userId)).toBeNull();
  });

  test('creates a missing profile row', async () => {
    const person = await app.signIn({ plan: 'pro' });
    await app.deps.pool.query('DELETE FROM profiles WHERE user_id = $1', [person.userId]);
    expect((await declare(person)).body).toEqual({ access: 'allowed' });
  });
});
