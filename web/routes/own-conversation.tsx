import type { MetaFunction } from 'react-router';
import { OwnConversationPage } from '#web/features/conversation/own-page.tsx';
import { RequireUser } from '#web/features/session/index.ts';
import { hiddenPageMeta } from '#web/features/shell/page-meta.ts';

export const meta: MetaFunction = ({ matches }) => hiddenPageMeta(matches, 'Destek yazışması');

export default function OwnConversation() {
  return (
    <RequireUser>
      <OwnConversationPage />
    </RequireUser>
  );
}
