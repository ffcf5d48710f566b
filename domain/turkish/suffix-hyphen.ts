/**
 * Keeps a suffix that is written with a hyphen ("-di", "-miş") whole: a word joiner, which nobody sees, forbids browsers
 * to end a line after its hyphen. For texts that are shown, not for those that are searched or compared.
 */
export const keepSuffixes = (text: string): string =>
  text.replaceAll(/(?<![\p{L}\p{N}-])-(?=\p{L})/gu, '-\u2060');
