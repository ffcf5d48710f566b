import { brand } from '#domain/brand.ts';
import { RequireUser } from '#web/features/session/index.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';

export const meta = () => [
  { title: `Hikaye Editörü · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

export default function Editor() {
  return (
    <RequireUser keepWhenSessionEnds>
      <main className="mx-auto max-w-page px-5 py-10">
        <PageHeading title="Hikaye Editörü" />
      </main>
    </RequireUser>
  );
}
