import { bytesPerMb, termsIssues } from '#domain/billing/plan-terms-rules.ts';
import { type PlanTerms, plans } from '#domain/billing/plans.ts';
import { amountInQuery } from '#domain/billing/purchase.ts';

/** The typed texts of the form, by the path of their value. */
export type TermsDraft = Readonly<Record<TermsPath, string>>;
export const termsPaths = [
  'monthlyPriceKurus',
  'dailyTokens',
  'monthlyGuaranteeTokens',
  'outputCap.fresh',
  'outputCap.continuation',
  'paragraphCap.standard',
  'paragraphCap.editor',
  'paragraphCap.continuation',
  'usualParagraphs',
  'wizardPerDay',
  'storageBytes',
] as const;
export type TermsPath = (typeof termsPaths)[number];

const numbers = new Intl.NumberFormat('tr-TR');
const lira = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const shown = (value: number | null) => (value === null ? '' : numbers.format(value));

/** The form's texts of stored terms. */
export function draftOf(terms: PlanTerms): TermsDraft {
  const { monthlyPriceKurus: kurus } = terms;
  return {
    monthlyPriceKurus: kurus === null ? '' : lira.format(kurus / 100),
    dailyTokens: shown(terms.dailyTokens),
    monthlyGuaranteeTokens: shown(terms.monthlyGuaranteeTokens),
    'outputCap.fresh': shown(terms.outputCap.fresh),
    'outputCap.continuation': shown(terms.outputCap.continuation),
    'paragraphCap.standard': shown(terms.paragraphCap.standard),
    'paragraphCap.editor': shown(terms.paragraphCap.editor),
    'paragraphCap.continuation': shown(terms.paragraphCap.continuation),
    usualParagraphs: shown(terms.usualParagraphs),
    wizardPerDay: shown(terms.wizardPerDay),
    storageBytes: shown(terms.storageBytes / bytesPerMb),
  };
}

/** A whole number as typed, also "4.000"; NaN for anything else. */
const numberOf = (typed: string) =>
  /^\d[\d.\s]*$/.test(typed.trim()) ? Number(typed.replaceAll(/[.\s]/g, '')) : Number.NaN;
const optional = (typed: string) => (typed.trim() === '' ? null : numberOf(typed));
/** Lira as typed, in kuruş: "199,90"; NaN where it is no amount. */
const kurusOf = (typed: string) =>
  /^[\d.,\s]+$/.test(typed.trim()) ? (amountInQuery(typed.trim()) ?? Number.NaN) : Number.NaN;

/** The terms of a draft; a text that is no number becomes NaN, which no rule accepts. `based` gives what the form doesn't edit. */
export function termsOfDraft(draft: TermsDraft, based: PlanTerms): PlanTerms {
  return {
    plan: based.plan,
    version: based.version,
    monthlyPriceKurus: based.plan === 'pro' ? kurusOf(draft.monthlyPriceKurus) : based.monthlyPriceKurus,
    dailyTokens: numberOf(draft.dailyTokens),
    monthlyGuaranteeTokens: plans[based.plan].drawsOnGuarantee
      ? numberOf(draft.monthlyGuaranteeTokens)
      : null,
    outputCap: {
      fresh: numberOf(draft['outputCap.fresh']),
      continuation: numberOf(draft['outputCap.continuation']),
    },
    paragraphCap: {
      standard: numberOf(draft['paragraphCap.standard']),
      editor: numberOf(draft['paragraphCap.editor']),
      continuation: numberOf(draft['paragraphCap.continuation']),
    },
    wizardPerDay: optional(draft.wizardPerDay),
    usualParagraphs: numberOf(draft.usualParagraphs),
    storageBytes: numberOf(draft.storageBytes) * bytesPerMb,
  };
}

/** Validation errors by path, equal to the server's. */
export const draftFaults = (draft: TermsDraft, based: PlanTerms): Partial<Record<string, string>> =>
  Object.fromEntries(termsIssues(termsOfDraft(draft, based)).map(({ path, message }) => [path, message]));
