import { useEffect } from 'react';

/** Less than this is a browser's own bar coming or going, px. */
const leastPx = 80;

/**
 * Keeps `--keyboard`, the height of the on-screen keyboard over the page's lower edge, for what is fixed there: browsers
 * lay such parts out as if no keyboard stood over them.
 */
export function useKeyboardHeight(): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const { style } = document.documentElement;
    const look = () => {
      const covered = innerHeight - view.height - view.offsetTop;
      // A page that is enlarged by two fingers is cut off too, without a keyboard.
      const keyboard = view.scale <= 1.01 && covered >= leastPx ? Math.round(covered) : 0;
      style.setProperty('--keyboard', `${keyboard}px`);
    };
    look();
    view.addEventListener('resize', look);
    view.addEventListener('scroll', look);
    return () => {
      view.removeEventListener('resize', look);
      view.removeEventListener('scroll', look);
      style.removeProperty('--keyboard');
    };
  }, []);
}
