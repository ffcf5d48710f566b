import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PlanTerms } from '#domain/billing/plans.ts';
import { chargedIdea } from '#domain/billing/tokens.ts';
import { forecastFor } from '#web/features/generation/index.ts';
import { guestObstacle, setTokens, useTokenBalance } from '#web/features/session/index.ts';
import { type Shortage, useTokenShortage } from '#web/features/token-shortage/index.ts';
import { queries } from '#web/lib/queries.ts';
import { currentChapter, currentEnding, currentRequest, type WizardState } from './wizard-state.ts';

/** The writer's own answers, which are charged as the chapter's idea. */
function ideaOf(state: WizardState): string {
  const choice = currentRequest(state, currentEnding(state) ?? 'open');
  return choice ? chargedIdea({ idea: '', answers: choice.answers }) : '';
}

export interface ChapterCost {
  /** The lower and upper end of the estimate, tokens. */
  forecast: { low: number; high: number };
  /** Balance in tokens. */
  tokens: number;
  /** True when the balance is too small; the request is then not sent. */
  tooFew: boolean;
  /** The account's balance when it is too small; null for a guest. */
  shortage: Shortage | null;
}

/** The estimated cost of the chapter, and whether the balance covers it; refreshed while `asking`. */
export function useChapterCost(
  state: WizardState,
  { terms, paragraphs }: { terms: PlanTerms | null; paragraphs: number | null },
  asking: boolean,
): ChapterCost {
  const shortage = useTokenShortage();
  const { tokens } = useTokenBalance();
  const { data } = useQuery({ ...queries.tokens.balance.queryOptions(), enabled: asking && terms !== null });
  const fresh = data?.tokens;
  useEffect(() => {
    if (fresh !== undefined) setTokens(fresh);
  }, [fresh]);
  const idea = ideaOf(state);
  return {
    forecast: forecastFor(idea, {
      terms,
      surface: 'wizard',
      continuing: currentChapter(state) > 1,
      ...(paragraphs && { paragraphs }),
    }),
    tokens,
    tooFew: terms === null ? guestObstacle(idea, tokens) !== null : shortage !== null,
    shortage,
  };
}
