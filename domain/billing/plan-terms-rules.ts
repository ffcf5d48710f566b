import { messages } from '../messages/index.ts';
import { type PlanTerms, plans } from './plans.ts';

const m = messages.planTerms;

/** The ranges of a plan's terms: price in kuruş, tokens, model tokens, paragraphs, stories, bytes. */
export const termsBounds = {
  monthlyPriceKurus: { min: 100, max: 10_000_000 },
  dailyTokens: { min: 100, max: 1_000_000 },
  monthlyGuaranteeTokens: { min: 1_000, max: 30_000_000 },
  outputCap: { min: 200, max: 4_000 },
  paragraphCap: { min: 1, max: 5 },
  wizardPerDay: { min: 1, max: 100 },
  storageBytes: { min: 10_000_000, max: 100_000_000_000 },
} as const;

/** The terms that an administrator edits. */
export type EditedTerms = Omit<PlanTerms, 'version'>;

/** A value that can't be saved, with the path of its field ('outputCap.fresh'). */
export interface TermsIssue {
  path: string;
  message: string;
}

const isWithin = (value: number | null, { min, max }: { min: number; max: number }) =>
  value !== null && Number.isSafeInteger(value) && value >= min && value <= max;

/** Only Profesyonel is sold; the free plan costs nothing, and Yayıncı has no price. */
function priceIssue({ plan, monthlyPriceKurus }: EditedTerms): string | null {
  if (plan === 'free') return monthlyPriceKurus === 0 ? null : m.priceFixed;
  if (plan === 'publisher') return monthlyPriceKurus === null ? null : m.priceFixed;
  return isWithin(monthlyPriceKurus, termsBounds.monthlyPriceKurus) ? null : m.priceRange;
}

/** A guarantee belongs to the plan that draws on it, and is worth at least a day. */
function guaranteeIssue({ plan, dailyTokens, monthlyGuaranteeTokens }: EditedTerms): string | null {
  if (!plans[plan].drawsOnGuarantee) return monthlyGuaranteeTokens === null ? null : m.guaranteeFixed;
  if (!isWithin(monthlyGuaranteeTokens, termsBounds.monthlyGuaranteeTokens)) return m.guaranteeRange;
  return (monthlyGuaranteeTokens ?? 0) < dailyTokens ? m.guaranteeBelowDay : null;
}

/** Returns what is wrong with a plan's terms; empty when they can be saved. */
export function termsIssues(terms: EditedTerms): TermsIssue[] {
  const { outputCap, paragraphCap, usualParagraphs } = terms;
  const within = (value: number | null, range: keyof typeof termsBounds, message: string) =>
    isWithin(value, termsBounds[range]) ? null : message;
  const found: [path: string, message: string | null][] = [
    ['monthlyPriceKurus', priceIssue(terms)],
    ['dailyTokens', within(terms.dailyTokens, 'dailyTokens', m.dailyTokensRange)],
    ['monthlyGuaranteeTokens', guaranteeIssue(terms)],
    ['outputCap.fresh', within(outputCap.fresh, 'outputCap', m.outputRange)],
    ['outputCap.continuation', within(outputCap.continuation, 'outputCap', m.outputRange)],
    ['paragraphCap.standard', within(paragraphCap.standard, 'paragraphCap', m.paragraphRange)],
    ['paragraphCap.editor', within(paragraphCap.editor, 'paragraphCap', m.paragraphRange)],
    ['paragraphCap.continuation', within(paragraphCap.continuation, 'paragraphCap', m.paragraphRange)],
    [
      'usualParagraphs',
      within(usualParagraphs, 'paragraphCap', m.paragraphRange) ??
        (usualParagraphs > paragraphCap.standard ? m.usualAboveCap : null),
    ],
    [
      'wizardPerDay',
      terms.wizardPerDay === null ? null : within(terms.wizardPerDay, 'wizardPerDay', m.wizardRange),
    ],
    ['storageBytes', within(terms.storageBytes, 'storageBytes', m.storageRange)],
  ];
  return found.flatMap(([path, message]) => (message === null ? [] : [{ path, message }]));
}
