import { Outlet } from 'react-router';
import { AdminFrame } from '#web/features/admin/admin-frame.tsx';
import { AdminOnly } from '#web/features/admin/admin-only.tsx';
import { RequireUser } from '#web/features/session/index.ts';

/** Around every section of the administrators' room. */
export default function AdminLayout() {
  return (
    <RequireUser>
      <AdminOnly>
        <AdminFrame>
          <Outlet />
        </AdminFrame>
      </AdminOnly>
    </RequireUser>
  );
}
