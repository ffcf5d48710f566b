import { classes } from '#web/ui/classes.ts';
import { SkeletonGroup } from '#web/ui/skeleton.tsx';
import { BlankSheet, StoryCover } from './story-cover.tsx';
import { shelfClasses, TileLoading } from './story-tile.tsx';

const placesOf = (count: number) => Array.from({ length: count }, (_, at) => at);

/** The shelf while its stories load. */
export function ShelfLoading({ places }: { places: number }) {
  return (
    <SkeletonGroup label="Hikâyeler yükleniyor…" className={shelfClasses}>
      {placesOf(places).map((at) => (
        <TileLoading key={at} />
      ))}
    </SkeletonGroup>
  );
}

/** The shelf before the first story: blank sheets, one on a phone; the caret stands on the first. */
export function EmptyShelf({ places }: { places: number }) {
  return (
    <div className="grid gap-4">
      <div aria-hidden="true" className={classes(shelfClasses, 'opacity-60')}>
        {placesOf(places).map((at) => (
          <div key={at} className={classes('w-22 sm:w-full', at > 0 && 'max-sm:hidden')}>
            {at === 0 ? <StoryCover title="" genre="" /> : <BlankSheet />}
          </div>
        ))}
      </div>
      <p className="text-sm text-ink-soft">
        Yazdığınız her hikâye bu rafta durur. Başka yerde yazdıklarınızı “İçe aktar” ile getirebilirsiniz.
      </p>
    </div>
  );
}
