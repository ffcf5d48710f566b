import { brand } from '#domain/brand.ts';
import { EditorPage } from '#web/features/editor/editor-page.tsx';
import { RequireUser } from '#web/features/session/index.ts';

export const meta = () => [
  { title: `Hikaye Editörü · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

export default function Editor() {
  return (
    <RequireUser keepWhenSessionEnds>
      <EditorPage />
    </RequireUser>
  );
}
