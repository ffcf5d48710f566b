import { brand } from '#domain/brand.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';

export const meta = () => [{ title: `Gizlilik Politikası · ${brand.name}` }];

export default function Privacy() {
  return (
    <main className="mx-auto max-w-prose px-5 py-16">
      <PageHeading title="Gizlilik Politikası" />
    </main>
  );
}
