import { useEffect } from 'react';
import { toast } from '#web/ui/toast.tsx';

/**
 * Public pages have none: each room has its own scope. What a room's own workers ask for (differences, the spell check)
 * goes by the address of their script, wherever they were started.
 */
const scopes = ['/panel', '/editor', '/oku', '/assets/'] as const;
/** A tab that stays open for days asks for a new build this often, ms. */
const askEveryMs = 3_600_000;
/** The page comes first, ms. */
const startAfterMs = 2_000;

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

/** Lets the rooms open without a connection, and tells of a new build. For rooms only. */
export function useServiceWorker(): void {
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const container = navigator.serviceWorker;
    let registrations: ServiceWorkerRegistration[] = [];
    let askedAt = Date.now();
    let controlled = container.controller !== null;
    // Where the browser forbids it, everything works as it does with a connection.
    const begin = async () => {
      registrations = await Promise.all(
        scopes.map((scope) => container.register('/sw.js', { scope, updateViaCache: 'none' })),
      ).catch(() => []);
    };
    const timer = setTimeout(() => void begin(), startAfterMs);
    const onChange = () => {
      if (controlled) tellOfNewBuild();
      controlled = true;
    };
    const onVisible = () => {
      if (document.visibilityState !== 'visible' || Date.now() - askedAt < askEveryMs) return;
      askedAt = Date.now();
      for (const registration of registrations) registration.update().catch(() => undefined);
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
