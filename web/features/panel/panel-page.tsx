import { useQuery } from '@tanstack/react-query';
import { CloudOff, ShieldCheck } from 'lucide-react';
import { UnsavedWork, useOnline } from '#web/features/editor/index.ts';
import { GoalLine, GoalLoading, useWrittenWords } from '#web/features/goals/index.ts';
import { PendingPaymentNotice } from '#web/features/pending-payment/index.ts';
import { VerificationBanner } from '#web/features/security/index.ts';
import { useSession } from '#web/features/session/index.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { ActivityCard } from './activity-card.tsx';
import { EditorCard } from './editor-card.tsx';
import { MembershipCard } from './membership-card.tsx';
import { panelOverview } from './panel-queries.ts';
import { QuickSettings } from './quick-settings.tsx';
import { RecentStories } from './recent-stories.tsx';
import { StoryCountCard } from './story-count-card.tsx';
import { TokenCard } from './token-card.tsx';

/** Shown to administrators only; the server decides who is one. */
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

/** Shown instead of the cards when the server cannot be reached. */
function OfflineLine() {
  return (
    <p role="status" className="flex items-start gap-2 text-sm text-ink-soft">
      <CloudOff aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>
        Çevrimdışısınız: bakiyeniz ve özetler bağlantı gelince görünür.{' '}
        <TextLink to="/editor">Editörde yazmayı sürdürebilirsiniz</TextLink>; metniniz bu cihazda durur,
        bağlantı gelince kaydedilir.
      </span>
    </p>
  );
}

/** Goal and streak: part of the overview at the first visit; queried separately when the overview fails. */
function PanelGoal() {
  const { data, dataUpdatedAt, isPending } = useQuery(panelOverview());
  if (isPending) return <GoalLoading />;
  return <GoalLine look="line" {...(data?.goal && { told: { goal: data.goal, at: dataUpdatedAt } })} />;
}

/** The writer's panel (docs/product/pages.md): balance, activity, settings and stories. */
export function PanelPage() {
  const { viewer } = useSession();
  // Sends the word counts that an editor could not send.
  useWrittenWords(viewer?.id ?? null);
  const { data } = useQuery(panelOverview());
  const online = useOnline();
  /** True when no data is loaded and the server cannot be reached. */
  const cutOff = !online && !data;
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
        {cutOff ? <OfflineLine /> : <PanelGoal />}
      </div>
      <VerificationBanner />
      {data?.pendingPayment && <PendingPaymentNotice payment={data.pendingPayment} />}
      {viewer && <UnsavedWork userId={viewer.id} />}
      <div className={classes('grid gap-4', cutOff && 'items-start sm:grid-cols-2')}>
        <div className={classes('grid gap-4', !cutOff && 'sm:grid-cols-2 lg:grid-cols-4')}>
          {!cutOff && (
            <>
              <MembershipCard />
              <TokenCard />
              <StoryCountCard />
            </>
          )}
          <EditorCard />
        </div>
        <div className={classes('grid gap-4', !cutOff && 'lg:grid-cols-[3fr_2fr]')}>
          {!cutOff && <ActivityCard />}
          {/* Always rendered, because one of its dialogs may be open with typed text. */}
          <QuickSettings />
        </div>
      </div>
      {viewer && <RecentStories userId={viewer.id} />}
    </main>
  );
}
