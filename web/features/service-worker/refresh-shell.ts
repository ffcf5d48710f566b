/** Prefix of the service worker's caches (web/tooling/service-worker-script.ts). */
const prefix = 'yazihane-shell-';

/**
 * Fetches the stored files of the offline pages again. Each is replaced only when its new copy has arrived, so that the
 * pages can be opened at any moment; one that the server no longer has stays for tabs of its build.
 * @throws TypeError when the server can't be reached
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
