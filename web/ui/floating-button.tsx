import type { ComponentProps } from 'react';
import { IconButton } from './button.tsx';
import { classes } from './classes.ts';

const sides = { left: 'left-3', right: 'right-3' };

/**
 * A round icon button in a lower corner: of the window where it has margins beside its content, else of the page's end,
 * so that it covers no words. A page leaves room for it below its content; its layout is positioned (`relative`).
 */
export function FloatingButton({
  side,
  ...button
}: ComponentProps<typeof IconButton> & { side: keyof typeof sides }) {
  return (
    <IconButton
      {...button}
      className={classes(
        'absolute bottom-[max(0.75rem,env(safe-area-inset-bottom))] z-20 rounded-full! border border-line bg-sheet shadow-sheet xl:fixed print:hidden',
        sides[side],
      )}
    />
  );
}
