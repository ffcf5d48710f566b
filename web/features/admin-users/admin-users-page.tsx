import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { queries } from '#web/lib/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { UserList } from './user-list.tsx';
import { UserStats } from './user-stats.tsx';

/** The accounts (docs/product/administration.md). */
export default function AdminUsersPage() {
  const client = useQueryClient();
  const queryKey = queries.adminUsers.key();
  const asking = useIsFetching({ queryKey }) > 0;
  return (
    <main className="mx-auto grid w-full max-w-page gap-10 px-5 pt-10 pb-24">
      <PageHeading
        title="Kullanıcılar"
        actions={
          <Button
            icon={<RefreshCw aria-hidden="true" />}
            loading={asking}
            onClick={() => void client.invalidateQueries({ queryKey })}
          >
            Yenile
          </Button>
        }
      >
        Hesaplar, planları ve bakiyeleri. Yapılan her değişiklik denetim kaydına yazılır.
      </PageHeading>
      <UserStats />
      <UserList />
    </main>
  );
}
