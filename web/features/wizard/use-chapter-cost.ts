import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Balance } from '#contract/tokens.ts';
import { messages } from '#domain/messages.ts';
import type { PlanId } from '#domain/plans.ts';
import { timeZone } from '#domain/time.ts';
import { chargedIdea, minimumToGenerate } from '#domain/tokens.ts';
import { forecastFor } from '#web/features/generation/index.ts';
import { guestObstacle, setTokens, useSession, useTokenBalance } from '#web/features/session/index.ts';
import { queries } from '#web/lib/queries.ts';
import { chapterNow, choiceNow, endingNow, type WizardState } from './wizard-state.ts';

const numbers = new Intl.NumberFormat('tr-TR');
const moment = new Intl.DateTimeFormat('tr-TR', {
  timeZone,
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

/** When tokens come back, in a sentence; what they wait for where the e-mail is not verified. */
function refillSentence({ nextRefillAt, dailyAllowance }: Balance, signUpTokensWait: boolean): string {
  if (signUpTokensWait) return messages.tokens.signUpTokensWait;
  return nextRefillAt
    ? `${moment.format(new Date(nextRefillAt))} itibarıyla bakiyeniz en az ${numbers.format(dailyAllowance)} tokene tamamlanır.`
    : 'Günlük yenileme, e-posta adresinizi doğruladığınızda başlar.';
}

/** What is charged as the idea of the chapter now: the writer's own answers. */
function ideaOf(state: WizardState): string {
  const choice = choiceNow(state, endingNow(state) ?? 'open');
  return choice ? chargedIdea({ idea: '', answers: choice.answers }) : '';
}

export interface ChapterCost {
  /** Tokens, both ends of the estimate. */
  forecast: { low: number; high: number };
  /** Balance in tokens. */
  tokens: number;
  /** True where the balance does not carry a start: nothing is sent then. */
  tooFew: boolean;
  /** When tokens come back; null while unknown, and for a guest. */
  refill: string | null;
}

/** What the chapter now will cost, and whether the balance carries it; asks anew while `asking`. */
export function useChapterCost(
  state: WizardState,
  { plan, paragraphs }: { plan: PlanId | null; paragraphs: number | null },
  asking: boolean,
): ChapterCost {
  const { viewer } = useSession();
  const { tokens } = useTokenBalance();
  const { data } = useQuery({ ...queries.tokens.balance.queryOptions(), enabled: asking && plan !== null });
  const fresh = data?.tokens;
  useEffect(() => {
    if (fresh !== undefined) setTokens(fresh);
  }, [fresh]);
  const idea = ideaOf(state);
  return {
    forecast: forecastFor(idea, {
      plan,
      surface: 'wizard',
      continuing: chapterNow(state) > 1,
      ...(paragraphs && { paragraphs }),
    }),
    tokens,
    tooFew: plan === null ? guestObstacle(idea, tokens) !== null : tokens < minimumToGenerate,
    refill: data ? refillSentence(data, viewer?.signUpTokensWait === true) : null,
  };
}
