import { isAdultGenre, type Rating } from '../generation/genres.ts';

/** Longest author name on a shared story, in characters. */
export const penNameLimit = 60;

/**
 * The token of a link, 144 bits. It has digits and small letters only, so that a change of case or a trailing slash does not
 * break it.
 */
export const shareToken = /^[0-9a-f]{36}$/;

/** Returns the path of a shared story. */
export const sharePath = (token: string): string => `/paylas/${token}`;

/** The cookie that confirms, for one link, that its visitor is over 18. */
export const ageCookie = 'yas-onayi';

/** Whether the request's Cookie header confirms the visitor's age for a link. */
export const saysOver18 = (cookies: string): boolean => cookies.split(/;\s*/).includes(`${ageCookie}=1`);

/** Whether a story needs an age confirmation regardless of the writer's choice. */
export const isForAdults = ({ rating, genre }: { rating: Rating; genre: string }): boolean =>
  rating === 'uncensored' || isAdultGenre(genre);
