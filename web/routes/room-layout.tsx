import { IsRestoringProvider, QueryClientProvider } from '@tanstack/react-query';
import { Outlet, useLocation } from 'react-router';
import { CacheButton, useQueryPersistence } from '#web/features/cache/index.ts';
import { useServiceWorker } from '#web/features/service-worker/index.ts';
import { NoScriptNote } from '#web/features/shell/no-script-note.tsx';
import { useSiteNotice } from '#web/features/site-notice/index.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { Toaster } from '#web/ui/toast.tsx';

/** The server sends a room's page as a shell that starts its app at once. */
export const handle = { room: true };

/** A room can be put among a device's apps; public pages don't ask for the file. */
export const links = () => [
  { rel: 'manifest', href: '/uygulama.webmanifest' },
  { rel: 'apple-touch-icon', href: '/simge-192.png' },
];

/** What every room (a screen behind the guard, drawn in the browser) needs: queries and toasts. */
export default function RoomLayout() {
  const restoring = useQueryPersistence();
  useSiteNotice();
  useServiceWorker();
  const { pathname } = useLocation();
  return (
    <QueryClientProvider client={queryClient}>
      <IsRestoringProvider value={restoring}>
        <Toaster>
          <NoScriptNote />
          <Outlet />
          {/* These pages have actions or figures at their edges; a menu or a link opens the dialog there. */}
          {!/^\/(?:admin|editor|oku|odeme)/.test(pathname) && <CacheButton />}
        </Toaster>
      </IsRestoringProvider>
    </QueryClientProvider>
  );
}
