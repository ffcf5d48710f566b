import type { MetaFunction } from 'react-router';
import { MailSubscriptionPage } from '#web/features/mail-subscription/mail-subscription-page.tsx';
import { NoScriptNote } from '#web/features/shell/no-script-note.tsx';
import { hiddenPageMeta } from '#web/features/shell/page-meta.ts';

export const meta: MetaFunction = ({ matches }) => hiddenPageMeta(matches, 'E-posta tercihi');

export default function Page() {
  return (
    <>
      <NoScriptNote />
      <MailSubscriptionPage />
    </>
  );
}
