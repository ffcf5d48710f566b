import { lazy, type ReactNode, type Ref, Suspense, useId } from 'react';
import { limits } from '#domain/limits.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import type { Manuscript } from './manuscript/manuscript-face.ts';
import type { StorySession } from './session/story-session.ts';

const ManuscriptView = lazy(() => import('./manuscript/manuscript-view.tsx'));

interface StoryTitleProps {
  title: string;
  onTitle: (title: string) => void;
  fault: string | null;
  /** A title that the story itself suggests; empty where it suggests none. */
  suggestion: () => string;
  titleRef: Ref<HTMLInputElement>;
}

/** The title, set as it stands over a printed story. */
export function StoryTitle({ title, onTitle, fault, suggestion, titleRef }: StoryTitleProps) {
  const id = useId();
  const suggested = fault ? suggestion() : '';
  return (
    <div data-quiet className="grid gap-1">
      <label htmlFor={id} className="text-sm font-semibold">
        Başlık
      </label>
      <input
        ref={titleRef}
        id={id}
        name="title"
        type="text"
        autoComplete="off"
        maxLength={limits.title}
        value={title}
        onChange={(event) => onTitle(event.target.value)}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-fault` : undefined}
        className="min-h-target w-full scroll-mt-14 border-b border-line-strong bg-transparent py-1.5 font-serif text-2xl font-medium outline-offset-4 hover:border-ink focus-visible:border-accent aria-invalid:border-danger"
      />
      {fault && (
        <p id={`${id}-fault`} className="text-sm font-medium text-danger">
          {fault}
        </p>
      )}
      {suggested !== '' && (
        <p className="flex flex-wrap items-center gap-x-3 text-sm">
          <span className="wrap-anywhere">Önerimiz: “{suggested}”</span>
          <Button variant="quiet" className="px-2" onClick={() => onTitle(suggested)}>
            Bu başlığı kullan
          </Button>
        </p>
      )}
    </div>
  );
}

interface StoryTextProps {
  session: StorySession;
  fault: string | null;
  writing: boolean;
  /** Stands between the label and the text. */
  bar: ReactNode;
  onChange: (byOthers: boolean) => void;
  onReady: (manuscript: Manuscript) => void;
  /** Stands over the sheet: what is offered for a selection. */
  overlay: ReactNode;
}

/** The story itself: the largest thing on the screen. */
export function StoryText({ session, fault, writing, bar, onChange, onReady, overlay }: StoryTextProps) {
  const id = useId();
  return (
    // No grid: what stays in sight while the text is scrolled has to have the text's height to stay in.
    <div className="flex flex-col gap-1.5">
      <p id={`${id}-label`} className="text-sm font-semibold">
        Hikâye metni
      </p>
      {bar}
      <div
        aria-busy={writing}
        className={classes(
          'relative rounded-lg border bg-sheet p-5 shadow-sheet focus-within:border-accent sm:p-10',
          fault ? 'border-danger' : 'border-line',
        )}
      >
        <div className="mx-auto max-w-prose">
          <Suspense
            fallback={
              <SkeletonGroup
                label="Metin alanı yükleniyor…"
                className="grid min-h-88 content-start gap-4 py-1"
              >
                <Skeleton className="h-4 w-full" />
                <Skeleton className="h-4 w-11/12" />
                <Skeleton className="h-4 w-4/5" />
              </SkeletonGroup>
            }
          >
            <ManuscriptView
              session={session}
              labelledBy={`${id}-label`}
              describedBy={`${id}-note`}
              onChange={onChange}
              onReady={onReady}
            />
          </Suspense>
        </div>
        {overlay}
      </div>
      <p id={`${id}-note`} className={classes('text-sm', fault ? 'font-medium text-danger' : 'sr-only')}>
        {fault ?? 'Üretilen metin, siz düzenleyene kadar renkli gösterilir.'}
      </p>
    </div>
  );
}
