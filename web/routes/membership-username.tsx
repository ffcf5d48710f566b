import { brand } from '#domain/brand.ts';
import { UsernamePage } from '#web/features/membership/username-page.tsx';
import { NoScriptNote } from '#web/features/shell/no-script-note.tsx';

export const meta = () => [
  { title: `Üyelik ödemesi · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

export default function Page() {
  return (
    <>
      <NoScriptNote />
      <UsernamePage />
    </>
  );
}
