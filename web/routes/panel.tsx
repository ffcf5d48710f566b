import { PanelPage } from '#web/features/panel/panel-page.tsx';
import { RequireUser } from '#web/features/session/index.ts';
import { hiddenPageMeta } from '#web/features/shell/page-meta.ts';

export const meta = () => hiddenPageMeta('Panelim');

export default function Panel() {
  return (
    <RequireUser>
      <PanelPage />
    </RequireUser>
  );
}
