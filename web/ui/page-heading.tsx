import type { ReactNode } from 'react';

/** The h1 of a page with a subtitle and the page's actions. */
export function PageHeading({
  title,
  children,
  actions,
}: {
  title: ReactNode;
  /** One line under the title. */
  children?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="grid gap-2">
        <h1 className="text-3xl">{title}</h1>
        {children && <p className="max-w-prose text-ink-soft">{children}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
