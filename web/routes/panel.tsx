import type { MetaFunction } from 'react-router';
import { PanelPage } from '#web/features/panel/panel-page.tsx';
import { RequireUser } from '#web/features/session/index.ts';
import { hiddenPageMeta } from '#web/features/shell/page-meta.ts';

export const meta: MetaFunction = ({ matches }) => hiddenPageMeta(matches, 'Panelim');

export default function Panel() {
  return (
    <RequireUser>
      <PanelPage />
    </RequireUser>
  );
}
