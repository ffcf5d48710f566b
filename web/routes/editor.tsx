import type { MetaFunction } from 'react-router';
import { EditorPage } from '#web/features/editor/editor-page.tsx';
import { RequireUser } from '#web/features/session/index.ts';
import { hiddenPageMeta } from '#web/features/shell/page-meta.ts';

export const meta: MetaFunction = ({ matches }) => hiddenPageMeta(matches, 'Hikaye Editörü');

export default function Editor() {
  return (
    <RequireUser keepWhenSessionEnds>
      <EditorPage />
    </RequireUser>
  );
}
