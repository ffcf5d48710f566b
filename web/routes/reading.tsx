import { ReadingPage } from '#web/features/reading/reading-page.tsx';
import { RequireUser } from '#web/features/session/index.ts';
import { hiddenPageMeta } from '#web/features/shell/page-meta.ts';

export const meta = () => hiddenPageMeta('Okuma');

export default function Reading() {
  return (
    <RequireUser keepWhenSessionEnds>
      <ReadingPage />
    </RequireUser>
  );
}
