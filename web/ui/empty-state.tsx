import type { ReactNode } from 'react';
import { CaretMark } from './caret-mark.tsx';
import { classes } from './classes.ts';

/** Shown instead of an empty list, with the next action. */
export function EmptyState({
  icon,
  title,
  children,
  action,
  look = 'framed',
}: {
  icon?: ReactNode;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** `plain` in a drawer, which is a frame itself. */
  look?: 'framed' | 'plain';
}) {
  return (
    <div
      className={classes(
        'grid justify-items-center gap-3 text-center',
        look === 'framed' ? 'rounded-lg border border-dashed border-line-strong px-6 py-12' : 'py-6',
      )}
    >
      {icon ? (
        <span className="text-ink-soft [&_svg]:size-7 [&_svg]:stroke-[1.5]">{icon}</span>
      ) : (
        <CaretMark className="h-7 text-line-strong" />
      )}
      <p className="font-serif text-xl font-medium">{title}</p>
      {children && <div className="max-w-md text-sm text-ink-soft">{children}</div>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
