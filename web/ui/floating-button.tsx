import type { ComponentProps } from 'react';
import { IconButton } from './button.tsx';
import { classes } from './classes.ts';
import { useReadsOn } from './use-reads-on.ts';

const sides = { left: 'left-3', right: 'right-3' };

/**
 * A round icon button that stays in a lower corner of the window. A page leaves room for it below its content. On a window
 * without margins it leaves while the reader scrolls down, so that it covers no words.
 */
export function FloatingButton({
  side,
  ...button
}: ComponentProps<typeof IconButton> & { side: keyof typeof sides }) {
  const readsOn = useReadsOn();
  return (
    <IconButton
      {...button}
      className={classes(
        'fixed bottom-[max(0.75rem,env(safe-area-inset-bottom))] z-20 rounded-full! border border-line bg-sheet shadow-sheet transition-transform print:hidden',
        sides[side],
        readsOn && 'max-xl:not-focus-visible:translate-y-20',
      )}
    />
  );
}
