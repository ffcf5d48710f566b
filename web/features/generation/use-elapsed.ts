import { useEffect, useState } from 'react';

/** Milliseconds since `startedAt` (client clock, ms), updated each second; 0 while it is null. */
export function useElapsed(startedAt: number | null): number {
  const [now, setNow] = useState(startedAt ?? 0);
  useEffect(() => {
    if (startedAt === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [startedAt]);
  return startedAt === null ? 0 : Math.max(0, now - startedAt);
}
