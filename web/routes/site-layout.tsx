import { Outlet } from 'react-router';
import { ErrorPage } from '#web/features/shell/error-page.tsx';
import { SiteFrame } from '#web/features/shell/site-frame.tsx';
import type { Route } from './+types/site-layout.ts';

/** Header and footer around the pages that web/routes.ts lists within this layout. */
export default function SiteLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SiteFrame>
      <ErrorPage error={error} />
    </SiteFrame>
  );
}
