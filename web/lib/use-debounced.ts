import { useEffect, useState } from 'react';

/** Returns a value after it has not changed for `delayMs`; an empty text is returned at once. */
export const adminSearchDelayMs = 500;

/** A value once it has rested for `restMs`; an empty text at once, since clearing is no typing. */
export function useDebounced(value: string, delayMs: number): string {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), value === '' ? 0 : delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return value === '' ? '' : debounced;
}
