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
import { TextLink } from '#web/ui/text-link.tsx';
import { ActivityCard } from './activity-card.tsx';
import { ContinueWriting } from './continue-writing.tsx';
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
      <Badge icon={<ShieldCheck aria-hidden="true" />}>Admin</Badge>
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
  if (isPending) return <GoalLoading look="line" />;
  return <GoalLine look="line" {...(data?.goal && { told: { goal: data.goal, at: dataUpdatedAt } })} />;
}

/** Membership, balance, figures and settings, below what is written. */
function Account({ cutOff }: { cutOff: boolean }) {
  const { data } = useQuery(panelOverview());
  return (
    // The rows' heights are those of their parts: what loads moves nothing below it.
    <div className="grid gap-10">
      {data?.pendingPayment && <PendingPaymentNotice payment={data.pendingPayment} />}
      <div
        className={classes('grid gap-x-8 gap-y-6', !cutOff && 'sm:grid-cols-2 lg:min-h-68 lg:grid-cols-4')}
      >
        {!cutOff && (
          <>
            <MembershipCard />
            <TokenCard />
            <StoryCountCard />
          </>
        )}
        <EditorCard />
      </div>
      <div className={classes('grid gap-x-8 gap-y-6', !cutOff && 'lg:min-h-116 lg:grid-cols-[3fr_2fr]')}>
        {!cutOff && <ActivityCard />}
        {/* Always rendered, because one of its dialogs may be open with typed text. */}
        <QuickSettings />
      </div>
    </div>
  );
}

/** The writer's panel (docs/product/pages.md): the stories first, then balance, activity and settings. */
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
    <main className="mx-auto grid w-full max-w-page gap-10 px-5 pt-8 pb-16">
      <div className="flex min-h-target flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="text-xl wrap-anywhere text-ink-soft">
          {name ? `Hoş geldiniz, ${name}` : 'Hoş geldiniz'}
        </h1>
        {viewer?.isAdmin && <AdminDoor />}
      </div>
      <VerificationBanner />
      {viewer && <UnsavedWork userId={viewer.id} />}
      {cutOff ? (
        <OfflineLine />
      ) : (
        <div className="grid gap-6">
          <ContinueWriting />
          <PanelGoal />
        </div>
      )}
      {viewer && <RecentStories userId={viewer.id} />}
      <Account cutOff={cutOff} />
    </main>
  );
}
