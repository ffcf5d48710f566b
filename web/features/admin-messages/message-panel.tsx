import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { AdminMessage } from '#contract/admin-messages.ts';
import { contactCategories } from '#domain/account/contact.ts';
import { plans } from '#domain/billing/plans.ts';
import { messages } from '#domain/messages/index.ts';
import { errorText } from '#web/lib/api-error.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { classes } from '#web/ui/classes.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { AssigneeForm } from './assignee-form.tsx';
import type { Drafts } from './drafts.ts';
import { statusBadge } from './labels.ts';
import { LinkForm } from './link-form.tsx';
import { ReplyForm } from './reply-form.tsx';
import { SenderCard } from './sender-card.tsx';
import { StatusForm } from './status-form.tsx';
import { TurnList } from './turn-list.tsx';
import { useMessagePanel } from './use-message-panel.ts';

function Fact({ name, wide, children }: { name: string; wide?: boolean; children: string }) {
  return (
    <div className={classes('grid content-start gap-0.5', wide && 'col-span-full')}>
      <dt className="text-xs text-ink-soft">{name}</dt>
      <dd className="text-sm wrap-anywhere tabular-nums">{children}</dd>
    </div>
  );
}

function Facts({ of }: { of: AdminMessage }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-x-6 gap-y-3">
      <Fact name="Gönderen">{of.name}</Fact>
      <Fact name="E-posta">{of.email}</Fact>
      <Fact name="Plan">{of.plan === null ? 'Ziyaretçi' : plans[of.plan].name}</Fact>
      <Fact name="Kategori">{contactCategories[of.category]}</Fact>
      <Fact name="Başvuru numarası">{of.reference}</Fact>
      <Fact name="Tarih">{formatDayAndTime(of.createdAt)}</Fact>
      {of.ipAddress !== 'unknown' && <Fact name="IP adresi">{of.ipAddress}</Fact>}
      {of.userAgent !== '' && (
        <Fact name="Tarayıcı" wide>
          {of.userAgent}
        </Fact>
      )}
    </dl>
  );
}

/** The open message: the conversation, its sender, status, notes and a reply. */
export function MessagePanel({
  id,
  drafts,
  onClose,
  onOpen,
}: {
  id: string;
  drafts: Drafts;
  onClose: () => void;
  /** Opens another message of the sender. */
  onOpen: (id: string) => void;
}) {
  const state = useMessagePanel(id, drafts);
  const { data, error, isFetching, refetch } = state.message;
  const heading = useRef<HTMLHeadingElement>(null);
  const { busy } = state;
  useEffect(() => {
    heading.current?.focus();
  }, []);
  useEffect(() => {
    // The pressed button may be disabled now, so the focus is moved.
    if (!busy && document.activeElement instanceof HTMLButtonElement && document.activeElement.disabled)
      heading.current?.focus();
  }, [busy]);
  return (
    <Card
      as="section"
      aria-labelledby="mesaj"
      padding="lg"
      className="grid scroll-mt-4 grid-cols-[minmax(0,1fr)] gap-5"
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id="mesaj" ref={heading} tabIndex={-1} className="min-w-0 text-2xl wrap-anywhere outline-none">
          <bdi>{data?.subject ?? 'Mesaj'}</bdi>
        </h2>
        <Button
          variant="quiet"
          icon={<X aria-hidden="true" />}
          onClick={onClose}
          className="-mt-1 -mr-3 shrink-0"
        >
          Ayrıntıyı gizle
        </Button>
      </div>
      {data ? (
        <>
          <p className="flex flex-wrap gap-2">
            <Badge tone={statusBadge(data.status).tone}>{statusBadge(data.status).text}</Badge>
            {data.priority && <Badge tone="accent">Öncelikli</Badge>}
            {data.answered ? (
              <Badge tone="accent">Yeni yanıt</Badge>
            ) : (
              data.repliedAt && <Badge tone="neutral">Yanıtlandı</Badge>
            )}
          </p>
          <Facts of={data} />
          <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
            <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
              <TurnList of={data} />
              <ReplyForm of={data} state={state} drafts={drafts} />
            </div>
            <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
              <StatusForm of={data} state={state} drafts={drafts} />
              <AssigneeForm of={data} state={state} />
              <SenderCard id={id} onOpen={onOpen} />
              <LinkForm of={data} state={state} />
            </div>
          </div>
        </>
      ) : error ? (
        <ErrorState
          title="Mesaj açılamadı"
          message={errorText(error, messages.adminMessages.loadFailed)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <SkeletonGroup label="Mesaj yükleniyor…">
          <Skeleton className="h-48 w-full" />
        </SkeletonGroup>
      )}
    </Card>
  );
}
