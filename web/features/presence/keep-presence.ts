import { heartbeatMs } from '#domain/presence.ts';
import { publicApi as api } from '#web/lib/public-api.ts';

/**
 * Starts an active session of this tab, keeps it while the tab is looked at, and ends it by a beacon when it is left
 * (docs/product/pages.md). Nothing is kept in the browser, and no fault is shown: it only counts. Returns the way to
 * stop.
 */
export function keepPresence(): () => void {
  const sessionId = crypto.randomUUID?.();
  // Browsers make ids only where the connection is safe.
  if (!sessionId) return () => {};
  const told = { sessionId };
  let timer = 0;

  const start = () => void api.presence.start(told).catch(() => {});
  const beat = () =>
    void api.presence.heartbeat(told).then(
      ({ active }) => active || start(),
      () => {},
    );
  const look = () => {
    clearInterval(timer);
    if (document.hidden) return;
    start();
    timer = window.setInterval(beat, heartbeatMs);
  };
  /** A page that comes back as it was left; its first showing was told at once. */
  const comeBack = ({ persisted }: PageTransitionEvent) => persisted && look();
  const end = () => {
    clearInterval(timer);
    navigator.sendBeacon('/api/presence/end', new Blob([JSON.stringify(told)], { type: 'application/json' }));
  };

  look();
  document.addEventListener('visibilitychange', look);
  addEventListener('pagehide', end);
  addEventListener('pageshow', comeBack);
  return () => {
    document.removeEventListener('visibilitychange', look);
    removeEventListener('pagehide', end);
    removeEventListener('pageshow', comeBack);
    end();
  };
}
