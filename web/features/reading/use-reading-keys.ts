import { useEffect, useRef } from 'react';
import { stepSize } from './look.ts';

interface Actions {
  chapter: (step: 1 | -1) => void;
  toggleAloud: () => void;
  sentence: (step: 1 | -1) => void;
}

/** Where keys write or choose something of their own. */
const own = 'input, textarea, select, [contenteditable], [role="dialog"], [popover]';

/** The reading page's keys (LookPanel lists them and turns them off). */
export function useReadingKeys(actions: Actions, enabled: boolean): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    if (!enabled) return;
    const does: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => latest.current.chapter(-1),
      ArrowRight: () => latest.current.chapter(1),
      '+': () => stepSize(1),
      '-': () => stepSize(-1),
      d: () => latest.current.toggleAloud(),
      ',': () => latest.current.sentence(-1),
      '.': () => latest.current.sentence(1),
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      // Shift and an arrow mark text.
      if (event.shiftKey && event.key.startsWith('Arrow')) return;
      if ((event.target as Element | null)?.closest?.(own)) return;
      const act = does[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [enabled]);
}
