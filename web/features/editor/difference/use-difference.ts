import { useEffect, useState } from 'react';
import type { Difference } from '#domain/difference.ts';

type Comparison = { status: 'working' } | { status: 'failed' } | { status: 'done'; difference: Difference };

/** The difference of two texts, worked out in a worker; what was asked before is dropped. */
export function useDifference(before: string, after: string): Comparison {
  const [comparison, setComparison] = useState<Comparison>({ status: 'working' });
  useEffect(() => {
    setComparison({ status: 'working' });
    const worker = new Worker(new URL('./difference-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Difference>) => {
      setComparison({ status: 'done', difference: data });
      worker.terminate();
    });
    worker.addEventListener('error', () => setComparison({ status: 'failed' }));
    worker.postMessage({ before, after });
    return () => worker.terminate();
  }, [before, after]);
  return comparison;
}
