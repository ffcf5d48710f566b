import { paidDays } from './plan-orders.ts';
import { generationCaps, type PlanTerms, plans, yearlyOffer } from './plans.ts';
import { charactersPerWord, forecastCost } from './tokens.ts';

const typicalIdea = 'a'.repeat(160);
const numbers = new Intl.NumberFormat('tr-TR');

/**
 * The usual cost of a story, tokens: one generation with a two-line idea within the caps of a plan's terms, lowest and highest.
 */
export function storyCost(terms: PlanTerms): { low: number; high: number } {
  return forecastCost(typicalIdea, generationCaps(terms, { surface: 'landing', continuing: false }));
}

/** Stories per day that a plan's tokens pay for, computed from its caps (docs/product/tokens.md). */
export function storiesPerDay(terms: PlanTerms): number {
  const { low, high } = storyCost(terms);
  return Math.max(1, Math.round(terms.dailyTokens / ((low + high) / 2)));
}

/** Words of a printed page, by which texts are usually counted. */
const pageWords = 250;

/** Pages that tokens pay for, at least 1. */
export function pagesOf(tokens: number): number {
  return Math.max(1, Math.floor((tokens * 4) / (pageWords * charactersPerWord)));
}

/** Words of a plan's longest generation, rounded to tens. */
export function longestGeneration(terms: PlanTerms): number {
  const paragraphs = terms.paragraphCap.standard;
  const caps = generationCaps(terms, { surface: 'landing', continuing: false, paragraphs });
  return Math.round((caps.paragraphs * caps.words.max) / 10) * 10;
}

/** The texts of a plan's card (docs/product/plans.md). */
export interface PlanOffer {
  description: string;
  features: readonly string[];
  /** Features of the paid plan only. */
  proFeatures: readonly string[];
  limitations: readonly string[];
}

const words = (terms: PlanTerms) =>
  `en çok ${terms.paragraphCap.standard} paragraf, yaklaşık ${numbers.format(longestGeneration(terms))} sözcük`;

/** Stories and pages first; the tokens are for who counts them. */
const daily = (terms: PlanTerms) =>
  `Günde yaklaşık ${storiesPerDay(terms)} hikâye ya da ${pagesOf(terms.dailyTokens)} sayfa (${numbers.format(terms.dailyTokens)} token)`;

const monthly = ({ monthlyGuaranteeTokens }: PlanTerms) =>
  `Ayda ${numbers.format(pagesOf(monthlyGuaranteeTokens ?? 0))} sayfa güvencesi (${numbers.format(monthlyGuaranteeTokens ?? 0)} token): günlük hakkınız bitince yazmaya oradan devam edersiniz`;

/** Chapters are limited on the free plan only. */
function wizard({ plan, wizardPerDay }: PlanTerms): string {
  if (wizardPerDay !== null) return `Günde ${numbers.format(wizardPerDay)} sihirbaz hikâyesi`;
  return plan === 'free' ? 'Günde sınırsız sihirbaz hikâyesi' : 'Sınırsız sihirbaz, sınırsız bölüm';
}

const freeOffer = (terms: PlanTerms): PlanOffer => ({
  description: 'Tanımak, denemek ve kısa hikâyeler yazmak için.',
  features: [
    daily(terms),
    `Orta uzunlukta hikâyeler: bir seferde ${words(terms)}`,
    wizard(terms),
    'Kaydetme, kopyalama, .txt olarak indirme',
  ],
  proFeatures: [],
  limitations: ['Yalnızca güvenli, her yaşa uygun içerik', 'Destek e-postayla'],
});

const proOffer = (terms: PlanTerms, adultContent: boolean): PlanOffer => ({
  description: 'Her gün yazan, uzun yazan, sözünü sakınmak istemeyen için.',
  features: [
    daily(terms),
    monthly(terms),
    `Uzun hikâyeler: bir seferde ${words(terms)}`,
    'Kaydetme, kopyalama; Word, e-kitap, PDF, Markdown ya da .txt olarak indirme',
  ],
  proFeatures: [
    wizard(terms),
    ...(adultContent ? ['Sansürsüz erişim: 18 yaşından büyük olduğunu bildirenlere'] : []),
    'Öncelikli destek',
  ],
  limitations: [],
});

const publisherOffer = (terms: PlanTerms): PlanOffer => ({
  description: 'Yayınevleri, atölyeler ve her gün çok yazanlar için; fiyatı konuşularak belirlenir.',
  features: [
    daily(terms),
    `Editörde bir seferde en çok ${terms.paragraphCap.editor} paragraf`,
    `${plans.pro.name} planın sihirbazı, indirme biçimleri ve öncelikli desteği`,
  ],
  proFeatures: [],
  limitations: [],
});

/**
 * Returns the texts of a plan's card, with the figures of its terms.
 * @param adultContent whether the operator allows adult content; otherwise it is not mentioned
 */
export function planOffer(terms: PlanTerms, adultContent: boolean): PlanOffer {
  if (terms.plan === 'publisher') return publisherOffer(terms);
  return terms.plan === 'free' ? freeOffer(terms) : proOffer(terms, adultContent);
}

/** The period of a plan's price: "31 gün". */
export const planPeriod = `${paidDays} gün`;

/** The yearly offer without an amount, because the catalogue has no yearly price. */
export const yearlyText = `${yearlyOffer.months} ay, %${yearlyOffer.savingPercent} tasarruf`;
