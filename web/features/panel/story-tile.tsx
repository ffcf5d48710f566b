import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ListedStory } from '#contract/stories.ts';
import { storyName } from '#domain/story/story.ts';
import { relativeTime } from '#domain/time/time.ts';
import { fullDate } from '#web/lib/dates.ts';
import { classes } from '#web/ui/classes.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SearchMarks } from './search-marks.tsx';
import { LoadingCover, StoryCover } from './story-cover.tsx';

/** The shelf: rows on a phone, covers side by side where there is room. */
export const shelfClasses = 'grid gap-6 sm:grid-cols-3 sm:gap-y-9 lg:grid-cols-5';

interface PlaceProps {
  as: 'li' | 'div';
  cover: ReactNode;
  title: ReactNode;
  preview: ReactNode;
  about: ReactNode;
  menu?: ReactNode;
  busy?: boolean;
}

/** One place on the shelf; whatever stands in it, it takes the same room. */
function Place({ as: Tag, cover, title, preview, about, menu, busy = false }: PlaceProps) {
  return (
    <Tag
      aria-busy={busy || undefined}
      className={classes('group relative flex gap-4 sm:flex-col sm:gap-3', busy && 'opacity-60')}
    >
      <div className="w-22 shrink-0 sm:w-full">{cover}</div>
      <div className="flex min-w-0 flex-1 flex-col gap-0.5 wrap-anywhere">
        <div className="line-clamp-2 min-h-[2lh] font-serif text-lg leading-6 font-medium">{title}</div>
        <div className="line-clamp-2 min-h-[2lh] font-serif text-sm leading-5 text-ink-soft">{preview}</div>
        <div className="mt-auto flex min-h-target items-center justify-between gap-1 text-xs text-ink-soft tabular-nums">
          <div className="min-w-0 leading-4.5">{about}</div>
          {menu}
        </div>
      </div>
    </Tag>
  );
}

/** One story of the shelf with its cover, length and age; its title opens it. */
export function StoryTile({
  story,
  searched,
  busy,
  menu,
}: {
  story: ListedStory;
  /** The search that the list shows; its words are marked. */
  searched: string;
  busy: boolean;
  menu: ReactNode;
}) {
  const { id, title, genre, preview, wordCount, updatedAt, snippet, progress } = story;
  return (
    <Place
      as="li"
      busy={busy}
      cover={<StoryCover title={title} genre={genre} progress={progress} />}
      title={
        <h3>
          <Link
            to={`/editor?hikaye=${id}`}
            className="text-ink no-underline after:absolute after:inset-0 after:rounded-sm group-hover:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-focus"
          >
            <SearchMarks text={storyName(title)} search={searched} />
          </Link>
        </h3>
      }
      preview={
        <p>
          {snippet?.part === 'idea' && 'Fikir: '}
          <SearchMarks text={snippet?.text ?? preview} search={searched} />
          {preview === '' && !snippet && 'Henüz metni yok.'}
        </p>
      }
      about={
        <>
          <p>
            <time dateTime={updatedAt} title={fullDate(updatedAt)}>
              {relativeTime(updatedAt)}
            </time>
          </p>
          <p className="truncate">
            {wordCount.toLocaleString('tr-TR')} sözcük
            {progress && (
              <>
                {` · ${progress.done}/${progress.total} bölüm`}
                <span className="sr-only"> bitti</span>
              </>
            )}
            {genre && (
              <>
                {' · '}
                <SearchMarks text={genre} search={searched} />
              </>
            )}
          </p>
        </>
      }
      menu={menu}
    />
  );
}

/** A place on the shelf while its story loads. */
export function TileLoading() {
  return (
    <Place
      as="div"
      cover={<LoadingCover />}
      title={<Skeleton className="my-1 h-4 w-4/5" />}
      preview={<Skeleton className="my-1 h-3 w-full" />}
      about={<Skeleton className="h-3 w-24" />}
    />
  );
}
