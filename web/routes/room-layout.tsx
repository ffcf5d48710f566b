import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { useSession } from '#web/features/session/index.ts';
import { keepQueriesOf, queryClient } from '#web/lib/query-client.ts';
import { Toaster } from '#web/ui/toast.tsx';

/** The server sends a room's page as a shell that starts its app at once. */
export const handle = { room: true };

/** What every room (a screen behind the guard, drawn in the browser) needs: queries and toasts. */
export default function RoomLayout() {
  const { viewer } = useSession();
  if (viewer) keepQueriesOf(viewer.id);
  return (
    <QueryClientProvider client={queryClient}>
      <Toaster>
        <Outlet />
      </Toaster>
    </QueryClientProvider>
  );
}
