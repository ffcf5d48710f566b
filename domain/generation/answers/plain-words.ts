import { lower } from '../../turkish/text.ts';

/** A text for comparing: lower case, letters and digits only, single spaces, circumflexes removed. */
export const plainWords = (text: string): string =>
  lower(text)
    .replaceAll('â', 'a')
    .replaceAll('î', 'i')
    .replaceAll('û', 'u')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
