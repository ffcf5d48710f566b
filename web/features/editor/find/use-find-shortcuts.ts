import { type RefObject, useEffect, useRef } from 'react';
import { isApple, openDialog } from '../shortcuts.tsx';

interface FindKeys {
  /** Opens the search, or brings the focus back to it. */
  open: (withReplace: boolean) => void;
  /** Goes to the next or the previous hit; null while nothing is looked for. */
  step: ((direction: 1 | -1) => void) | null;
}

const isFindKey = ({ key, code, altKey }: KeyboardEvent): boolean =>
  // With ⌥ a Mac gives another character for the key.
  key.toLowerCase() === 'f' || (altKey && code === 'KeyF');

/** What a key asks for; null for any other key. */
function wish(event: KeyboardEvent): 'find' | 'replace' | 'next' | 'previous' | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (key === 'F3' && !ctrlKey && !metaKey && !altKey) return shiftKey ? 'previous' : 'next';
  if (shiftKey || (isApple ? !metaKey || ctrlKey : !ctrlKey || metaKey)) return null;
  if (isFindKey(event)) return altKey ? (isApple ? 'replace' : null) : 'find';
  return !isApple && !altKey && key.toLowerCase() === 'h' ? 'replace' : null;
}

/** Listens for the keys of the search while the text is shown and no dialog stands over it. @param host an element beside the text */
export function useFindShortcuts(host: RefObject<HTMLElement | null>, keys: FindKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const wanted = event.isComposing ? null : wish(event);
      if (!wanted || !host.current || host.current.closest('[hidden]')) return;
      if (document.querySelector(openDialog)) return;
      const { open, step } = latest.current;
      if (wanted === 'find' || wanted === 'replace') {
        event.preventDefault();
        open(wanted === 'replace');
      } else if (step) {
        event.preventDefault();
        step(wanted === 'next' ? 1 : -1);
      }
    }
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [host]);
}
