import { useEffect } from 'react';
import { hourMs } from '#domain/time/durations.ts';
import { toast } from '#web/ui/toast.tsx';
import { createRestartChecks } from './restart-checks.ts';
import { eachInTurn, openFirst } from './scopes-in-turn.ts';

/**
 * Each offline page has its own scope, because public pages have no service worker. `/assets/` is the scope of the pages'
 * web workers (differences, spell check): their requests belong to the scope of their script's address.
 */
const scopes = ['/panel', '/editor', '/oku', '/assets/'] as const;
/** Minimum time between two checks for a new build, when an open tab becomes visible, ms. */
const askEveryMs = hourMs;
/** Delay of the registration, so that it does not delay the page, ms. */
const startAfterMs = 2_000;
/** Longest time that a scope waits for the one before it, ms. */
const waitsMs = 60_000;

let told = false;
/** Asks whether there is a new build; null until the service worker is registered. */
let ask: (() => void) | null = null;

/** Checks for a new build soon, because the server that this page was connected to ends. */
export const checkAfterRestart = createRestartChecks(
  () => ask?.(),
  () => told,
);

/** Offers to reload when a new build is installed; until then the page uses the old build, whose files are kept. */
function tellOfNewBuild(): void {
  if (told) return;
  told = true;
  toast({
    text: 'Site yenilendi. Sayfayı yenilediğinizde yazdıklarınız yerinde durur.',
    action: { text: 'Yenile', onSelect: () => location.reload() },
    leavesAfterMs: 60_000,
  });
}

/** Resolves when the registration's pending installation has succeeded or failed. */
async function installed({ installing }: ServiceWorkerRegistration): Promise<void> {
  if (installing)
    await new Promise((resolve) => installing.addEventListener('statechange', resolve, { once: true }));
}

/** Registers the service worker of the offline pages, and announces a new build. Used only by private pages. */
export function useServiceWorker(): void {
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const container = navigator.serviceWorker;
    const registrations: ServiceWorkerRegistration[] = [];
    let askedAt = Date.now();
    let controlled = container.controller !== null;
    // One after another, because the first stores the files of all. A failed registration only means no offline pages.
    const begin = () =>
      eachInTurn(openFirst(scopes, location.pathname), waitsMs, async (scope) => {
        const registration = await container.register('/sw.js', { scope, updateViaCache: 'none' });
        registrations.push(registration);
        await installed(registration);
      });
    const timer = setTimeout(() => void begin(), startAfterMs);
    const onChange = () => {
      if (controlled) tellOfNewBuild();
      controlled = true;
    };
    const askNow = () => {
      askedAt = Date.now();
      void eachInTurn([...registrations], waitsMs, async (registration) => {
        await registration.update();
        await installed(registration);
      });
    };
    const onVisible = () => {
      if (document.visibilityState === 'visible' && Date.now() - askedAt >= askEveryMs) askNow();
    };
    ask = askNow;
    container.addEventListener('controllerchange', onChange);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      ask = null;
      clearTimeout(timer);
      container.removeEventListener('controllerchange', onChange);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, []);
}
