import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Dialog } from '#web/ui/dialog.tsx';

interface DrawerProps {
  side: 'left' | 'right';
  title: string;
  open: boolean;
  onClose: () => void;
  /** Beside the page; a dialog over it where there is no room. */
  isBeside: boolean;
  /** Takes the focus when it opens beside the page. */
  takesFocus?: boolean;
  /** Where the focus goes from a closed dialog; null for where it came from. */
  finalFocus?: () => HTMLElement | null;
  children: ReactNode;
}

/** A drawer of the editor: what stands in it stays as it is while it is closed beside the page. */
export function Drawer(props: DrawerProps) {
  const { side, title, open, onClose, isBeside, takesFocus = false, children } = props;
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (open && isBeside && takesFocus) box.current?.focus({ preventScroll: true });
  }, [open, isBeside, takesFocus]);
  if (!isBeside)
    return (
      <Dialog
        open={open}
        onOpenChange={(next) => !next && onClose()}
        title={title}
        finalFocus={props.finalFocus}
      >
        {children}
      </Dialog>
    );
  return (
    <aside
      ref={box}
      tabIndex={-1}
      aria-label={title}
      hidden={!open}
      data-quiet
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || side === 'left' || event.defaultPrevented) return;
        event.stopPropagation();
        onClose();
      }}
      className={classes(
        'fixed top-10 bottom-0 z-10 flex flex-col overflow-y-auto overscroll-contain bg-paper outline-none [&[hidden]]:hidden',
        side === 'left' ? 'left-0 w-88 border-r border-line' : 'right-0 w-105 border-l border-line',
      )}
    >
      {side === 'right' && (
        <div className="sticky top-0 z-10 flex items-center justify-between bg-paper pt-2 pr-2 pl-5">
          <h2 className="text-lg">{title}</h2>
          <IconButton label="Kapat" icon={<X aria-hidden="true" />} onClick={onClose} />
        </div>
      )}
      <div className={classes('flex flex-1 flex-col', side === 'right' && 'gap-4 px-5 pb-6')}>{children}</div>
    </aside>
  );
}
