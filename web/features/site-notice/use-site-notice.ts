import { useEffect } from 'react';
import { siteNoticeHtml } from '#domain/site/site-notice.ts';
import { api, maintenanceMet } from '#web/lib/api.ts';

/** A room that is looked at asks this often, ms: announcements and maintenance reach it within seconds. */
const askEveryMs = 15_000;

/** Puts a notice where the server writes it into pages (server/app/web); what already stands there is not said again. */
function show(html: string): void {
  const place = document.getElementById('duyuru');
  if (!place) return;
  const written = document.createElement('template');
  written.innerHTML = html;
  if (written.innerHTML !== place.innerHTML) place.replaceChildren(written.content);
}

/**
 * In rooms, which stay open for hours: keeps the line above the page true. It asks at intervals while the tab is looked
 * at, and at once when the server has refused to write. A notice that can't be read leaves the last one.
 */
export function useSiteNotice(): void {
  useEffect(() => {
    let left = false;
    const ask = () => {
      if (document.hidden || !navigator.onLine) return;
      api.site.notice({}).then(
        (notice) => {
          if (!left) show(siteNoticeHtml(notice));
        },
        () => undefined,
      );
    };
    const timer = setInterval(ask, askEveryMs);
    addEventListener(maintenanceMet, ask);
    document.addEventListener('visibilitychange', ask);
    return () => {
      left = true;
      clearInterval(timer);
      removeEventListener(maintenanceMet, ask);
      document.removeEventListener('visibilitychange', ask);
    };
  }, []);
}
