import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';

interface DrawerProps {
  side: 'left' | 'right';
  title: string;
  open: boolean;
  onClose: () => void;
  /** Beside the page; over all of it on a narrow window, where the screen makes the page inert. */
  isBeside: boolean;
  /** Takes the focus when it opens beside the page. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** A drawer of the editor. What stands in it stays as it is while it is closed, and when the window's width changes. */
export function Drawer(props: DrawerProps) {
  const { side, title, open, onClose, isBeside, takesFocus = false, children } = props;
  const box = useRef<HTMLElement>(null);
  /** Its content is built when it is first opened. */
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  useEffect(() => {
    if (open && (takesFocus || !isBeside)) box.current?.focus({ preventScroll: true });
  }, [open, isBeside, takesFocus]);
  const hasTitle = side === 'right' || !isBeside;
  return (
    <section
      ref={box}
      tabIndex={-1}
      role={isBeside ? 'complementary' : 'dialog'}
      aria-label={title}
      hidden={!open}
      data-quiet
      onKeyDown={(event) => {
        // The key of a dialog that was opened from here is that dialog's.
        const isOwn = event.target instanceof Node && event.currentTarget.contains(event.target);
        if (event.key !== 'Escape' || !isOwn || (isBeside && side === 'left')) return;
        event.stopPropagation();
        onClose();
      }}
      className={classes(
        'fixed bottom-0 flex flex-col overflow-y-auto overscroll-contain bg-paper outline-none [&[hidden]]:hidden',
        isBeside ? 'top-10 z-10 border-line' : 'inset-x-0 top-0 z-30 pb-[env(safe-area-inset-bottom)]',
        isBeside && (side === 'left' ? 'left-0 w-88 border-r' : 'right-0 w-105 border-l'),
      )}
    >
      {hasTitle && (
        <div className="flex items-center justify-between pt-2 pr-2 pl-5">
          <h2 className="text-lg">{title}</h2>
          <IconButton label="Kapat" icon={<X aria-hidden="true" />} onClick={onClose} />
        </div>
      )}
      <div className={classes('flex flex-1 flex-col', side === 'right' && 'gap-4 px-5 pb-6')}>
        {wasOpened && children}
      </div>
    </section>
  );
}
