import { useQuery } from '@tanstack/react-query';
import { PenLine } from 'lucide-react';
import type { LastStory } from '#contract/panel.ts';
import { storyName } from '#domain/story/story.ts';
import { relativeTime } from '#domain/time/time.ts';
import { fullDate } from '#web/lib/dates.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { CaretMark } from '#web/ui/caret-mark.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { panelOverview } from './panel-queries.ts';
import { LoadingCover, StoryCover } from './story-cover.tsx';
import { TopStory } from './top-story.tsx';

const label = 'Kaldığınız yerden';
const blankCover = <StoryCover title="" genre="" />;

function Loading() {
  return (
    <SkeletonGroup label="Son hikâyeniz yükleniyor…">
      <TopStory
        label={label}
        cover={<LoadingCover />}
        title={<Skeleton className="my-2 h-6 w-3/5" />}
        note={<Skeleton className="mt-1 h-4 w-40" />}
        action={<Skeleton className="h-target w-48 rounded-md" />}
      >
        <Skeleton className="mb-3 h-5 w-full" />
        <Skeleton className="mb-1.5 h-5 w-4/5" />
      </TopStory>
    </SkeletonGroup>
  );
}

/** The way to the first story. */
function Invitation() {
  return (
    <TopStory
      label="Boş sayfa"
      cover={blankCover}
      title={<p>Henüz hikâyeniz yok</p>}
      note="İlk sözcük sizden"
      action={
        <ButtonLink to="/editor" variant="primary" icon={<PenLine aria-hidden="true" />}>
          İlk hikâyenizi yazın
        </ButtonLink>
      }
    >
      <p>Bir fikir yetiyor: editörde yazın, burada sizi bekler.</p>
    </TopStory>
  );
}

function LastStoryPart({ story }: { story: LastStory }) {
  return (
    <TopStory
      label={label}
      cover={<StoryCover title={story.title} genre={story.genre} />}
      title={<h3 title={storyName(story.title)}>{storyName(story.title)}</h3>}
      note={
        <>
          {story.wordCount.toLocaleString('tr-TR')} sözcük ·{' '}
          <time dateTime={story.updatedAt} title={fullDate(story.updatedAt)}>
            {relativeTime(story.updatedAt)}
          </time>
        </>
      }
      action={
        <ButtonLink
          to={`/editor?hikaye=${story.id}`}
          variant="primary"
          icon={<PenLine aria-hidden="true" />}
          aria-label={`Yazmaya devam et: ${storyName(story.title)}`}
        >
          Yazmaya devam et
        </ButtonLink>
      }
    >
      <p className="whitespace-pre-line">
        {/* A space that does not break: the caret stays with the last word. */}
        {`${story.ending || 'Henüz metni yok.'}\u00a0`}
        <CaretMark className="inline-block h-[0.55em] text-ink" />
      </p>
    </TopStory>
  );
}

/** The story that was changed last and the way back into it; without stories, the way to the first. */
export function ContinueWriting() {
  const { data, error, isFetching, refetch } = useQuery(panelOverview());
  if (data?.lastStory) return <LastStoryPart story={data.lastStory} />;
  if (data?.stories === 0) return <Invitation />;
  if (!data && !error) return <Loading />;
  return (
    <TopStory
      label={label}
      cover={blankCover}
      title={<p>Son hikâyeniz okunamadı</p>}
      note="Hikâyeleriniz yerinde duruyor."
      action={
        <>
          <ButtonLink to="/editor" variant="primary" icon={<PenLine aria-hidden="true" />}>
            Yeni hikâye
          </ButtonLink>
          <Button variant="quiet" onClick={() => void refetch()} loading={isFetching}>
            Yeniden dene
          </Button>
        </>
      }
    >
      <p>Aşağıdan seçin ya da yeni bir hikâyeye başlayın.</p>
    </TopStory>
  );
}
