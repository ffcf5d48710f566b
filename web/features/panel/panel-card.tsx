import { RotateCcw } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';

/** A part of the panel with its heading. */
export function PanelCard({
  title,
  aside,
  children,
}: {
  title: string;
  /** Shown beside the heading. */
  aside?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid content-start gap-3 border-t border-line pt-5 pb-2">
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 id={id} className="font-sans text-sm font-medium tracking-normal text-ink-soft">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** The main figure of a card. */
export function Figure({ children }: { children: ReactNode }) {
  return <p className="font-serif text-3xl font-medium wrap-anywhere tabular-nums">{children}</p>;
}

/** A card while its figures load. */
export function PartLoading({ label, lines }: { label: string; lines: number }) {
  return (
    <SkeletonGroup label={label} className="grid gap-3">
      <Skeleton className="h-9 w-28" />
      {Array.from({ length: lines }, (_, line) => `h-4 ${line % 2 ? 'w-2/3' : 'w-full'}`).map(
        (look, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
          <Skeleton key={line} className={look} />
        ),
      )}
    </SkeletonGroup>
  );
}

/** The error of one card, with a retry button (docs/product/pages.md). */
export function PartFailed({
  part,
  text,
  onRetry,
  retrying,
}: {
  /** The card's name for screen readers: "Kalan token". */
  part: string;
  text: string;
  onRetry: () => void;
  retrying: boolean;
}) {
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <Figure>Hata</Figure>
      <p className="text-sm text-ink-soft">{text}</p>
      <Button
        icon={<RotateCcw aria-hidden="true" />}
        onClick={onRetry}
        loading={retrying}
        aria-label={`Tekrar dene: ${part}`}
      >
        Tekrar dene
      </Button>
    </div>
  );
}
