import { type PlanTerms, paragraphChoice, plans } from '#domain/billing/plans.ts';
import { type Audience, audiences, type Rating, ratingFor, ratings } from '#domain/generation/genres.ts';

/** How the writer likes texts to be generated. */
export interface GenerationOptions {
  paragraphs: number;
  audience: Audience;
  rating: Rating;
}

/** What the writer has chosen; paragraphs are null for the plan's usual number. */
export type WishedOptions = Omit<GenerationOptions, 'paragraphs'> & { paragraphs: number | null };

const standard: WishedOptions = { paragraphs: null, audience: 'general', rating: 'safe' };

/** What was stored for everybody who had chosen nothing, up to release 0.4. It is the usual number of the paid plans. */
const formerStandard = 3;

/** Whose limits count: the terms of the plan (null for a guest), and whether uncensored content is open to them. */
export interface OptionLimits {
  terms: PlanTerms | null;
  adultAllowed: boolean;
  /** True where text stands already: continuing has limits of its own. */
  continuing: boolean;
}

/** The maximum and the usual number of paragraphs of one text. */
export function paragraphsOf({ terms, continuing }: OptionLimits): { most: number; usual: number } {
  return paragraphChoice(terms, { surface: 'editor', continuing });
}

/**
 * Ratings that a person may choose from: guests and the free plan write safe texts; uncensored ones need adult access
 * beside the plan (spec 1 §6, decisions: Adult content).
 */
export function mayChoose(rating: Rating, { terms, adultAllowed }: OptionLimits): boolean {
  if (rating === 'safe') return true;
  return terms !== null && plans[terms.plan].mayBeUncensored && (rating === 'mature' || adultAllowed);
}

/** What a generation really asks for: the wishes cut to what this person may have now, and to what suits the reader. */
export function allowedOptions(wished: WishedOptions, limits: OptionLimits): GenerationOptions {
  const { audience } = wished;
  const { most, usual } = paragraphsOf(limits);
  const rating = ratingFor(audience, wished.rating);
  return {
    audience,
    paragraphs: Math.min(wished.paragraphs ?? usual, most),
    rating: mayChoose(rating, limits) ? rating : 'safe',
  };
}

const freedom = Object.keys(ratings) as Rating[];

/** The freer of two ratings. */
export function freerRating(a: Rating, b: Rating): Rating {
  return freedom.indexOf(a) >= freedom.indexOf(b) ? a : b;
}

/** Reads kept wishes; what is not understood falls back to the standard. */
export function readOptions(kept: unknown): WishedOptions {
  if (typeof kept !== 'object' || kept === null) return standard;
  const { paragraphs, audience, rating } = kept as Partial<Record<keyof GenerationOptions, unknown>>;
  const isOf = <T extends object>(map: T, value: unknown): value is keyof T =>
    typeof value === 'string' && Object.hasOwn(map, value);
  const chosen =
    Number.isInteger(paragraphs) && Number(paragraphs) >= 1 && Number(paragraphs) <= 5
      ? Number(paragraphs)
      : null;
  return {
    paragraphs: chosen === formerStandard ? null : chosen,
    audience: isOf(audiences, audience) ? audience : standard.audience,
    rating: isOf(ratings, rating) ? rating : standard.rating,
  };
}
