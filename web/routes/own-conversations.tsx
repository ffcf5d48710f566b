import type { MetaFunction } from 'react-router';
import { OwnConversationsPage } from '#web/features/conversation/own-list-page.tsx';
import { RequireUser } from '#web/features/session/index.ts';
import { hiddenPageMeta } from '#web/features/shell/page-meta.ts';

export const meta: MetaFunction = ({ matches }) => hiddenPageMeta(matches, 'Destek yazışmalarım');

export default function OwnConversations() {
  return (
    <RequireUser>
      <OwnConversationsPage />
    </RequireUser>
  );
}
