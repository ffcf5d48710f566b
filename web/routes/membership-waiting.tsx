import { brand } from '#domain/brand.ts';
import { WaitingPage } from '#web/features/membership/waiting-page.tsx';
import { NoScriptNote } from '#web/features/shell/no-script-note.tsx';

export const meta = () => [
  { title: `Ödeme bekleniyor · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

export default function Page() {
  return (
    <>
      <NoScriptNote />
      <WaitingPage />
    </>
  );
}
