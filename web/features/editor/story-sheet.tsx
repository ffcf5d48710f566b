import { lazy, type ReactNode, type Ref, Suspense, useId } from 'react';
import { limits } from '#domain/limits.ts';
import { classes } from '#web/ui/classes.ts';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import type { Manuscript } from './manuscript/manuscript-face.ts';

const ManuscriptView = lazy(() => import('./manuscript/manuscript-view.tsx'));

interface StoryTitleProps {
  title: string;
  onTitle: (title: string) => void;
  fault: string | null;
  titleRef: Ref<HTMLInputElement>;
}

/** The title, set as it stands over a printed story. */
export function StoryTitle({ title, onTitle, fault, titleRef }: StoryTitleProps) {
  const id = useId();
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
    </div>
  );
}

interface StoryTextProps {
  initialText: string;
  fault: string | null;
  writing: boolean;
  /** Stands between the label and the text. */
  bar: ReactNode;
  onChange: () => void;
  onAnyChange: () => void;
  onReady: (manuscript: Manuscript) => void;
  /** Stands over the sheet: what is offered for a selection. */
  overlay: ReactNode;
}

/** The story itself: the largest thing on the screen. */
export function StoryText({
  initialText,
  fault,
  writing,
  bar,
  onChange,
  onAnyChange,
  onReady,
  overlay,
}: StoryTextProps) {
  const id = useId();
  return (
    <div className="grid content-start gap-1.5">
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
              initialText={initialText}
              labelledBy={`${id}-label`}
              describedBy={`${id}-note`}
              onChange={onChange}
              onAnyChange={onAnyChange}
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
