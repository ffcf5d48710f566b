import { type Rating, ratings } from '#domain/genres.ts';
import type { RecordedSurface } from '#domain/plans.ts';

/** What a browser remembers of the generation it started, so that a reload knows to look for its text. */
export interface GenerationMarker {
  idea: string;
  genre: string;
  /** What it was asked to be written with: the story that it goes into keeps it. */
  rating: Rating;
  /** Client clock, ms. */
  startedAt: number;
  /** Where the text belongs: the story's id in the editor, empty where the surface has one place only. */
  place: string;
  /** The key that it was asked for under. */
  key: string;
  /** The generation's id; null until the server has told it. */
  id: string | null;
  /** The text that it goes on from, where no manuscript holds that; empty otherwise. */
  lead: string;
  /** The id of the landing page's text that it goes on from; null where there is none. */
  leadId: string | null;
}

/** Who is at this browser: the account's id, 'guest', or null while the session is not known. */
export type PersonHere = () => string | null;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const isRating = (value: unknown): value is Rating =>
  typeof value === 'string' && Object.hasOwn(ratings, value);

const keyOf = (surface: RecordedSurface) => `yazihane.generation.${surface}`;

/**
 * Keeps and forgets a surface's marker. A browser without storage simply has none after a reload; another person in
 * the same browser has none either.
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
