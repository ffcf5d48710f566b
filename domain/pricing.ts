import { paidDays } from './orders.ts';
import { generationCaps, type Plan, type PlanId, plans, yearlyOffer } from './plans.ts';
import { forecastCost } from './tokens.ts';

const typicalIdea = 'a'.repeat(160);
const numbers = new Intl.NumberFormat('tr-TR');

/** Tokens that a usual story of a plan costs, lowest and highest: one generation with a two-line idea, by its caps. */
export function storyCost(plan: PlanId): { low: number; high: number } {
  return forecastCost(typicalIdea, generationCaps(plan, { surface: 'landing', continuing: false }));
}

/** Stories that a plan's daily tokens pay for, computed from its caps (docs/product/tokens.md). */
export function storiesPerDay(plan: PlanId): number {
  const { low, high } = storyCost(plan);
  return Math.max(1, Math.round(plans[plan].dailyTokens / ((low + high) / 2)));
}

/** Words of the longest single generation of a plan, rounded to tens. */
export function longestGeneration(plan: PlanId): number {
  const paragraphs = plans[plan].paragraphCap.standard;
  const caps = generationCaps(plan, { surface: 'landing', continuing: false, paragraphs });
  return Math.round((caps.paragraphs * caps.words.max) / 10) * 10;
}

/** What a plan's card says (docs/product/plans.md). */
export interface PlanOffer {
  description: string;
  features: readonly string[];
  /** What only the paid plan has. */
  proFeatures: readonly string[];
  limitations: readonly string[];
}

const words = (plan: Plan) =>
  `en çok ${plan.paragraphCap.standard} paragraf, yaklaşık ${numbers.format(longestGeneration(plan.id))} sözcük`;

const daily = (plan: Plan) =>
  `Günde ${numbers.format(plan.dailyTokens)} token: yaklaşık ${storiesPerDay(plan.id)} hikâye`;

const freeOffer: PlanOffer = {
  description: 'Tanımak, denemek ve kısa hikâyeler yazmak için.',
  features: [
    daily(plans.free),
    `Orta uzunlukta hikâyeler: bir seferde ${words(plans.free)}`,
    `Günde ${plans.free.wizardPerDay} sihirbaz hikâyesi`,
    'Kaydetme, kopyalama, .txt olarak indirme',
  ],
  proFeatures: [],
  limitations: ['Yalnızca güvenli, her yaşa uygun içerik', 'Destek e-postayla'],
};

const proOffer = (adultContent: boolean): PlanOffer => ({
  description: 'Her gün yazan, uzun yazan, sözünü sakınmak istemeyen için.',
  features: [
    daily(plans.pro),
    `Ayda ${numbers.format(plans.pro.monthlyGuaranteeTokens ?? 0)} token güvencesi: günlük token bitince yazmaya oradan devam edersiniz`,
    `Uzun hikâyeler: bir seferde ${words(plans.pro)}`,
    'Kaydetme, kopyalama; Word, e-kitap, PDF, Markdown ya da .txt olarak indirme',
  ],
  proFeatures: [
    'Sınırsız sihirbaz, sınırsız bölüm',
    ...(adultContent ? ['Sansürsüz erişim: 18 yaşından büyük olduğunu bildirenlere'] : []),
    'Öncelikli destek',
  ],
  limitations: [],
});

/**
 * What the card of a plan says, every figure out of the catalogue.
 * @param adultContent whether the operator has opened adult content: what is not there is no feature.
 */
export function planOffer(plan: 'free' | 'pro', adultContent: boolean): PlanOffer {
  return plan === 'free' ? freeOffer : proOffer(adultContent);
}

/** How long a plan's price lasts: "31 gün". */
export const planPeriod = `${paidDays} gün`;

/** A year of a plan, shown only and without an amount: the catalogue has no yearly price. */
export const yearlyText = `${yearlyOffer.months} ay, %${yearlyOffer.savingPercent} tasarruf`;
