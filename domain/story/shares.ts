import { isAdultGenre, type Rating } from '../generation/genres.ts';

/** Longest name that a writer signs a shared story with, characters. */
export const penNameLimit = 60;

/**
 * What a link carries, 144 bits. In digits and small letters: whatever a program on the way does to capitals or to a slash
 * at the end, it stays the same.
 */
export const shareToken = /^[0-9a-f]{36}$/;

/** Where a shared story is read. */
export const sharePath = (token: string): string => `/paylas/${token}`;

/** The cookie that says, of one link only, that its visitor is over 18. */
export const ageCookie = 'yas-onayi';

/** Whether the visitor of a link has said so, by the request's Cookie header. */
export const saysOver18 = (cookies: string): boolean => cookies.split(/;\s*/).includes(`${ageCookie}=1`);

/** Whether a story asks for age before it is shown, whatever its writer has chosen. */
export const isForAdults = ({ rating, genre }: { rating: Rating; genre: string }): boolean =>
  rating === 'uncensored' || isAdultGenre(genre);
