import { type PlotType, plotTypes } from '#domain/world/cards.ts';
import { structureGuide } from '#web/features/cards/card-presets.ts';
import { classes } from '#web/ui/classes.ts';

/** The three parts of a story in their order, the current one highlighted (docs/product/cards.md). */
export function StructureGuide({ current }: { current: PlotType }) {
  return (
    <section aria-label="Hikâye yapısı rehberi" className="grid gap-2">
      <p className="text-sm font-semibold">Hikâye yapısı rehberi</p>
      <ol className="grid gap-1.5">
        {(Object.keys(plotTypes) as PlotType[]).map((type, index) => {
          const isCurrent = type === current;
          return (
            <li
              key={type}
              aria-current={isCurrent ? 'step' : undefined}
              className={classes(
                'grid grid-cols-[1.5rem_1fr] gap-x-2.5 rounded-md border px-3 py-2.5 text-sm',
                isCurrent ? 'border-ink bg-well' : 'border-transparent text-ink-soft',
              )}
            >
              <span
                aria-hidden="true"
                className={classes(
                  'grid size-6 place-items-center rounded-full border text-xs font-semibold',
                  isCurrent ? 'border-ink bg-ink text-paper' : 'border-line-strong',
                )}
              >
                {index + 1}
              </span>
              <div className="grid gap-0.5">
                <p className={classes('font-semibold', isCurrent && 'text-ink')}>{plotTypes[type]}</p>
                <p className={classes(!isCurrent && '@max-2xl:hidden')}>{structureGuide[type]}</p>
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
