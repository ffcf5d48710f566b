import { useEffect, useState } from 'react';
import type { Difference, DifferenceBlock } from '#domain/diff/diff-blocks.ts';
import type { DifferenceMessage } from './difference-worker.ts';

type Comparison = { status: 'working' } | { status: 'failed' } | { status: 'done'; difference: Difference };

/** The difference of two texts, worked out in a worker; what was asked before is dropped. */
export function useDifference(before: string, after: string): Comparison {
  const [comparison, setComparison] = useState<Comparison>({ status: 'working' });
  useEffect(() => {
    setComparison({ status: 'working' });
    const worker = new Worker(new URL('./difference-worker.ts', import.meta.url), { type: 'module' });
    const blocks: DifferenceBlock[] = [];
    worker.addEventListener('message', ({ data }: MessageEvent<DifferenceMessage>) => {
      if (typeof data !== 'number') return void blocks.push(...data);
      setComparison({ status: 'done', difference: { blocks, changes: data } });
      worker.terminate();
    });
    worker.addEventListener('error', () => setComparison({ status: 'failed' }));
    worker.postMessage({ before, after });
    return () => worker.terminate();
  }, [before, after]);
  return comparison;
}
