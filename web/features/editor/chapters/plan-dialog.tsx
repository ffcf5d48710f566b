import { lazy, Suspense, useRef } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import type { Chapters } from './use-chapters.ts';
import type { Summaries } from './use-summaries.ts';

const ChapterOutline = lazy(() => import('./chapter-outline.tsx'));

interface PlanDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  chapters: Chapters;
  summaries: Summaries;
  blank: boolean;
  writing: boolean;
}

/** The plan of the book: its chapters as index cards over the whole width. */
export function PlanDialog({ open, onOpenChange, chapters, ...plan }: PlanDialogProps) {
  /** A chapter was opened: closing leads on to the text. */
  const toText = useRef(false);
  function close() {
    onOpenChange(false);
    // From here on an undo in the text may bring it back as well: then it would stand there twice.
    chapters.forgetRemoved();
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        toText.current = false;
        if (next) onOpenChange(true);
        else close();
      }}
      size="full"
      finalFocus={() => (toText.current ? chapters.field() : null)}
      title="Kitap planı"
      description="Bütün bölümler: adları, durumları, hedefleri ve özetleri."
    >
      <Suspense
        fallback={
          <SkeletonGroup label="Bölümler yükleniyor…" className="grid gap-2">
            <Skeleton className="h-11 w-full" />
            <Skeleton className="h-11 w-full" />
          </SkeletonGroup>
        }
      >
        <ChapterOutline
          chapters={chapters}
          {...plan}
          onOpen={(id) => {
            toText.current = true;
            close();
            chapters.open(id);
          }}
        />
      </Suspense>
    </Dialog>
  );
}
