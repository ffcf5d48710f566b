import { useEffect, useEffectEvent } from 'react';
import { stepSize } from './reading-settings.ts';

interface Actions {
  chapter: (step: 1 | -1) => void;
  toggleAloud: () => void;
  sentence: (step: 1 | -1) => void;
}

/** Elements that use these keys themselves. */
const elementsWithKeys = 'input, textarea, select, [contenteditable], [role="dialog"], [popover]';

/** Handles the reading page's keys, which ReadingSettingsPanel lists and can turn off. */
export function useReadingKeys(actions: Actions, enabled: boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    // Shift and an arrow key select text.
    if (event.shiftKey && event.key.startsWith('Arrow')) return;
    if ((event.target as Element | null)?.closest?.(elementsWithKeys)) return;
    const keys: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => actions.chapter(-1),
      ArrowRight: () => actions.chapter(1),
      '+': () => stepSize(1),
      '-': () => stepSize(-1),
      d: actions.toggleAloud,
      ',': () => actions.sentence(-1),
      '.': () => actions.sentence(1),
    };
    const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (!enabled) return;
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [enabled]);
}
