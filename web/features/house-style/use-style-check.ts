import { useEffect, useState } from 'react';
import type { StyleCheck, StyleCheckRequest } from './style-check.ts';

/** Checks a text in a worker; the previous result is returned until the new one arrives. */
export function useStyleCheck({ text, dialogue }: StyleCheckRequest): {
  survey: StyleCheck | null;
  failed: boolean;
} {
  const [survey, setSurvey] = useState<StyleCheck | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    setFailed(false);
    const worker = new Worker(new URL('./style-check-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<StyleCheck>) => {
      setSurvey(data);
      worker.terminate();
    });
    worker.addEventListener('error', () => setFailed(true));
    worker.postMessage({ text, dialogue } satisfies StyleCheckRequest);
    return () => worker.terminate();
  }, [text, dialogue]);
  return { survey, failed };
}
