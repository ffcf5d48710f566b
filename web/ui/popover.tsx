import { Popover as Base } from '@base-ui/react/popover';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';

export interface PopoverProps {
  /** The button's content. */
  trigger: ReactNode;
  /** The heading of the box. */
  title: string;
  className?: string;
  children: ReactNode;
}

/** A text button that shows more in a small box beside it, by mouse, touch and keyboard. */
export function Popover({ trigger, title, className, children }: PopoverProps) {
  return (
    <Base.Root>
      <Base.Trigger
        className={classes(
          '-mx-2 min-h-target min-w-target rounded-md px-2 text-left hover:bg-well',
          className,
        )}
      >
        {trigger}
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner align="start" sideOffset={4} collisionPadding={8} className="z-30">
          <Base.Popup className="grid max-w-72 gap-1.5 rounded-lg border border-line bg-sheet px-4 py-3 text-sm text-ink shadow-float outline-none">
            <Base.Title className="font-sans text-sm font-semibold tracking-normal">{title}</Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
