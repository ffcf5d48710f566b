import type { ListedStory } from '#contract/stories.ts';
import { type CoverInk, storyCover } from '#domain/content/story-cover.ts';
import { CaretMark } from '#web/ui/caret-mark.tsx';
import { classes } from '#web/ui/classes.ts';
import { DrawnPage } from '#web/ui/drawn-page.tsx';

/** The colour of each ink (web/ui/styles/tokens.css). */
const inks: Readonly<Record<CoverInk, string>> = {
  romantic: 'bg-cover-romantic',
  scifi: 'bg-cover-scifi',
  thriller: 'bg-cover-thriller',
  fantasy: 'bg-cover-fantasy',
  drama: 'bg-cover-drama',
  mystery: 'bg-cover-mystery',
  nsfw: 'bg-cover-nsfw',
  plain: 'bg-cover-plain',
  blank: 'bg-sheet',
};

const coverShape = 'aspect-3/4 overflow-hidden rounded-sm border border-line';

/**
 * A story's cover, bound in the ink of its genre; a story without a title is a blank sheet with the caret. A line along its
 * foot shows how many chapters are done; the text beside the cover says it too.
 */
export function StoryCover({
  title,
  genre,
  progress = null,
  className,
}: {
  title: string;
  genre: string;
  progress?: ListedStory['progress'];
  className?: string;
}) {
  const { ink, page } = storyCover(title, genre);
  return (
    <div className={classes('relative', coverShape, className)}>
      <DrawnPage
        shape="tall"
        page={page}
        line="fill-cover-lettering/35"
        letter={page === null ? 'fill-line-strong' : 'fill-cover-lettering'}
        className={classes(inks[ink], page !== null && 'shadow-[inset_0.375rem_0_0_var(--scrim)]')}
      />
      {progress && (
        <div className="absolute inset-x-[14%] bottom-[6%] h-1 overflow-hidden rounded-full bg-cover-lettering/35">
          <div
            className="h-full bg-cover-lettering"
            style={{ width: `${(progress.done / progress.total) * 100}%` }}
          />
        </div>
      )}
    </div>
  );
}

/** The place of a cover that is not known yet. */
export function LoadingCover() {
  return (
    <div className={classes('grid place-items-center bg-well', coverShape)}>
      <CaretMark className="caret-blink h-2/5 max-h-16 text-line-strong" />
    </div>
  );
}

/** A sheet on which nothing stands yet. */
export function BlankSheet() {
  return <div className={classes('bg-sheet', coverShape)} />;
}
