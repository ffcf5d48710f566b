import { PageHeading } from '#web/ui/page-heading.tsx';
import { ActiveUsers } from './active-users.tsx';
import { QuickAccess } from './quick-access.tsx';
import { SetupChecklist, SetupNote } from './setup-checklist.tsx';
import { TodayFigures } from './today-figures.tsx';

/** The overview of the administration. */
export default function AdminOverviewPage() {
  return (
    <main className="mx-auto grid w-full max-w-page gap-8 px-5 pt-10 pb-24">
      <div>
        <PageHeading title="Genel bakış">Sitede şu anda olan biten.</PageHeading>
        <SetupNote />
      </div>
      <TodayFigures />
      <QuickAccess />
      <ActiveUsers />
      <SetupChecklist />
    </main>
  );
}
