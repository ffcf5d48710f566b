import { useEffect, useState } from 'react';

/** How long after the last key the top line comes back, ms. */
const restMs = 2_500;

/** True while the writer types in a field; any movement of the pointer ends it. */
export function useTypingFade(field: HTMLElement | null): boolean {
  const [isTyping, setTyping] = useState(false);
  useEffect(() => {
    if (!field) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      clearTimeout(timer);
      setTyping(false);
    };
    const begin = () => {
      setTyping(true);
      clearTimeout(timer);
      timer = setTimeout(end, restMs);
    };
    field.addEventListener('beforeinput', begin);
    addEventListener('pointermove', end);
    return () => {
      clearTimeout(timer);
      field.removeEventListener('beforeinput', begin);
      removeEventListener('pointermove', end);
    };
  }, [field]);
  return isTyping;
}
