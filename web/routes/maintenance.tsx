import type { MetaFunction } from 'react-router';
import { MaintenancePage } from '#web/features/maintenance/maintenance-page.tsx';
import { hiddenPageMeta } from '#web/features/shell/page-meta.ts';
import { callApiInLoader } from '#web/lib/loader-api.ts';
import type { Route } from './+types/maintenance.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { maintenance } = await callApiInLoader(context, (api) => api.site.notice());
  return { maintenance };
}

export const meta: MetaFunction = ({ matches }) => hiddenPageMeta(matches, 'Bakım');

export default function Page({ loaderData }: Route.ComponentProps) {
  return <MaintenancePage ongoing={loaderData.maintenance} />;
}
