import { type ReactNode, startTransition, useEffect, useState } from 'react';

/**
 * Draws what is in it once what is around it stands, and in slices: a large screen at once would hold up the page.
 * `meanwhile` takes its place until then.
 */
export function Deferred({ meanwhile, children }: { meanwhile: ReactNode; children: ReactNode }) {
  const [now, setNow] = useState(false);
  useEffect(() => startTransition(() => setNow(true)), []);
  return now ? children : meanwhile;
}
