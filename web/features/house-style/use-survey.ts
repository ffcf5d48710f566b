import { useEffect, useState } from 'react';
import type { Survey, SurveyQuestion } from './survey.ts';

/** A text looked through in a worker; the last answer stays while a new one is on its way. */
export function useSurvey({ text, dialogue }: SurveyQuestion): { survey: Survey | null; failed: boolean } {
  const [survey, setSurvey] = useState<Survey | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    setFailed(false);
    const worker = new Worker(new URL('./survey-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Survey>) => {
      setSurvey(data);
      worker.terminate();
    });
    worker.addEventListener('error', () => setFailed(true));
    worker.postMessage({ text, dialogue } satisfies SurveyQuestion);
    return () => worker.terminate();
  }, [text, dialogue]);
  return { survey, failed };
}
