export const planIds = ['free', 'pro', 'publisher'] as const;
export type PlanId = (typeof planIds)[number];

/** What never changes about a plan. */
export interface Plan {
  id: PlanId;
  /** Display name (docs/product/plans.md). */
  name: string;
  /** Whether the rest of the guarantee is used when the balance is empty (docs/product/tokens.md). */
  drawsOnGuarantee: boolean;
  /** Whether prompts may allow uncensored content, with the age declaration and the operator's switch. */
  mayBeUncensored: boolean;
}

/** The plans. Their prices and limits are terms, which administrators change (`PlanTerms`). */
export const plans: { readonly [Id in PlanId]: Readonly<Plan> & { readonly id: Id } } = {
  free: { id: 'free', name: 'Başlangıç', drawsOnGuarantee: false, mayBeUncensored: false },
  pro: { id: 'pro', name: 'Profesyonel', drawsOnGuarantee: true, mayBeUncensored: true },
  publisher: { id: 'publisher', name: 'Yayıncı', drawsOnGuarantee: false, mayBeUncensored: true },
};

/** The price and limits of a plan in one version. A version never changes: a sold plan keeps its terms. */
export interface PlanTerms {
  plan: PlanId;
  /** Versions of a plan are counted from 1. */
  version: number;
  /** Price of 31 days, kuruş; null when the plan is not sold. */
  monthlyPriceKurus: number | null;
  /** The balance is raised to this number of tokens on the first use of an Istanbul day; a new account opens with it. */
  dailyTokens: number;
  /** Guaranteed tokens of a month, used after the daily ones; null without a guarantee. */
  monthlyGuaranteeTokens: number | null;
  /** Maximum output of a generation and of a continuation, model tokens. */
  outputCap: { fresh: number; continuation: number };
  /**
   * Maximum paragraphs of a generation: on the landing page and in the wizard, in the editor, and of a continuation.
   */
  paragraphCap: { standard: number; editor: number; continuation: number };
  /** Wizard stories per day; null without a limit. */
  wizardPerDay: number | null;
  /** Paragraphs of a text where no number is chosen; one on the free plan, so that a day's tokens pay for more stories. */
  usualParagraphs: number;
  /** Maximum size of an account's stories, bytes of UTF-8; the database enforces it (`story_storage_limit`). */
  storageBytes: number;
}

/** The terms of every plan: the newest versions, which apply to new sales and to the free plan. */
export type PlanCatalogue = Readonly<Record<PlanId, PlanTerms>>;

/** The first version of every plan's terms (docs/product/plans.md). Migration 0062 stores it; a test compares both. */
export const defaultTerms: PlanCatalogue = {
  free: {
    plan: 'free',
    version: 1,
    monthlyPriceKurus: 0,
    dailyTokens: 500,
    monthlyGuaranteeTokens: null,
    outputCap: { fresh: 800, continuation: 600 },
    paragraphCap: { standard: 2, editor: 2, continuation: 1 },
    wizardPerDay: 1,
    usualParagraphs: 1,
    storageBytes: 200_000_000,
  },
  pro: {
    plan: 'pro',
    version: 1,
    monthlyPriceKurus: 20_000,
    dailyTokens: 4_000,
    monthlyGuaranteeTokens: 80_000,
    outputCap: { fresh: 2_500, continuation: 2_500 },
    paragraphCap: { standard: 4, editor: 4, continuation: 4 },
    wizardPerDay: null,
    usualParagraphs: 3,
    storageBytes: 1_000_000_000,
  },
  publisher: {
    plan: 'publisher',
    version: 1,
    monthlyPriceKurus: null,
    dailyTokens: 8_000,
    monthlyGuaranteeTokens: null,
    outputCap: { fresh: 3_500, continuation: 3_500 },
    paragraphCap: { standard: 4, editor: 5, continuation: 5 },
    wizardPerDay: null,
    usualParagraphs: 3,
    storageBytes: 2_000_000_000,
  },
};

/** The yearly offer, which is shown but not sold (docs/product/plans.md). */
export const yearlyOffer = { months: 12, savingPercent: 20 } as const;

/** Limits of a visitor without an account (docs/product/plans.md). */
export const guestLimits = {
  trialTokens: 250,
  minimumCost: 50,
  outputCap: 600,
  paragraphCap: 1,
} as const;

export type Surface = 'landing' | 'editor' | 'wizard';

/**
 * Where a generation's text is shown: a surface, a suggestion for a selection, or another variant of an earlier
 * request. A reloaded page finds each text in its own place.
 */
export const recordedSurfaces = ['landing', 'editor', 'wizard', 'selection', 'variant'] as const;
export type RecordedSurface = (typeof recordedSurfaces)[number];

export interface GenerationCaps {
  /** Maximum output, model tokens. */
  maxOutputTokens: number;
  /** Number of requested paragraphs. */
  paragraphs: number;
  /** Requested words per paragraph: 150-200, or fewer when the output cap would cut the text. */
  words: { min: number; max: number };
}

/** Average model tokens of a Turkish word (docs/product/plans.md). */
const modelTokensPerWord = 2.5;

/**
 * Returns the caps of a generation: the output cap and the requested paragraphs, limited by a plan's terms
 * (docs/product/plans.md).
 * @param limits the writer's terms; null for a guest
 */
export function generationCaps(
  limits: PlanTerms | null,
  request: { surface: Surface; continuing: boolean; paragraphs?: number | undefined },
): GenerationCaps {
  const cap = !limits
    ? guestLimits.paragraphCap
    : request.continuing
      ? limits.paragraphCap.continuation
      : request.surface === 'editor'
        ? limits.paragraphCap.editor
        : limits.paragraphCap.standard;
  const maxOutputTokens = !limits
    ? guestLimits.outputCap
    : request.continuing
      ? limits.outputCap.continuation
      : limits.outputCap.fresh;
  const usual = limits ? limits.usualParagraphs : guestLimits.paragraphCap;
  const paragraphs = Math.max(1, Math.min(request.paragraphs ?? usual, cap));
  const affordable = Math.floor(maxOutputTokens / modelTokensPerWord / paragraphs);
  const max = Math.min(200, affordable);
  return { maxOutputTokens, paragraphs, words: { min: Math.min(150, Math.floor(max * 0.75)), max } };
}

/** The maximum and the default number of paragraphs by a plan's terms; null for a guest. */
export function paragraphChoice(
  terms: PlanTerms | null,
  where: { surface: Surface; continuing: boolean },
): { most: number; usual: number } {
  const most = generationCaps(terms, { ...where, paragraphs: Number.MAX_SAFE_INTEGER }).paragraphs;
  return { most, usual: generationCaps(terms, where).paragraphs };
}
