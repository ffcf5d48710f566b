import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { IconButton } from './button.tsx';
import { classes } from './classes.ts';

export type BannerTone = 'error' | 'success' | 'accent' | 'info';

export interface BannerProps {
  tone: BannerTone;
  title?: string;
  children?: ReactNode;
  /** Shown after the text: a retry button, a link. */
  action?: ReactNode;
  /** Adds a close button; also called after `leavesAfterMs`. */
  onDismiss?: () => void;
  /** ms; status banners of the editor close after 3,000 (docs/product/stories.md). */
  leavesAfterMs?: number;
}

const looks = {
  error: { box: 'border-danger-line bg-danger-wash', mark: 'text-danger', Icon: CircleAlert },
  success: { box: 'border-success-line bg-success-wash', mark: 'text-success', Icon: CircleCheck },
  accent: { box: 'border-accent-line bg-accent-wash', mark: 'text-accent-strong', Icon: TriangleAlert },
  info: { box: 'border-line bg-well', mark: 'text-ink-soft', Icon: Info },
};

/** A message in the page, announced when it appears: assertively for errors, politely otherwise. */
export function Banner({ tone, title, children, action, onDismiss, leavesAfterMs }: BannerProps) {
  const { box, mark, Icon } = looks[tone];
  useEffect(() => {
    if (!leavesAfterMs || !onDismiss) return;
    const timer = setTimeout(onDismiss, leavesAfterMs);
    return () => clearTimeout(timer);
  }, [leavesAfterMs, onDismiss]);
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={classes('flex items-start gap-3 rounded-md border px-4 py-3', box)}
    >
      <Icon aria-hidden="true" className={classes('mt-0.5 size-5 shrink-0', mark)} />
      <div className="min-w-0 flex-1 text-sm">
        {title && <p className={classes('font-semibold', tone !== 'info' && mark)}>{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className="mt-2.5 flex flex-wrap gap-2">{action}</div>}
      </div>
      {onDismiss && <IconButton label="Kapat" icon={<X />} onClick={onDismiss} className="-my-2 -mr-2.5" />}
    </div>
  );
}
