import { brand } from '#domain/brand.ts';
import { TestGrantPage } from '#web/features/membership/test-grant-page.tsx';
import { NoScriptNote } from '#web/features/shell/no-script-note.tsx';

export const meta = () => [{ title: `Üyelik testi · ${brand.name}` }, { name: 'robots', content: 'noindex' }];

export default function Page() {
  return (
    <>
      <NoScriptNote />
      <TestGrantPage />
    </>
  );
}
