import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { UnsavedWork } from '#web/features/editor/index.ts';
import { GoalLine, GoalLoading, useWrittenWords } from '#web/features/goals/index.ts';
import { VerificationBanner } from '#web/features/security/index.ts';
import { useSession } from '#web/features/session/index.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { ActivityCard } from './activity-card.tsx';
import { EditorCard } from './editor-card.tsx';
import { MembershipCard } from './membership-card.tsx';
import { panelOverview } from './panel-queries.ts';
import { QuickSettings } from './quick-settings.tsx';
import { RecentStories } from './recent-stories.tsx';
import { StoryCountCard } from './story-count-card.tsx';
import { TokenCard } from './token-card.tsx';

/** What only administrators see here; the server decides who is one. */
function AdminDoor() {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Badge tone="accent" icon={<ShieldCheck aria-hidden="true" />}>
        Admin
      </Badge>
      <ButtonLink to="/admin" reloadDocument>
        Admin Paneli
      </ButtonLink>
    </div>
  );
}

/** Goal and streak: at the first visit they come with the overview, and are asked for alone where that brings none. */
function PanelGoal() {
  const { data, dataUpdatedAt, isPending } = useQuery(panelOverview());
  if (isPending) return <GoalLoading />;
  return <GoalLine look="line" {...(data?.goal && { told: { goal: data.goal, at: dataUpdatedAt } })} />;
}

/** The writer's panel (spec 1 §2, Dashboard): what is left, what was written, what can be set, where to go on. */
export function PanelPage() {
  const { viewer } = useSession();
  // Nothing is written here, but what an editor could not tell is told.
  useWrittenWords(viewer?.id ?? null);
  const name = viewer?.fullName || viewer?.username || '';
  return (
    <main className="mx-auto grid w-full max-w-page gap-10 px-5 py-10">
      <div className="grid gap-2">
        <PageHeading
          title={<span className="wrap-anywhere">{name ? `Hoş geldiniz, ${name}` : 'Hoş geldiniz'}</span>}
          actions={viewer?.isAdmin && <AdminDoor />}
        >
          Kaldığınız yerden sürdürün ya da yeni bir sayfa açın.
        </PageHeading>
        <PanelGoal />
      </div>
      <VerificationBanner />
      {viewer && <UnsavedWork userId={viewer.id} />}
      <div className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <MembershipCard />
          <TokenCard />
          <StoryCountCard />
          <EditorCard />
        </div>
        <div className="grid gap-4 lg:grid-cols-[3fr_2fr]">
          <ActivityCard />
          <QuickSettings />
        </div>
      </div>
      {viewer && <RecentStories userId={viewer.id} />}
    </main>
  );
}
