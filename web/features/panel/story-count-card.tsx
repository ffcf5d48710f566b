import { useInfiniteQuery } from '@tanstack/react-query';
import { Card } from '#web/ui/card.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { storyPages } from './panel-queries.ts';

/** How many stories there are; the list beside it tells when they can't be read. */
export function StoryCountCard() {
  const { data, isPending } = useInfiniteQuery(storyPages());
  return (
    <Card as="section" aria-labelledby="toplam-hikaye" className="grid content-start gap-3">
      <h2 id="toplam-hikaye" className="font-sans text-sm font-semibold tracking-normal">
        Toplam hikâye
      </h2>
      {isPending ? (
        <SkeletonGroup label="Hikâye sayısı yükleniyor…">
          <Skeleton className="h-9 w-16" />
        </SkeletonGroup>
      ) : (
        <p className="font-serif text-3xl font-medium tabular-nums">
          {data?.pages[0]?.total.toLocaleString('tr-TR') ?? '–'}
        </p>
      )}
    </Card>
  );
}
