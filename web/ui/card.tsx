import type { HTMLAttributes } from 'react';
import { classes } from './classes.ts';

export type CardProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'section' | 'article' | 'li';
  /** `sheet` has a background, `flat` only a border, `accent` highlights one among several. */
  tone?: 'sheet' | 'flat' | 'accent';
  padding?: 'none' | 'md' | 'lg';
};

const tones = {
  sheet: 'border-line bg-sheet shadow-sheet',
  flat: 'border-line bg-transparent',
  accent: 'border-accent-line bg-accent-wash',
};
const paddings = { none: '', md: 'p-5', lg: 'p-6 sm:p-8' };

/** A box for one thing. */
export function Card({ as: Tag = 'div', tone = 'sheet', padding = 'md', className, ...rest }: CardProps) {
  return (
    <Tag {...rest} className={classes('rounded-lg border', tones[tone], paddings[padding], className)} />
  );
}
