import type { MetaFunction } from 'react-router';
import { UsernamePage } from '#web/features/membership/username-page.tsx';
import { NoScriptNote } from '#web/features/shell/no-script-note.tsx';
import { hiddenPageMeta } from '#web/features/shell/page-meta.ts';

export const meta: MetaFunction = ({ matches }) => hiddenPageMeta(matches, 'Üyelik ödemesi');

export default function Page() {
  return (
    <>
      <NoScriptNote />
      <UsernamePage />
    </>
  );
}
