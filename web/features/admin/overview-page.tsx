import { PageHeading } from '#web/ui/page-heading.tsx';
import { ActiveUsers } from './active-users.tsx';

/** What an administrator sees first. */
export function AdminOverviewPage() {
  return (
    <main className="mx-auto grid w-full max-w-page gap-8 px-5 py-10">
      <PageHeading title="Genel bakış">Sitede şu anda olan biten.</PageHeading>
      <ActiveUsers />
    </main>
  );
}
