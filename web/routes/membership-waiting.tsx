import type { MetaFunction } from 'react-router';
import { WaitingPage } from '#web/features/membership/waiting-page.tsx';
import { NoScriptNote } from '#web/features/shell/no-script-note.tsx';
import { hiddenPageMeta } from '#web/features/shell/page-meta.ts';

export const meta: MetaFunction = ({ matches }) => hiddenPageMeta(matches, 'Ödeme bekleniyor');

export default function Page() {
  return (
    <>
      <NoScriptNote />
      <WaitingPage />
    </>
  );
}
