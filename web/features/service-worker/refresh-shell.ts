/** How the service worker names what it keeps (web/tooling/service-worker-script.ts). */
const prefix = 'yazihane-shell-';

/**
 * Fetches anew the files that the rooms run on without a connection. Each stays until its successor is here, so that
 * the rooms can be opened at any moment; one that the server no longer has stays for tabs of its build.
 * @throws where the server can't be reached
 */
export async function refreshShell(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  await Promise.all(
    names.map(async (name) => {
      const cache = await caches.open(name);
      const files = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith('/assets/'));
      await Promise.all(
        files.map(async ({ url }) => {
          const answer = await fetch(url, { cache: 'reload' });
          if (answer.ok) await cache.put(url, answer);
        }),
      );
    }),
  );
}
