import type { MetaFunction } from 'react-router';
import { ConversationLinkPage } from '#web/features/conversation/link-page.tsx';
import { NoScriptNote } from '#web/features/shell/no-script-note.tsx';
import { hiddenPageMeta } from '#web/features/shell/page-meta.ts';

/** Not cached, not indexed, and no referrer for other sites. */
export const handle = { unlisted: true };

export const meta: MetaFunction = ({ matches }) => hiddenPageMeta(matches, 'Destek yazışması');

export default function Page() {
  return (
    <>
      <NoScriptNote />
      <ConversationLinkPage />
    </>
  );
}
