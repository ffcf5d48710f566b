import { brand } from '#domain/brand.ts';
import { RequireUser } from '#web/features/session/index.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';

export const meta = () => [{ title: `Panelim · ${brand.name}` }, { name: 'robots', content: 'noindex' }];

export default function Panel() {
  return (
    <RequireUser>
      <main className="mx-auto max-w-page px-5 py-10">
        <PageHeading title="Panelim" />
      </main>
    </RequireUser>
  );
}
