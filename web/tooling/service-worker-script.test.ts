import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ShellFiles, serviceWorker } from './service-worker-script.ts';

const origin = 'https://yazihane.example';
const network = vi.fn<(address: string) => Promise<Response>>();
/** Caches by name, in the order of their creation. */
const stores = new Map<string, Map<string, Response>>();

const pathOf = (of: string | Request) => new URL(typeof of === 'string' ? of : of.url, origin).pathname;
function storeOf(name: string) {
  const store = stores.get(name) ?? new Map<string, Response>();
  stores.set(name, store);
  return store;
}
const caches = {
  keys: async () => [...stores.keys()],
  delete: async (name: string) => stores.delete(name),
  match: async (of: string | Request) =>
    [...stores.values()]
      .map((store) => store.get(pathOf(of)))
      .find((kept) => kept)
      ?.clone(),
  open: async (name: string) => ({
    keys: async () => [...storeOf(name).keys()].map((path) => ({ url: origin + path })),
    match: async (of: string | Request) => storeOf(name).get(pathOf(of))?.clone(),
    put: async (of: string | Request, answer: Response) => void storeOf(name).set(pathOf(of), answer),
    async add(of: string) {
      const answer = await network(pathOf(of));
      if (!answer.ok) throw new TypeError('not ok');
      storeOf(name).set(pathOf(of), answer);
    },
  }),
};

type Listener = (event: object) => void;

/** Runs the worker of a build. */
function run(build: string, files: string[] = [`/assets/editor-${build}.js`]) {
  const listeners = new Map<string, Listener>();
  const begun: Promise<unknown>[] = [];
  vi.stubGlobal('addEventListener', (type: string, act: Listener) => listeners.set(type, act));
  const known: ShellFiles = {
    version: build,
    offlinePages: ['/panel', '/editor'],
    mark: `/assets/entry-${build}.js`,
    files,
  };
  serviceWorker(known);
  async function happen(type: 'install' | 'activate') {
    let done: Promise<unknown> = Promise.resolve();
    listeners.get(type)?.({ waitUntil: (until: Promise<unknown>) => (done = until) });
    await done;
  }
  return {
    install: () => happen('install'),
    activate: () => happen('activate'),
    /** Resolves when all promises passed to `waitUntil` are settled. */
    rest: () => Promise.all(begun),
    /** The text of the worker's response to a request; null when it ignores the request. */
    async fetch(
      path: string,
      init: { method?: string; mode?: string; cache?: RequestCache } = {},
    ): Promise<string | null> {
      const { method = 'GET', mode = 'cors', cache = 'default' } = init;
      const asked: { answer: Promise<Response> | null } = { answer: null };
      const request = { url: path.startsWith('http') ? path : origin + path, method, mode, cache };
      listeners.get('fetch')?.({
        request,
        respondWith(given: Promise<Response>) {
          asked.answer = given;
        },
        waitUntil: (done: Promise<unknown>) => begun.push(done),
      });
      const answer = await asked.answer;
      return answer && (answer.type === 'error' ? 'error' : answer.text());
    },
  };
}

/** Simulates the server of a build, whose pages load that build's entry file. */
const serve = (build: string) =>
  network.mockImplementation(async (path) =>
    path.startsWith('/assets/')
      ? path.includes(build)
        ? new Response(`${path}`)
        : new Response('', { status: 404 })
      : new Response(`<script src="/assets/entry-${build}.js"></script>${build} ${path}`),
  );
const offline = () => network.mockRejectedValue(new TypeError('away'));

beforeEach(() => {
  stores.clear();
  network.mockReset();
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('location', { origin });
  vi.stubGlobal('skipWaiting', async () => undefined);
  vi.stubGlobal('clients', { claim: async () => undefined });
  vi.stubGlobal('fetch', (of: string | Request) => network(pathOf(of)));
});
afterEach(() => void vi.unstubAllGlobals());

const visit = { mode: 'navigate' };

describe('the service worker', () => {
  it('responds with the page from the network, or the stored one after an error', async () => {
    serve('bir');
    const worker = run('bir');
    await worker.install();
    await worker.activate();
    serve('iki');
    expect(await worker.fetch('/editor?hikaye=1', visit)).toContain('iki /editor');
    offline();
    expect(await worker.fetch('/editor?hikaye=1', visit)).toContain('bir /editor');
    expect(await worker.fetch('/panel', visit)).toContain('bir /panel');
    network.mockResolvedValue(new Response('Bad Gateway', { status: 502 }));
    expect(await worker.fetch('/panel', visit)).toContain('bir /panel');
  });

  it('stores the newest page of its build, which may show another name of the site', async () => {
    serve('bir');
    const worker = run('bir');
    await worker.install();
    network.mockImplementation(
      async () => new Response('<script src="/assets/entry-bir.js"></script>Kalem Evi'),
    );
    await worker.fetch('/panel', visit);
    await worker.rest();
    offline();
    expect(await worker.fetch('/panel', visit)).toContain('Kalem Evi');
  });

  it('responds with the stored page when the network does not answer in time', async () => {
    serve('bir');
    const worker = run('bir');
    await worker.install();
    vi.useFakeTimers();
    network.mockReturnValue(new Promise(() => undefined));
    const answer = worker.fetch('/editor', visit);
    await vi.advanceTimersByTimeAsync(5_000);
    vi.useRealTimers();
    expect(await answer).toContain('bir /editor');
  });

  it('stores every file of the offline pages, also those that only the page names', async () => {
    serve('bir');
    const worker = run('bir');
    await worker.install();
    offline();
    expect(await worker.fetch('/assets/editor-bir.js')).toBe('/assets/editor-bir.js');
    expect(await worker.fetch('/assets/entry-bir.js')).toBe('/assets/entry-bir.js');
  });

  it('fetches each file once when several pages install it or an installation was aborted', async () => {
    const files = Array.from({ length: 9 }, (_, at) => `/assets/oda${at}-bir.js`);
    const asked = () =>
      network.mock.calls
        .map(([path]) => path)
        .filter((path) => path.startsWith('/assets/oda'))
        .sort();
    serve('bir');
    const server = network.getMockImplementation();
    network.mockImplementation(async (path) =>
      path === files[6] ? Promise.reject(new TypeError('away')) : (server?.(path) ?? new Response()),
    );
    await expect(run('bir', files).install()).rejects.toThrow('away');
    expect([...storeOf('yazihane-shell-bir').keys()]).not.toContain(files[8]);
    network.mockClear();
    serve('bir');
    const worker = run('bir', files);
    await worker.install();
    expect(asked()).toEqual([files[6], files[8]]);
    network.mockClear();
    await run('bir', files).install();
    expect(asked()).toEqual([]);
    offline();
    for (const file of files) expect(await worker.fetch(file)).toBe(file);
  });

  it('ignores the API, public pages, other sites, reloads and requests other than GET', async () => {
    serve('bir');
    const worker = run('bir');
    await worker.install();
    for (const path of ['/api/stories', '/uygulama.webmanifest', 'https://baska.example/assets/a.js'])
      expect(await worker.fetch(path), path).toBeNull();
    for (const path of ['/', '/blog', '/fiyatlandirma', '/panel.data'])
      expect(await worker.fetch(path, visit), path).toBeNull();
    expect(await worker.fetch('/assets/editor-bir.js', { method: 'POST' })).toBeNull();
    expect(await worker.fetch('/assets/editor-bir.js', { cache: 'reload' })).toBeNull();
    expect([...storeOf('yazihane-shell-bir').keys()].filter((path) => path.startsWith('/api'))).toEqual([]);
  });

  it('keeps the files of the previous build for open tabs, and deletes older ones', async () => {
    for (const build of ['bir', 'iki', 'son']) {
      serve(build);
      const worker = run(build);
      await worker.install();
      await worker.activate();
    }
    const worker = run('son');
    expect(await worker.fetch('/assets/editor-iki.js')).toBe('/assets/editor-iki.js');
    expect(await worker.fetch('/assets/editor-bir.js')).toBe('');
    offline();
    // A page of another build is not used.
    expect(await worker.fetch('/editor', visit)).toContain('son /editor');
  });

  it('stores a file that was fetched after installation, also when the page has already read it', async () => {
    serve('bir');
    const worker = run('bir');
    await worker.install();
    const opening = Promise.withResolvers<void>();
    vi.stubGlobal('caches', { ...caches, open: async (name: string) => caches.open(await wait(name)) });
    const wait = (name: string) => opening.promise.then(() => name);
    expect(await worker.fetch('/assets/sozluk-bir.dic')).toBe('/assets/sozluk-bir.dic');
    opening.resolve();
    await worker.rest();
    offline();
    expect(await worker.fetch('/assets/sozluk-bir.dic')).toBe('/assets/sozluk-bir.dic');
  });

  it('fails to install while another build answers, and the previous worker keeps responding', async () => {
    serve('bir');
    await run('bir').install();
    await expect(run('iki').install()).rejects.toThrow('not of this build');
    offline();
    expect(await run('bir').fetch('/editor', visit)).toContain('bir /editor');
  });

  it('responds with a network error when nothing is stored', async () => {
    offline();
    expect(await run('bir').fetch('/editor', visit)).toBe('error');
  });
});
