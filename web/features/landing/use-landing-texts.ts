import { useEffect, useState } from 'react';
import type { LandingText } from '#contract/generations.ts';
import { sessionKnown } from '#web/features/session/index.ts';
import { publicApi } from '#web/lib/public-api.ts';

/**
 * The texts that this visitor generated here, newest first. The server stores them, so that a reload keeps them.
 * @param shownId the text in the result panel; the list is loaded again when it changes
 */
export function useLandingTexts(shownId: string | null): readonly LandingText[] {
  const [texts, setTexts] = useState<readonly LandingText[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text in the panel means that the list has changed
  useEffect(() => {
    let left = false;
    async function load() {
      await sessionKnown();
      const answer = await publicApi.generations.landing();
      if (!left) setTexts(answer.texts);
    }
    // The list is optional: without an answer the page keeps the current one.
    load().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [shownId]);
  return texts;
}
