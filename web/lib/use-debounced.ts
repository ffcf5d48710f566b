import { useEffect, useState } from 'react';

/** How long typing rests before a list of the administration is searched, ms. */
export const adminSearchDelayMs = 500;

/** A value once it has rested for `restMs`; an empty text at once, since clearing is no typing. */
export function useDebounced(value: string, restMs: number): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), value === '' ? 0 : restMs);
    return () => clearTimeout(timer);
  }, [value, restMs]);
  return value === '' ? '' : rested;
}
