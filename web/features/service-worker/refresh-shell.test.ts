import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serviceWorker } from '#web/tooling/service-worker-script.ts';
import { refreshShell } from './refresh-shell.ts';

const origin = 'https://yazihane.example';
const stores = new Map<string, Map<string, Response>>();
const network = vi.fn<(address: string, init?: RequestInit) => Promise<Response>>();
const addressOf = (of: string | Request) => new URL(typeof of === 'string' ? of : of.url, origin).href;
const storeOf = (name: string) => {
  const store = stores.get(name) ?? new Map<string, Response>();
  stores.set(name, store);
  return store;
};

beforeEach(() => {
  stores.clear();
  network.mockReset();
  vi.stubGlobal('location', { origin });
  vi.stubGlobal('skipWaiting', async () => undefined);
  vi.stubGlobal('fetch', (of: string | Request, init?: RequestInit) => network(addressOf(of), init));
  vi.stubGlobal('caches', {
    keys: async () => [...stores.keys()],
    match: async () => undefined,
    open: async (name: string) => ({
      keys: async () => [...storeOf(name).keys()].map((url) => ({ url })),
      put: async (of: string | Request, answer: Response) => void storeOf(name).set(addressOf(of), answer),
      add: async (of: string) => void storeOf(name).set(addressOf(of), await network(addressOf(of))),
    }),
  });
});
afterEach(() => void vi.unstubAllGlobals());

/** Runs the worker's installation, which fills the cache. */
async function install(): Promise<void> {
  let done: Promise<unknown> = Promise.resolve();
  vi.stubGlobal('addEventListener', (type: string, act: (event: object) => void) => {
    if (type === 'install') act({ waitUntil: (until: Promise<unknown>) => (done = until) });
  });
  network.mockImplementation(async (address) =>
    address.includes('/assets/')
      ? new Response('eski')
      : new Response('<script src="/assets/giris.js"></script>'),
  );
  serviceWorker({
    version: 'bir',
    offlinePages: ['/panel'],
    mark: '/assets/giris.js',
    files: ['/assets/oda.js'],
  });
  await done;
}
const kept = async () =>
  Object.fromEntries(
    await Promise.all(
      [...storeOf('yazihane-shell-bir')].map(
        async ([url, answer]) => [new URL(url).pathname, await answer.clone().text()] as const,
      ),
    ),
  );

test('fetches all stored files again past HTTP caches, and keeps those that the server no longer has', async () => {
  await install();
  storeOf('baska').set(`${origin}/assets/baska.js`, new Response('eski'));
  network.mockReset();
  network.mockImplementation(async (address) =>
    address.endsWith('oda.js') ? new Response('yeni') : new Response('', { status: 404 }),
  );
  const page = (await kept())['/panel'];
  await refreshShell();
  expect(await kept()).toEqual({ '/panel': page, '/assets/oda.js': 'yeni', '/assets/giris.js': 'eski' });
  expect(network.mock.calls.map(([, init]) => init)).toEqual([{ cache: 'reload' }, { cache: 'reload' }]);
});

test('keeps all files and rejects without a connection', async () => {
  await install();
  network.mockRejectedValue(new TypeError('away'));
  const before = await kept();
  await expect(refreshShell()).rejects.toThrow('away');
  expect(await kept()).toEqual(before);
});
