import type { ReactNode } from 'react';

/**
 * The panel's first part: a cover, a title, two lines of text, and one primary action. Every state of it takes the same
 * room, so that nothing below moves.
 */
export function TopStory({
  label,
  cover,
  title,
  note,
  children,
  action,
}: {
  /** The section's name, quieter than what it is about. */
  label: string;
  cover: ReactNode;
  title: ReactNode;
  note: ReactNode;
  /** Text of which the last two lines are shown. */
  children: ReactNode;
  action: ReactNode;
}) {
  return (
    <section
      aria-labelledby="en-ust"
      className="grid grid-cols-[5.5rem_1fr] gap-x-5 gap-y-4 sm:grid-cols-[11rem_1fr] sm:gap-x-8"
    >
      <div className="sm:row-span-2">{cover}</div>
      <div className="grid min-w-0 content-center gap-1 wrap-anywhere sm:content-start">
        <h2 id="en-ust" className="font-sans text-sm font-medium tracking-normal text-ink-soft">
          {label}
        </h2>
        <div className="line-clamp-2 min-h-[2lh] font-serif text-2xl font-medium leading-snug sm:line-clamp-1 sm:min-h-[1lh] sm:text-3xl sm:leading-snug">
          {title}
        </div>
        <div className="min-h-[1lh] text-sm text-ink-soft tabular-nums">{note}</div>
      </div>
      <div className="col-span-2 grid min-w-0 content-between gap-4 sm:col-span-1">
        <div className="flex h-[2lh] max-w-prose flex-col justify-end overflow-hidden font-serif text-lg wrap-anywhere text-ink-soft">
          <div className="min-h-full shrink-0">{children}</div>
        </div>
        <div className="flex min-h-target flex-wrap items-center gap-2">{action}</div>
      </div>
    </section>
  );
}
