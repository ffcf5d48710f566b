import { useCallback, useRef, useState } from 'react';
import { currentUserId } from '#web/features/session/index.ts';

const key = 'yazihane.direction';

function read(storyId: string): string {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return '';
    const { by, storyId: of, text } = kept as Partial<Record<'by' | 'storyId' | 'text', unknown>>;
    return by === currentUserId() && of === storyId && typeof text === 'string' ? text : '';
  } catch {
    return '';
  }
}

function write(storyId: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify({ by: currentUserId(), storyId, text }));
  } catch {
    // Without storage a reload empties the field.
  }
}

/** The direction that the next continuation of a story takes: typed for one text, kept in this tab until it is used. */
export function useDirection(storyId: string) {
  const [text, setText] = useState(() => read(storyId));
  const now = useRef(text);
  const change = useCallback(
    (next: string) => {
      now.current = next;
      setText(next);
      write(storyId, next);
    },
    [storyId],
  );
  return {
    text,
    now: () => now.current,
    change,
    /** Empties the field where it still holds what a text was written for. */
    clear: useCallback((used: string) => now.current.trim() === used.trim() && change(''), [change]),
  };
}
