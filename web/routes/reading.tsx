import type { MetaFunction } from 'react-router';
import { ReadingPage } from '#web/features/reading/reading-page.tsx';
import { RequireUser } from '#web/features/session/index.ts';
import { hiddenPageMeta } from '#web/features/shell/page-meta.ts';

export const meta: MetaFunction = ({ matches }) => hiddenPageMeta(matches, 'Okuma');

export default function Reading() {
  return (
    <RequireUser keepWhenSessionEnds>
      <ReadingPage />
    </RequireUser>
  );
}
