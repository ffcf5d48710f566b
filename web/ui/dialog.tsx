import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { IconButton } from './button.tsx';
import { classes } from './classes.ts';

export const backdropClasses =
  'fixed inset-0 z-40 bg-scrim transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0';
export const popupClasses =
  'fixed z-50 max-h-[calc(100dvh-2rem)] overflow-y-auto wrap-anywhere border border-line bg-sheet text-ink shadow-float outline-none ' +
  'transition duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0 ' +
  'inset-x-0 bottom-0 rounded-t-xl sm:inset-auto sm:top-1/2 sm:left-1/2 sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-xl';

/** Buttons over scrolling text, which fades out below them. */
const stayingClasses =
  'sticky bottom-0 -mx-5 -mb-5 bg-sheet px-5 pb-5 sm:-mx-6 sm:-mb-6 sm:px-6 sm:pb-6 ' +
  'before:pointer-events-none before:absolute before:inset-x-0 before:-top-5 before:h-5 before:bg-linear-to-t before:from-sheet before:to-transparent';

const widths = {
  md: 'sm:max-w-lg',
  lg: 'sm:max-w-3xl',
  full: 'sm:max-w-[min(100rem,calc(100vw-3rem))]',
} as const;

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called after the closing animation. */
  onClosed?: (() => void) | undefined;
  title: string;
  /** A sentence under the title. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the end, the main one last. */
  actions?: ReactNode;
  /** Keeps the buttons visible while a long text above them scrolls. */
  actionsStay?: boolean;
  /** `full` is as wide as the window allows. */
  size?: 'md' | 'lg' | 'full';
  /** The element that gets the focus first; by default the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** The element that gets the focus after closing; null for the one that had it before, false for none. */
  finalFocus?: () => HTMLElement | null | false;
}

/** A modal dialog that traps and returns the focus; on a phone it opens from below. */
export function Dialog({
  open,
  onOpenChange,
  onClosed,
  title,
  description,
  children,
  actions,
  actionsStay = false,
  size = 'md',
  initialFocus,
  finalFocus,
}: DialogProps) {
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => onOpenChange(next)}
      onOpenChangeComplete={(next) => !next && onClosed?.()}
    >
      <Base.Portal>
        <Base.Backdrop className={backdropClasses} />
        <Base.Popup
          initialFocus={initialFocus}
          finalFocus={finalFocus}
          className={classes(
            popupClasses,
            'w-full',
            widths[size],
            actionsStay && 'scroll-pb-48 sm:scroll-pb-24',
          )}
        >
          <div className="grid gap-4 p-5 sm:p-6">
            <div className="flex items-start justify-between gap-4">
              <div className="grid gap-1">
                <Base.Title className="text-2xl">{title}</Base.Title>
                {description && (
                  <Base.Description className="text-sm text-ink-soft">{description}</Base.Description>
                )}
              </div>
              <Base.Close render={<IconButton label="Kapat" icon={<X />} className="-mt-1.5 -mr-2" />} />
            </div>
            {children}
            {actions && (
              <DialogActions className={actionsStay ? stayingClasses : undefined}>{actions}</DialogActions>
            )}
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

/** The buttons at a dialog's end: in a row, or stacked on a phone with the main one on top. */
export function DialogActions({
  children,
  className,
}: {
  children: ReactNode;
  className?: string | undefined;
}) {
  return (
    <div className={classes('mt-1 flex flex-col-reverse gap-2 sm:flex-row sm:justify-end', className)}>
      {children}
    </div>
  );
}
