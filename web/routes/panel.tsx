import { brand } from '#domain/brand.ts';
import { PanelPage } from '#web/features/panel/panel-page.tsx';
import { RequireUser } from '#web/features/session/index.ts';

export const meta = () => [{ title: `Panelim · ${brand.name}` }, { name: 'robots', content: 'noindex' }];

export default function Panel() {
  return (
    <RequireUser>
      <PanelPage />
    </RequireUser>
  );
}
