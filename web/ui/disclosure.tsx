import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { classes } from './classes.ts';

export interface DisclosureProps {
  title: string;
  /** The button's accessible name when the title is not enough. */
  name?: string;
  /** Shown before the arrow: a mark, a count. */
  aside?: ReactNode;
  icon?: ReactNode;
  children: ReactNode;
  defaultOpen?: boolean;
  /** `section` has a border; `plain` is only a button with its content below. */
  look?: 'section' | 'plain';
}

/** A part that opens and closes; it stays mounted, so that typed text is not lost. */
export function Disclosure({
  title,
  name,
  aside,
  icon,
  children,
  defaultOpen = false,
  look = 'section',
}: DisclosureProps) {
  const id = useId();
  const [open, setOpen] = useState(defaultOpen);
  const [wasOpen, setWasOpen] = useState(defaultOpen);
  return (
    <div className={classes(look === 'section' && 'rounded-md border border-line')}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-label={name}
        onClick={() => {
          setOpen(!open);
          setWasOpen(true);
        }}
        className={classes(
          'flex min-h-target items-center gap-2 rounded-md text-left text-sm font-semibold hover:bg-well [&_svg]:size-[1.125rem] [&_svg]:shrink-0',
          look === 'section' ? 'w-full px-3.5' : '-mx-2 px-2',
        )}
      >
        {icon}
        <span className="min-w-0 flex-1">{title}</span>
        {aside}
        <ChevronDown
          aria-hidden="true"
          className={classes('transition-transform duration-150', open && 'rotate-180')}
        />
      </button>
      <div id={id} hidden={!open} className={classes(look === 'section' && 'px-3.5 pt-1 pb-3.5')}>
        {wasOpen && children}
      </div>
    </div>
  );
}
