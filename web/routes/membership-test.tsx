import type { MetaFunction } from 'react-router';
import { TestGrantPage } from '#web/features/membership/test-grant-page.tsx';
import { NoScriptNote } from '#web/features/shell/no-script-note.tsx';
import { hiddenPageMeta } from '#web/features/shell/page-meta.ts';

export const meta: MetaFunction = ({ matches }) => hiddenPageMeta(matches, 'Üyelik testi');

export default function Page() {
  return (
    <>
      <NoScriptNote />
      <TestGrantPage />
    </>
  );
}
