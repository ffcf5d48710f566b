import { type PlanId, paragraphChoice, plans } from '#domain/billing/plans.ts';
import { type Audience, audiences, type Rating, ratings } from '#domain/generation/genres.ts';

/** How the writer likes texts to be generated. */
export interface GenerationOptions {
  paragraphs: number;
  audience: Audience;
  rating: Rating;
}

const standard: GenerationOptions = { paragraphs: 3, audience: 'general', rating: 'safe' };

/** Whose limits count: the plan (null for a guest), and whether uncensored content is open to them. */
export interface OptionLimits {
  plan: PlanId | null;
  adultAllowed: boolean;
  /** True where text stands already: continuing has limits of its own. */
  continuing: boolean;
}

/** Most paragraphs that one text may have (spec 1 §6). */
export function paragraphCap({ plan, continuing }: OptionLimits): number {
  return paragraphChoice(plan, { surface: 'editor', continuing }).most;
}

/**
 * Ratings that a person may choose from: guests and the free plan write safe texts; uncensored ones need adult access
 * beside the plan (spec 1 §6, decisions: Adult content).
 */
export function mayChoose(rating: Rating, { plan, adultAllowed }: OptionLimits): boolean {
  if (rating === 'safe') return true;
  return plan !== null && plans[plan].mayBeUncensored && (rating === 'mature' || adultAllowed);
}

/** What a generation really asks for: the wishes cut to what this person may have now. */
export function allowedOptions(wished: GenerationOptions, limits: OptionLimits): GenerationOptions {
  const { audience } = wished;
  return {
    audience,
    paragraphs: Math.min(wished.paragraphs, paragraphCap(limits)),
    // Young readers get safe content whatever else is chosen.
    rating: audience !== 'young-adult' && mayChoose(wished.rating, limits) ? wished.rating : 'safe',
  };
}

const freedom = Object.keys(ratings) as Rating[];

/** The freer of two ratings. */
export function freerRating(a: Rating, b: Rating): Rating {
  return freedom.indexOf(a) >= freedom.indexOf(b) ? a : b;
}

/** Reads kept wishes; what is not understood falls back to the standard. */
export function readOptions(kept: unknown): GenerationOptions {
  if (typeof kept !== 'object' || kept === null) return standard;
  const { paragraphs, audience, rating } = kept as Partial<Record<keyof GenerationOptions, unknown>>;
  const isOf = <T extends object>(map: T, value: unknown): value is keyof T =>
    typeof value === 'string' && Object.hasOwn(map, value);
  return {
    paragraphs:
      Number.isInteger(paragraphs) && Number(paragraphs) >= 1 && Number(paragraphs) <= 5
        ? Number(paragraphs)
        : standard.paragraphs,
    audience: isOf(audiences, audience) ? audience : standard.audience,
    rating: isOf(ratings, rating) ? rating : standard.rating,
  };
}
