import type { MetaFunction } from 'react-router';
import { PreviewLinkPage } from '#web/features/blog/preview-link-page.tsx';
import { NoScriptNote } from '#web/features/shell/no-script-note.tsx';
import { hiddenPageMeta } from '#web/features/shell/page-meta.ts';

/** Not cached, not indexed, and no referrer for other sites. */
export const handle = { unlisted: true };

export const meta: MetaFunction = ({ matches }) => hiddenPageMeta(matches, 'Yazı önizlemesi');

export default function Page() {
  return (
    <>
      <NoScriptNote />
      <PreviewLinkPage />
    </>
  );
}
