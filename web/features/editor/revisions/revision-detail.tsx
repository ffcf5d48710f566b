import { ArrowLeft, Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { RevisionSummary } from '#contract/revisions.ts';
import { messages } from '#domain/messages/index.ts';
import { storyName } from '#domain/story/story.ts';
import { errorText } from '#web/lib/api-error.ts';
import { fullDate } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { DifferenceView } from '../difference/difference-view.tsx';
import { NameForm } from './name-form.tsx';
import { revisionExtent, revisionTitle } from './revision-texts.ts';
import { type Revisions, useRevision } from './use-revisions.ts';

interface RevisionDetailProps {
  storyId: string;
  revision: RevisionSummary;
  revisions: Revisions;
  /** The text that stands in the editor. */
  current: { title: string; content: string };
  onBack: () => void;
  onRestore: () => void;
  restoring: boolean;
  /** True while something is written for, or offered to, what stands in the editor. */
  busy: boolean;
  /** Why going back did not work. */
  restoreFault: string | null;
}

/** One revision held against what stands in the editor, and what can be done with it. */
export function RevisionDetail(props: RevisionDetailProps) {
  const { storyId, revision, revisions, current } = props;
  const { data, error, isFetching, refetch } = useRevision(storyId, revision.id);
  const [naming, setNaming] = useState(false);
  const [asked, setAsked] = useState(false);
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  const { rename, remove } = revisions;

  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <Button
          ref={back}
          variant="quiet"
          className="-ml-2 justify-self-start px-2"
          icon={<ArrowLeft aria-hidden="true" />}
          onClick={props.onBack}
        >
          Bütün sürümler
        </Button>
        <h3 className="text-xl wrap-anywhere">{revisionTitle(revision)}</h3>
        <p className="text-sm text-ink-soft tabular-nums">
          {fullDate(revision.writtenAt)} · {revisionExtent(revision)}
        </p>
      </div>
      {naming ? (
        <NameForm
          label="Sürümün adı"
          initial={revision.name}
          submitText="Adı kaydet"
          pending={rename.isPending}
          error={rename.error ? errorText(rename.error, messages.revisions.renameFailed) : null}
          onSubmit={(name) =>
            rename.mutate({ revisionId: revision.id, name }, { onSuccess: () => setNaming(false) })
          }
          onCancel={() => setNaming(false)}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="primary"
            onClick={props.onRestore}
            disabled={props.busy}
            loading={props.restoring}
            loadingText="Dönülüyor…"
          >
            Bu sürüme dön
          </Button>
          <Button icon={<Pencil aria-hidden="true" />} onClick={() => setNaming(true)}>
            {revision.name === '' ? 'Ad ver' : 'Adını değiştir'}
          </Button>
          {revision.kind === 'named' && (
            <Button
              variant="quiet"
              className="text-danger!"
              icon={<Trash2 aria-hidden="true" />}
              onClick={() => {
                remove.reset();
                setAsked(true);
              }}
            >
              Sil
            </Button>
          )}
        </div>
      )}
      {props.busy && (
        <p className="text-sm text-ink-soft">
          Süren üretim ya da açık öneri bitince bu sürüme dönebilirsiniz.
        </p>
      )}
      {props.restoreFault && (
        <p role="alert" className="text-sm font-medium text-danger">
          {props.restoreFault}
        </p>
      )}
      {data ? (
        <>
          {data.title !== current.title && (
            <p className="text-sm">
              <span className="text-ink-soft">Bu sürümdeki başlık: </span>
              <span className="font-serif wrap-anywhere">{storyName(data.title)}</span>
            </p>
          )}
          <DifferenceView
            before={data.content}
            after={current.content}
            names={{ before: 'bu sürümde', after: 'şimdiki metinde' }}
          />
        </>
      ) : error ? (
        <ErrorState
          title="Sürüm açılamadı"
          message={errorText(error, messages.revisions.loadFailed)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <SkeletonGroup label="Sürüm açılıyor…" className="grid gap-3">
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-24 w-full" />
        </SkeletonGroup>
      )}
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={`“${revisionTitle(revision)}” silinsin mi?`}
        confirmText="Sürümü sil"
        pendingText="Siliniyor…"
        onConfirm={() => remove.mutate(revision.id, { onSuccess: props.onBack })}
        pending={remove.isPending}
        error={remove.error ? errorText(remove.error, messages.revisions.removeFailed) : null}
      >
        Hikâyenin şimdiki metni değişmez; yalnızca bu sürüm gider ve geri getirilemez.
      </ConfirmDialog>
    </div>
  );
}
