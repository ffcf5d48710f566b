import { Outlet } from 'react-router';
import { AdminFrame } from '#web/features/admin/admin-frame.tsx';
import { AdminOnly } from '#web/features/admin/admin-only.tsx';
import { adminTitle } from '#web/features/admin/admin-sections.ts';
import { RequireUser } from '#web/features/session/index.ts';
import { hiddenPageMeta } from '#web/features/shell/page-meta.ts';
import type { Route } from './+types/admin-layout.ts';

/** The title of every section; a page below a section has a `meta` of its own. */
export const meta: Route.MetaFunction = ({ location, matches }) =>
  hiddenPageMeta(matches, adminTitle(location.pathname) ?? 'Yönetim');

/** The guards and the frame around all administration pages. */
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
