import { useEffect } from 'react';
import { hourMs } from '#domain/time/durations.ts';
import { toast } from '#web/ui/toast.tsx';
import { eachInTurn, openFirst } from './scopes-in-turn.ts';

/**
 * Public pages have none: each room has its own scope. What a room's own workers ask for (differences, the spell check)
 * goes by the address of their script, wherever they were started.
 */
const scopes = ['/panel', '/editor', '/oku', '/assets/'] as const;
/** A tab that stays open for days asks for a new build this often, ms. */
const askEveryMs = hourMs;
/** The page comes first, ms. */
const startAfterMs = 2_000;
/** A scope waits for the one before it no longer than this: that may hang, and a slow line brings its files meanwhile, ms. */
const waitsMs = 60_000;

let told = false;

/** A new build stands ready: the page goes on with the old one, whose files are still there, until the writer reloads. */
function tellOfNewBuild(): void {
  if (told) return;
  told = true;
  toast({
    text: 'Yazıhane yenilendi. Sayfayı yenilediğinizde yazdıklarınız yerinde durur.',
    action: { text: 'Yenile', onSelect: () => location.reload() },
    leavesAfterMs: 60_000,
  });
}

/** Ends when a worker that is being installed there is, or can't be. */
async function installed({ installing }: ServiceWorkerRegistration): Promise<void> {
  if (installing)
    await new Promise((resolve) => installing.addEventListener('statechange', resolve, { once: true }));
}

/** Lets the rooms open without a connection, and tells of a new build. For rooms only. */
export function useServiceWorker(): void {
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const container = navigator.serviceWorker;
    const registrations: ServiceWorkerRegistration[] = [];
    let askedAt = Date.now();
    let controlled = container.controller !== null;
    // One after another: the first brings the files of all. Where the browser forbids it, everything works as it does with
    // a connection.
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
    const onVisible = () => {
      if (document.visibilityState !== 'visible' || Date.now() - askedAt < askEveryMs) return;
      askedAt = Date.now();
      void eachInTurn([...registrations], waitsMs, async (registration) => {
        await registration.update();
        await installed(registration);
      });
    };
    container.addEventListener('controllerchange', onChange);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearTimeout(timer);
      container.removeEventListener('controllerchange', onChange);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, []);
}
