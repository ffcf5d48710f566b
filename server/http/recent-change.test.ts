import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Replica } from '#server/db/replica.ts';
import { createClient } from '#testing/client.ts';
import { startTestApp, type TestApp } from '#testing/harness.ts';
import { readFromReplica } from './recent-change.ts';

let withReplica: TestApp;
let without: TestApp;
beforeAll(async () => {
  const url = 'postgres://yazihane@db.example/yazihane';
  [withReplica, without] = await Promise.all([
    startTestApp({ env: { DATABASE_URL: url, DATABASE_REPLICA_URL: url } }),
    startTestApp(),
  ]);
});
afterAll(() => Promise.all([withReplica.stop(), without.stop()]));

/** Sends a request and returns the cookies that its answer sets. */
async function cookiesOf(app: TestApp, method: string): Promise<string[]> {
  const { headers } = await createClient(app.url).request('/nothing-here', { method });
  return headers.getSetCookie();
}

test('a request that may change something marks its browser for some seconds, only where there is a replica', async () => {
  const marked = await cookiesOf(withReplica, 'POST');
  expect(marked).toEqual(['recent-change=1; Max-Age=10; Path=/api; HttpOnly; SameSite=Lax']);
  expect(await cookiesOf(withReplica, 'GET')).toEqual([]);
  expect(await cookiesOf(without, 'POST')).toEqual([]);
});

test('a browser that has just changed something reads from the primary', async () => {
  const { deps } = without;
  const replica = { ...deps.replica, read: async () => 'replica' } as unknown as Replica;
  const read = (cookie: string) =>
    readFromReplica<string>(
      { deps: { ...deps, replica }, requestHeaders: new Headers({ cookie }) },
      async () => 'primary',
    );
  expect(await read('session=abc')).toBe('replica');
  expect(await read('session=abc; recent-change=1')).toBe('primary');
});
