/** The values that the build passes to the service worker. */
export interface ShellFiles {
  /** Names the build. */
  version: string;
  /** Addresses of the private pages that work offline. */
  offlinePages: string[];
  /** A file that only this build's pages load; it shows that a fetched page is of this build. */
  mark: string;
  /** Scripts, styles and fonts of these pages. */
  files: string[];
}

/** An event that keeps the worker running until its promise settles. */
interface ExtendableEvent {
  waitUntil(done: Promise<unknown>): void;
}

/** The part of a service worker's global scope that is used here; TypeScript's own types of it contradict those of a page. */
interface WorkerScope {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  addEventListener(type: 'install' | 'activate', act: (event: ExtendableEvent) => void): void;
  addEventListener(
    type: 'fetch',
    act: (
      event: ExtendableEvent & {
        request: Request;
        respondWith(answer: Promise<Response>): void;
      },
    ) => void,
  ): void;
}

/**
 * The service worker of private pages. Fetches them from the network; after an error, a status from 502 or
 * `networkTimeoutMs` it responds with this build's stored page. Files below /assets never change, so the stored copy is
 * used; those of the previous build stay for open tabs. Other requests are ignored. The build copies the function as text:
 * it must not refer to anything outside.
 */
export function serviceWorker({ version, offlinePages, mark, files }: ShellFiles): void {
  const worker = globalThis as unknown as WorkerScope;
  const prefix = 'yazihane-shell-';
  const cacheName = prefix + version;
  /** Time after which the stored page is used, ms. */
  const networkTimeoutMs = 5_000;
  /** Files that are fetched in parallel; few, so that the open page's requests are not delayed. */
  const batchSize = 2;
  /** Pause between two batches, ms. */
  const batchPauseMs = 50;

  async function install() {
    const cache = await caches.open(cacheName);
    const wanted = new Set(files);
    for (const path of offlinePages) {
      const page = await fetch(path, { cache: 'no-store', credentials: 'omit' });
      const html = await page.clone().text();
      // During a deployment a process of another build may answer; the browser retries the installation later.
      if (!page.ok || !html.includes(mark)) throw new Error(`${path} is not of this build.`);
      for (const [, file] of html.matchAll(/"(\/assets\/[^"\\]+)/g)) if (file) wanted.add(file);
      await cache.put(path, page);
    }
    // Another private page's worker of this build, or an aborted installation, may have stored some.
    const stored = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
    const missing = [...wanted].filter((file) => !stored.has(file));
    while (missing.length > 0) {
      await Promise.all(
        missing.splice(0, batchSize).map(async (file) => {
          const copy = await caches.match(file);
          if (copy) await cache.put(file, copy);
          else await cache.add(file);
        }),
      );
      await new Promise((resolve) => setTimeout(resolve, batchPauseMs));
    }
    await worker.skipWaiting();
  }

  async function activate() {
    const names = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName);
    await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
    await worker.clients.claim();
  }

  async function respondWithFile(
    request: Request,
    waitUntil: (done: Promise<unknown>) => void,
  ): Promise<Response> {
    const cached = await caches.match(request.url, { ignoreVary: true });
    if (cached) return cached;
    const answer = await fetch(request);
    if (answer.ok) {
      // Cloned before the cache opens, because a response that the page has begun to read can't be cloned.
      const copy = answer.clone();
      // A file that does not fit the storage is fetched again.
      waitUntil(
        caches
          .open(cacheName)
          .then((cache) => cache.put(request.url, copy))
          .catch(() => undefined),
      );
    }
    return answer;
  }

  /** Stores a fetched page of this build, because announcements and the site's name change between builds. */
  async function keepPage(path: string, page: Response): Promise<void> {
    const html = await page.clone().text();
    if (html.includes(mark)) await (await caches.open(cacheName)).put(path, page);
  }

  async function respondWithPage(
    request: Request,
    path: string,
    waitUntil: (done: Promise<unknown>) => void,
  ): Promise<Response> {
    // Only this build's page, because only this build's files are stored.
    const shell = async () => (await (await caches.open(cacheName)).match(path)) ?? Response.error();
    const timeout = new Promise<null>((resolve) => setTimeout(resolve, networkTimeoutMs, null));
    try {
      const answer = await Promise.race([fetch(request), timeout]);
      if (!answer || answer.status >= 502) return await shell();
      if (answer.ok) waitUntil(keepPage(path, answer.clone()).catch(() => undefined));
      return answer;
    } catch {
      return shell();
    }
  }

  worker.addEventListener('install', (event) => event.waitUntil(install()));
  worker.addEventListener('activate', (event) => event.waitUntil(activate()));
  worker.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== location.origin) return;
    if (pathname.startsWith('/assets/')) {
      // refreshShell requests the server's copy.
      if (request.cache !== 'reload')
        event.respondWith(respondWithFile(request, (done) => event.waitUntil(done)));
    } else if (request.mode === 'navigate' && offlinePages.includes(pathname))
      event.respondWith(respondWithPage(request, pathname, (done) => event.waitUntil(done)));
  });
}
