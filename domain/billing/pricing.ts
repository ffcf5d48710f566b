import { paidDays } from './plan-orders.ts';
import { generationCaps, type Plan, type PlanId, plans, yearlyOffer } from './plans.ts';
import { forecastCost } from './tokens.ts';

const typicalIdea = 'a'.repeat(160);
const numbers = new Intl.NumberFormat('tr-TR');

/**
 * The usual cost of a story, tokens: one generation with a two-line idea within the plan's caps, lowest and highest.
 */
export function storyCost(plan: PlanId): { low: number; high: number } {
  return forecastCost(typicalIdea, generationCaps(plan, { surface: 'landing', continuing: false }));
}

/** Stories per day that a plan's tokens pay for, computed from its caps (docs/product/tokens.md). */
export function storiesPerDay(plan: PlanId): number {
  const { low, high } = storyCost(plan);
  return Math.max(1, Math.round(plans[plan].dailyTokens / ((low + high) / 2)));
}

/** Words of a plan's longest generation, rounded to tens. */
export function longestGeneration(plan: PlanId): number {
  const paragraphs = plans[plan].paragraphCap.standard;
  const caps = generationCaps(plan, { surface: 'landing', continuing: false, paragraphs });
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
 * Returns the texts of a plan's card, with the figures of the catalogue.
 * @param adultContent whether the operator allows adult content; otherwise it is not mentioned
 */
export function planOffer(plan: 'free' | 'pro', adultContent: boolean): PlanOffer {
  return plan === 'free' ? freeOffer : proOffer(adultContent);
}

/** The period of a plan's price: "31 gün". */
export const planPeriod = `${paidDays} gün`;

/** The yearly offer without an amount, because the catalogue has no yearly price. */
export const yearlyText = `${yearlyOffer.months} ay, %${yearlyOffer.savingPercent} tasarruf`;
