import type { ChapterHits as Chapter } from '#domain/story/find/find-hits.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { chapterName } from '../chapters/chapter-name.ts';
import { hitsText } from './find-texts.ts';

/** The chapters with something in them that was looked for; one leads to its first hit. */
export function ChapterHits({
  chapters,
  current,
  onGo,
}: {
  chapters: readonly Chapter[];
  /** The index of the current hit. */
  current: number;
  onGo: (index: number) => void;
}) {
  return (
    <Disclosure look="plain" title="Bölümlere göre">
      <ul className="max-h-[30dvh] overflow-y-auto">
        {chapters.map(({ title, number, first, count }) => (
          <li key={number}>
            <button
              type="button"
              aria-current={current >= first && current < first + count ? 'true' : undefined}
              className="flex min-h-target w-full items-baseline gap-2 rounded-md px-2 py-2.5 text-left -outline-offset-2 hover:bg-well aria-[current]:bg-well aria-[current]:font-semibold"
              onClick={() => onGo(first)}
            >
              <span className="w-6 shrink-0 text-right text-sm text-ink-soft tabular-nums">{number}</span>
              <span className="min-w-0 flex-1 font-serif wrap-anywhere">{chapterName({ title })}</span>
              <span className="shrink-0 text-xs text-ink-soft tabular-nums">{hitsText(count)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
