/** The values that the build passes to the service worker. */
export interface ShellFiles {
  /** Names the build. */
  version: string;
  /** Addresses of the private pages that work offline. */
  rooms: string[];
  /** A file that only this build's pages load; it shows that a fetched page is of this build. */
  mark: string;
  /** Scripts, styles and fonts of these pages. */
  files: string[];
}

/** An event that keeps the worker running until its promise settles. */
interface Waiting {
  waitUntil(done: Promise<unknown>): void;
}

/** As much of a service worker's world as is used here: TypeScript's own types of it contradict those of a page. */
interface WorkerScope {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  addEventListener(type: 'install' | 'activate', act: (event: Waiting) => void): void;
  addEventListener(
    type: 'fetch',
    act: (
      event: Waiting & {
        request: Request;
        respondWith(answer: Promise<Response>): void;
      },
    ) => void,
  ): void;
}

/**
 * The service worker of the rooms. Pages come from the network; without one, or where it takes too long, the shell of
 * this build stands in. Files under /assets carry their content's hash, so what is kept is never stale; those of the
 * build before stay too, for tabs that are still open. Nothing else is touched: no public page, no call of the API. It
 * is put into the file as text: it must not refer to anything outside.
 */
export function serviceWorker({ version, rooms, mark, files }: ShellFiles): void {
  const worker = globalThis as unknown as WorkerScope;
  const prefix = 'yazihane-shell-';
  const cacheName = prefix + version;
  /** A network that has not answered by then is as good as none, ms. */
  const patienceMs = 5_000;
  /** Files that are fetched at once, and the rest after them, ms: the page that is in use comes first. */
  const portion = 2;
  const restMs = 50;

  async function install() {
    const cache = await caches.open(cacheName);
    const wanted = new Set(files);
    for (const room of rooms) {
      const page = await fetch(room, { cache: 'no-store', credentials: 'omit' });
      const html = await page.clone().text();
      // While a new build goes round, another process may answer: the browser then tries again later.
      if (!page.ok || !html.includes(mark)) throw new Error(`${room} is not of this build.`);
      for (const [, file] of html.matchAll(/"(\/assets\/[^"\\]+)/g)) if (file) wanted.add(file);
      await cache.put(room, page);
    }
    // Another room's worker of this build, or this one when it was broken off, may have brought them already.
    const here = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
    const missing = [...wanted].filter((file) => !here.has(file));
    while (missing.length > 0) {
      await Promise.all(
        missing.splice(0, portion).map(async (file) => {
          const kept = await caches.match(file);
          if (kept) await cache.put(file, kept);
          else await cache.add(file);
        }),
      );
      await new Promise((resolve) => setTimeout(resolve, restMs));
    }
    await worker.skipWaiting();
  }

  async function activate() {
    const names = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName);
    await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
    await worker.clients.claim();
  }

  async function fileOf(request: Request, keep: (done: Promise<unknown>) => void): Promise<Response> {
    const kept = await caches.match(request.url, { ignoreVary: true });
    if (kept) return kept;
    const answer = await fetch(request);
    if (answer.ok) {
      // Made at once: when the cache is open, the page has begun to read the answer, and that can be done once only.
      const copy = answer.clone();
      // Where there is no room for it, it is fetched again.
      keep(
        caches
          .open(cacheName)
          .then((cache) => cache.put(request.url, copy))
          .catch(() => undefined),
      );
    }
    return answer;
  }

  async function roomOf(request: Request, room: string): Promise<Response> {
    // Of this build alone: its files are here.
    const shell = async () => (await (await caches.open(cacheName)).match(room)) ?? Response.error();
    const late = new Promise<null>((resolve) => setTimeout(resolve, patienceMs, null));
    try {
      const answer = await Promise.race([fetch(request), late]);
      return answer && answer.status < 502 ? answer : await shell();
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
      // Who asks for a file anew wants the server's own.
      if (request.cache !== 'reload') event.respondWith(fileOf(request, (done) => event.waitUntil(done)));
    } else if (request.mode === 'navigate' && rooms.includes(pathname))
      event.respondWith(roomOf(request, pathname));
  });
}
