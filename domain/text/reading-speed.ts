/** Words that a person reads in a minute, silently. */
export const wordsPerMinute = 200;
