import { messages } from '../messages/index.ts';
import { formatPrice } from './money.ts';
import { paidDays } from './plan-orders.ts';
import { termsBounds } from './plan-terms-bounds.ts';
import { type PlanTerms, plans } from './plans.ts';

const m = messages.planTerms;

/** Bytes of a megabyte, the unit of a plan's space. */
export const bytesPerMb = 1_000_000;

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
    [
      'storageBytes',
      terms.storageBytes % bytesPerMb === 0
        ? within(terms.storageBytes, 'storageBytes', m.storageRange)
        : m.storageRange,
    ],
  ];
  return found.flatMap(([path, message]) => (message === null ? [] : [{ path, message }]));
}

const edited = ({ version: _, ...terms }: PlanTerms): EditedTerms => terms;

/** Whether two versions of a plan's terms promise the same. */
export const isSameTerms = (a: PlanTerms, b: PlanTerms): boolean => changedTerms(a, b).length === 0;

const numbers = new Intl.NumberFormat('tr-TR');
const tokens = (value: number | null) => (value === null ? 'Yok' : `${numbers.format(value)} token`);
const model = (value: number) => `${numbers.format(value)} model tokeni`;
const paragraphs = (value: number) => `${value} paragraf`;

/** Each edited value by its path, with its label and its text. */
export const termsFields: readonly {
  path: string;
  label: string;
  textOf: (terms: EditedTerms) => string;
}[] = [
  {
    path: 'monthlyPriceKurus',
    label: `Fiyat (${paidDays} gün, KDV dâhil)`,
    textOf: ({ monthlyPriceKurus: kurus }) => (kurus === null ? 'Satılmaz' : formatPrice(kurus)),
  },
  { path: 'dailyTokens', label: 'Günlük token', textOf: (terms) => tokens(terms.dailyTokens) },
  {
    path: 'monthlyGuaranteeTokens',
    label: 'Aylık güvence',
    textOf: (terms) => tokens(terms.monthlyGuaranteeTokens),
  },
  {
    path: 'outputCap.fresh',
    label: 'Yeni metinde çıktı sınırı',
    textOf: ({ outputCap }) => model(outputCap.fresh),
  },
  {
    path: 'outputCap.continuation',
    label: 'Devam metninde çıktı sınırı',
    textOf: ({ outputCap }) => model(outputCap.continuation),
  },
  {
    path: 'paragraphCap.standard',
    label: 'Ana sayfa ve sihirbazda en çok paragraf',
    textOf: ({ paragraphCap }) => paragraphs(paragraphCap.standard),
  },
  {
    path: 'paragraphCap.editor',
    label: 'Editörde en çok paragraf',
    textOf: ({ paragraphCap }) => paragraphs(paragraphCap.editor),
  },
  {
    path: 'paragraphCap.continuation',
    label: 'Devam metninde en çok paragraf',
    textOf: ({ paragraphCap }) => paragraphs(paragraphCap.continuation),
  },
  {
    path: 'usualParagraphs',
    label: 'Seçilmediğinde yazılan paragraf',
    textOf: (terms) => paragraphs(terms.usualParagraphs),
  },
  {
    path: 'wizardPerDay',
    label: 'Günlük sihirbaz hikâyesi',
    textOf: ({ wizardPerDay }) => (wizardPerDay === null ? 'Sınırsız' : numbers.format(wizardPerDay)),
  },
  {
    path: 'storageBytes',
    label: 'Saklama alanı',
    textOf: ({ storageBytes }) => `${numbers.format(storageBytes / bytesPerMb)} MB`,
  },
];

/** The values that differ between two versions, as text. */
export function changedTerms(
  before: PlanTerms,
  after: PlanTerms,
): { path: string; label: string; before: string; after: string }[] {
  return termsFields
    .map(({ path, label, textOf }) => ({
      path,
      label,
      before: textOf(edited(before)),
      after: textOf(edited(after)),
    }))
    .filter((field) => field.before !== field.after);
}
