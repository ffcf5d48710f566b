export const planIds = ['free', 'pro', 'publisher'] as const;
export type PlanId = (typeof planIds)[number];

export interface Plan {
  id: PlanId;
  /** Display name (docs/product/plans.md). */
  name: string;
  /** Price of 31 days in kuruş; null where the plan isn't sold. */
  monthlyPriceKurus: number | null;
  /** The balance is raised to this many tokens on the first touch of an Istanbul day. */
  dailyTokens: number;
  /** Tokens of a month that are guaranteed: drawn on when a day's are used up; null where nothing is drawn on. */
  monthlyGuaranteeTokens: number | null;
  /** True where the unused rest of the guarantee is drawn on once the balance is empty (docs/product/tokens.md). */
  drawsOnGuarantee: boolean;
  /** Most model tokens one generation may put out, and one continuation. */
  outputCap: { fresh: number; continuation: number };
  /** Most paragraphs of one generation: landing page and wizard, editor, and when continuing. */
  paragraphCap: { standard: number; editor: number; continuation: number };
  /** Wizard stories a day; null is unlimited. */
  wizardPerDay: number | null;
  /** Paragraphs of a wizard's chapter where none were chosen: on the free plan one, so that a day's tokens carry two chapters. */
  wizardParagraphs: number;
  /** Most bytes of UTF-8 that the stories of an account hold; the database holds it (migration 0019). */
  storageBytes: number;
  /** Whether the prompt may allow whatever the story needs (with the age declaration and the operator's switch). */
  mayBeUncensored: boolean;
}

/** Paragraphs where none were asked for (docs/product/plans.md). */
const usualParagraphs = 3;

/** The one catalogue of plans and their limits (docs/product/plans.md). */
export const plans: { readonly [Id in PlanId]: Readonly<Plan> & { readonly id: Id } } = {
  free: {
    id: 'free',
    name: 'Başlangıç',
    monthlyPriceKurus: 0,
    dailyTokens: 500,
    monthlyGuaranteeTokens: null,
    drawsOnGuarantee: false,
    outputCap: { fresh: 800, continuation: 600 },
    paragraphCap: { standard: 2, editor: 2, continuation: 1 },
    wizardPerDay: 1,
    wizardParagraphs: 1,
    storageBytes: 200_000_000,
    mayBeUncensored: false,
  },
  pro: {
    id: 'pro',
    name: 'Profesyonel',
    monthlyPriceKurus: 20_000,
    dailyTokens: 4_000,
    monthlyGuaranteeTokens: 80_000,
    drawsOnGuarantee: true,
    outputCap: { fresh: 2_500, continuation: 2_500 },
    paragraphCap: { standard: 4, editor: 4, continuation: 4 },
    wizardPerDay: null,
    wizardParagraphs: usualParagraphs,
    storageBytes: 1_000_000_000,
    mayBeUncensored: true,
  },
  publisher: {
    id: 'publisher',
    name: 'Yayıncı',
    monthlyPriceKurus: null,
    dailyTokens: 8_000,
    monthlyGuaranteeTokens: null,
    drawsOnGuarantee: false,
    outputCap: { fresh: 3_500, continuation: 3_500 },
    paragraphCap: { standard: 4, editor: 5, continuation: 5 },
    wizardPerDay: null,
    wizardParagraphs: usualParagraphs,
    storageBytes: 2_000_000_000,
    mayBeUncensored: true,
  },
};

/** How a year of a paid plan would be sold, shown only: the checkout sells months (docs/product/plans.md). */
export const yearlyOffer = { months: 12, savingPercent: 20 } as const;

/** What a visitor without an account may do (docs/product/plans.md). */
export const guestLimits = {
  trialTokens: 250,
  minimumCost: 50,
  outputCap: 600,
  paragraphCap: 1,
} as const;

/**
 * Tokens of a new account (docs/product/plans.md); booked by the database function `ensure_account_rows`, held equal by
 * a test.
 */
export const signUpTokens = 500;

export type Surface = 'landing' | 'editor' | 'wizard';

/**
 * Where a generation's text is waited for: beside the surfaces, a suggestion for a selection, and one more text for a
 * request of before. A reload finds each in its own place.
 */
export const recordedSurfaces = ['landing', 'editor', 'wizard', 'selection', 'variant'] as const;
export type RecordedSurface = (typeof recordedSurfaces)[number];

export interface GenerationCaps {
  /** Most tokens that the provider may put out. */
  maxOutputTokens: number;
  /** Paragraphs that are asked for. */
  paragraphs: number;
  /** Words per paragraph that the prompt asks for: 150-200, or fewer where the output cap would cut the text. */
  words: { min: number; max: number };
}

/** A Turkish word costs about this many model tokens (docs/product/plans.md). */
const modelTokensPerWord = 2.5;

/**
 * Caps of one generation: the plan's output cap in model tokens and the asked paragraphs cut to the plan
 * (docs/product/plans.md). `plan` is null for a guest.
 */
export function generationCaps(
  plan: PlanId | null,
  asked: { surface: Surface; continuing: boolean; paragraphs?: number | undefined },
): GenerationCaps {
  const limits = plan && plans[plan];
  const cap = !limits
    ? guestLimits.paragraphCap
    : asked.continuing
      ? limits.paragraphCap.continuation
      : asked.surface === 'editor'
        ? limits.paragraphCap.editor
        : limits.paragraphCap.standard;
  const maxOutputTokens = !limits
    ? guestLimits.outputCap
    : asked.continuing
      ? limits.outputCap.continuation
      : limits.outputCap.fresh;
  const usual = limits && asked.surface === 'wizard' ? limits.wizardParagraphs : usualParagraphs;
  const paragraphs = Math.max(1, Math.min(asked.paragraphs ?? usual, cap));
  const affordable = Math.floor(maxOutputTokens / modelTokensPerWord / paragraphs);
  const max = Math.min(200, affordable);
  return { maxOutputTokens, paragraphs, words: { min: Math.min(150, Math.floor(max * 0.75)), max } };
}

/** Paragraphs of one text: the most that this plan may choose, and what is written where none was chosen. */
export function paragraphChoice(
  plan: PlanId | null,
  where: { surface: Surface; continuing: boolean },
): { most: number; usual: number } {
  const most = generationCaps(plan, { ...where, paragraphs: Number.MAX_SAFE_INTEGER }).paragraphs;
  return { most, usual: generationCaps(plan, where).paragraphs };
}
