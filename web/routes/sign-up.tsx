import { brand } from '#domain/brand.ts';
import { RequireVisitor } from '#web/features/session/index.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';

export const meta = () => [{ title: `Kayıt Ol · ${brand.name}` }];

export default function SignUp() {
  return (
    <RequireVisitor>
      <main className="mx-auto max-w-form px-5 py-16">
        <PageHeading title="Kayıt Ol" />
      </main>
    </RequireVisitor>
  );
}
