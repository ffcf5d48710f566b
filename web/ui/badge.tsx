import type { ReactNode } from 'react';
import { classes } from './classes.ts';

const tones = {
  neutral: 'border-line bg-well text-ink-soft',
  accent: 'border-accent-line bg-accent-wash text-accent-strong',
  success: 'border-success-line bg-success-wash text-success',
  danger: 'border-danger-line bg-danger-wash text-danger',
};

/** A short label for the element next to it. */
export function Badge({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: keyof typeof tones;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <span
      className={classes(
        'inline-flex items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap [&_svg]:size-3.5',
        tones[tone],
      )}
    >
      {icon}
      {children}
    </span>
  );
}
