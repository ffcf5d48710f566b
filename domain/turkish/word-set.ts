/** The words of a list that is separated by white space. */
export const wordList = (list: string): string[] => list.trim().split(/\s+/u);

/** The same as a set. */
export const wordSet = (list: string): ReadonlySet<string> => new Set(wordList(list));
