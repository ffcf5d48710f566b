import { ArrowLeft, ChevronLeft, ChevronRight, PenLine, Trash2 } from 'lucide-react';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { Variant, VariantGroup } from '#contract/variants.ts';
import type { Rating } from '#domain/generation/genres.ts';
import { messages } from '#domain/messages/index.ts';
import {
  formatForecast,
  GenerationProgress,
  GenerationReceipt,
  isBusy,
  textOf,
} from '#web/features/generation/index.ts';
import { ShortageNote } from '#web/features/token-shortage/index.ts';
import { ReceiptMaterial } from '#web/features/world/index.ts';
import { api } from '#web/lib/api.ts';
import { errorText } from '#web/lib/api-error.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { TwoStepButton } from '#web/ui/two-step-button.tsx';
import { DifferenceView } from '../difference/difference-view.tsx';
import { FaultNote } from '../fault-note.tsx';
import type { Manuscript } from '../manuscript/manuscript-api.ts';
import { replaces } from '../selection/selection-request.ts';
import { placeOfGroup } from './place-variant.ts';
import { purposeName } from './purpose-name.ts';
import type { VariantGroupView as Group } from './use-variants.ts';

/** Why a text is never put into the story; '' where that goes without saying, null where it may be. */
function hindranceOf(purpose: VariantGroup['purpose'], status: Variant['status'] | undefined): string | null {
  if (purpose === 'names') return '';
  if (purpose === 'summary')
    return 'Bu bir bölüm özetidir, hikâyenin metnine eklenmez. Kopyalayıp “Kitap planı”ndaki özete yapıştırabilirsiniz.';
  if (purpose === 'write' || status !== 'stopped' || !replaces(purpose)) return null;
  return 'Bu seçenek yarım kaldı; seçtiğiniz metnin yerine geçerse gerisi kaybolur. Kopyalayabilir ya da yeniden yazdırabilirsiniz.';
}

interface VariantGroupViewProps {
  view: Group;
  manuscript: RefObject<Manuscript | null>;
  /** True while another text is being written: two at once can't be. */
  busy: boolean;
  saveRevision: () => Promise<void>;
  onTaken: (rating: Rating) => void;
  /** Back to the list; null where there is none yet. */
  onBack: (() => void) | null;
  onDone: () => void;
}

/** The texts of one request: paged through, compared, one put into the story, one more written. */
export function VariantGroupView(props: VariantGroupViewProps) {
  const { view, manuscript, busy, onBack } = props;
  const { group, state, error, shortage } = view;
  const shortageId = useId();
  const writing = isBusy(state);
  const written = (group?.variants ?? []).filter(({ status }) => status !== 'running');
  const [at, setAt] = useState<number | null>(null);
  const [comparing, setComparing] = useState(false);
  const [taking, setTaking] = useState(false);
  const count = written.length;
  // The newest is shown first, and whenever one more has come.
  useEffect(() => setAt(count === 0 ? null : count - 1), [count]);
  const box = useRef<HTMLElement>(null);
  const loaded = group !== null;
  useEffect(() => {
    if (loaded) box.current?.focus();
  }, [loaded]);

  if (!group) {
    return error ? (
      <ErrorState
        title="Seçenek açılamadı"
        message={errorText(error, messages.variants.loadFailed)}
        onRetry={() => void view.refetch()}
        retrying={view.isFetching}
      />
    ) : (
      <SkeletonGroup label="Seçenekler açılıyor…" className="grid gap-3">
        <Skeleton className="h-6 w-40" />
        <Skeleton className="h-40 w-full" />
      </SkeletonGroup>
    );
  }
  const shown = at === null ? undefined : written[at];
  const text = manuscript.current?.text() ?? '';
  const place = placeOfGroup(text, { ...group, variants: written }, manuscript.current?.generatedRange);
  const standing = place ? text.slice(place.from, place.to) : null;
  const stands = shown !== undefined && place?.exact === true && standing === shown.text.trim();

  /** Why the text can't be put into the story; null where it can. */
  const hindrance = hindranceOf(group.purpose, shown?.status);

  const go = (step: 1 | -1) =>
    setAt((now) => (now === null ? now : Math.min(count - 1, Math.max(0, now + step))));

  async function take() {
    const page = manuscript.current;
    if (!shown || !page || taking) return;
    setTaking(true);
    await props.saveRevision();
    // Closed meanwhile: nothing is put anywhere any more.
    if (!box.current?.isConnected) return;
    const now = page.text();
    const found = placeOfGroup(
      now,
      { variants: written, passage: group?.passage ?? '', purpose: group?.purpose ?? 'write' },
      page.generatedRange,
    );
    const ai = { text: shown.text, id: shown.id, step: 'variant' } as const;
    if (found) page.place(found, ai);
    else page.append(ai);
    void api.variants.keep({ id: shown.id }).catch(() => undefined);
    setTaking(false);
    props.onTaken(group?.rating ?? 'safe');
    props.onDone();
  }

  return (
    <section
      ref={box}
      tabIndex={-1}
      className="grid gap-4 outline-none"
      aria-label={purposeName(group)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
        go(event.key === 'ArrowLeft' ? -1 : 1);
        // The control that had the focus may leave with its text: the next key must still be heard.
        box.current?.focus();
      }}
    >
      {onBack && (
        <Button
          variant="quiet"
          className="-ml-2 justify-self-start px-2"
          icon={<ArrowLeft aria-hidden="true" />}
          onClick={onBack}
        >
          Bütün seçenekler
        </Button>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="mr-auto text-xl">{purposeName(group)}</h3>
        {!writing && at !== null && (
          <div className="flex items-center gap-1">
            <IconButton
              label="Önceki seçenek"
              icon={<ChevronLeft />}
              disabled={at === 0}
              onClick={() => go(-1)}
            />
            <p role="status" className="min-w-10 text-center text-sm tabular-nums">
              <span className="sr-only">Seçenek </span>
              {at + 1}/{count}
            </p>
            <IconButton
              label="Sonraki seçenek"
              icon={<ChevronRight />}
              disabled={at >= count - 1}
              onClick={() => go(1)}
            />
          </div>
        )}
      </div>
      {group.passage !== '' && (
        <blockquote className="line-clamp-3 border-l-2 border-line-strong pl-3 font-serif text-sm text-ink-soft wrap-anywhere">
          {group.passage}
        </blockquote>
      )}
      {writing && (
        <>
          <p className="max-h-[45dvh] overflow-y-auto font-serif text-lg whitespace-pre-wrap wrap-anywhere">
            {textOf(state)}
          </p>
          <GenerationProgress state={state} onStop={view.stop} />
        </>
      )}
      {state.phase === 'failed' && (
        <FaultNote fault={{ ...state.fault, data: undefined }} onRetry={() => view.retry()} />
      )}
      {!writing && shown && (
        <>
          {comparing && standing !== null && !stands ? (
            <DifferenceView
              before={standing}
              after={shown.text}
              names={{ before: 'hikâyede', after: 'bu seçenekte' }}
            />
          ) : (
            <section
              aria-label="Seçeneğin metni"
              // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by the keyboard too
              tabIndex={0}
              className="max-h-[50dvh] overflow-y-auto font-serif text-lg whitespace-pre-wrap wrap-anywhere"
            >
              {shown.text}
            </section>
          )}
          <div className="grid">
            <GenerationReceipt generation={shown} />
            <ReceiptMaterial key={shown.id} generationId={shown.id} />
          </div>
          {hindrance !== null ? (
            hindrance !== '' && <p className="text-sm text-ink-soft">{hindrance}</p>
          ) : stands ? (
            <p className="text-sm font-medium text-success">Hikâyede bu seçenek duruyor.</p>
          ) : place === null ? (
            <p className="text-sm text-ink-soft">
              Yerine geçeceği metin artık hikâyede yok; koyarsanız metnin sonuna eklenir.
            </p>
          ) : (
            !place.exact && (
              <p className="text-sm text-ink-soft">
                Hikâyedeki hâlini sonradan değiştirmişsiniz. Metne bunu alarsanız değişiklikleriniz de gider;
                geri alabilirsiniz.
              </p>
            )
          )}
          <div className="flex flex-wrap gap-2">
            {hindrance === null && (
              <Button
                variant="primary"
                disabled={stands}
                loading={taking}
                loadingText="Metne ekleniyor…"
                onClick={() => void take()}
              >
                {place === null ? 'Sona ekle' : 'Metne bunu al'}
              </Button>
            )}
            <Button
              icon={<PenLine aria-hidden="true" />}
              disabled={busy}
              reasonId={shortage ? shortageId : undefined}
              onClick={view.write}
            >
              Yeniden yaz
              {!shortage && (
                <span className="font-normal text-ink-soft tabular-nums">
                  {formatForecast(group.forecast)}
                </span>
              )}
            </Button>
            {standing !== null && !stands && (
              <Button aria-pressed={comparing} onClick={() => setComparing((now) => !now)}>
                Hikâyedekiyle karşılaştır
              </Button>
            )}
            <CopyButton text={() => shown.text} what="Seçenek" variant="quiet" />
            <TwoStepButton
              label="Seçenekleri sil"
              armedLabel="Evet, sil"
              name={`Seçenekleri sil (${count})`}
              armedName="Evet, sil. Hikâyenin metni değişmez."
              icon={<Trash2 aria-hidden="true" />}
              loading={view.remove.isPending}
              loadingText="Siliniyor…"
              onConfirm={() => view.remove.mutate(group.id, { onSuccess: onBack ?? props.onDone })}
            />
          </div>
          {shortage && state.phase !== 'failed' && (
            <ShortageNote id={shortageId} shortage={shortage}>
              Duran seçenekleri kullanabilir, metni kendiniz düzenleyebilirsiniz.
            </ShortageNote>
          )}
          {view.remove.error && (
            <p role="alert" className="text-sm font-medium text-danger">
              {errorText(view.remove.error, messages.variants.removeFailed)}
            </p>
          )}
        </>
      )}
    </section>
  );
}
