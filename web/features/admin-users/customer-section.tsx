import { type ReactNode, useId } from 'react';

/** A titled part of a person's page. */
export function CustomerSection({
  title,
  aside,
  children,
}: {
  title: string;
  /** Beside the title: a total, a button. */
  aside?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** The classes of the tables of a person's page. */
export const tableClasses = {
  table: 'w-full border-collapse text-sm',
  headRow: 'border-b border-line-strong text-left',
  head: 'py-2.5 pr-4 font-semibold last:pr-0',
  row: 'border-b border-line align-top',
  cell: 'py-2.5 pr-4 wrap-anywhere last:pr-0',
  number: 'py-2.5 pr-4 text-right whitespace-nowrap tabular-nums last:pr-0',
} as const;
