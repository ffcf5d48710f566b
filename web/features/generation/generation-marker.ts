import type { RecordedSurface } from '#domain/billing/plans.ts';
import { type Rating, ratings } from '#domain/generation/genres.ts';

/** The stored data of a generation that this browser started, so that a reload finds its text. */
export interface GenerationMarker {
  idea: string;
  genre: string;
  /** The requested rating, which the story keeps. */
  rating: Rating;
  /** Client clock, ms. */
  startedAt: number;
  /** The target of the text: the story's id in the editor, empty when the surface has only one target. */
  place: string;
  /** The idempotency key of its request. */
  key: string;
  /** The generation's id; null until the server has sent it. */
  id: string | null;
  /** The text that it continues when no manuscript contains it; empty otherwise. */
  lead: string;
  /** The id of the landing page's text that it continues; null when there is none. */
  leadId: string | null;
}

/** The person at this browser: the account's id, 'guest', or null while the session is unknown. */
export type PersonHere = () => string | null;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const isRating = (value: unknown): value is Rating =>
  typeof value === 'string' && Object.hasOwn(ratings, value);

const keyOf = (surface: RecordedSurface) => `yazihane.generation.${surface}`;

/**
 * Stores and removes a surface's marker. A browser without storage has none after a reload; another person in the same
 * browser does not see it.
 */
export function generationMarkers(
  surface: RecordedSurface,
  person: PersonHere,
  store: () => Store = () => localStorage,
) {
  const attempt = <T>(action: () => T): T | null => {
    try {
      return action();
    } catch {
      return null;
    }
  };
  return {
    read: (): GenerationMarker | null =>
      attempt(() => {
        const kept: unknown = JSON.parse(store().getItem(keyOf(surface)) ?? 'null');
        if (typeof kept !== 'object' || kept === null) return null;
        const { idea, genre, rating, startedAt, place, key, id, lead, leadId, by } = kept as Partial<
          Record<keyof GenerationMarker | 'by', unknown>
        >;
        const here = person();
        if (typeof by === 'string' && here !== null && by !== here) return null;
        if (typeof idea !== 'string' || typeof genre !== 'string' || typeof startedAt !== 'number')
          return null;
        if (typeof key !== 'string') return null;
        return {
          idea,
          genre,
          rating: isRating(rating) ? rating : 'safe',
          startedAt,
          place: typeof place === 'string' ? place : '',
          key,
          id: typeof id === 'string' ? id : null,
          lead: typeof lead === 'string' ? lead : '',
          leadId: typeof leadId === 'string' ? leadId : null,
        };
      }),
    write: (marker: GenerationMarker): void => {
      attempt(() => store().setItem(keyOf(surface), JSON.stringify({ ...marker, by: person() })));
    },
    clear: (): void => {
      attempt(() => store().removeItem(keyOf(surface)));
    },
  };
}
export type GenerationMarkers = ReturnType<typeof generationMarkers>;
