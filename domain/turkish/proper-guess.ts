/** A name, a capital inside a sentence or an apostrophe suffix; letters after it may carry a circumflex. */
const CAPITALISED = /^\p{Lu}[\p{L}'’-]*$/u;
const SUFFIXED_NAME = /^\p{Lu}\p{L}*['’]\p{Ll}+$/u;
const SHOUTED = /^\p{Lu}{2,}$/u;

const PUNCTUATION = /^[^\p{L}]+|[^\p{L}]+$/gu;

/**
 * Guesses whether a word of free text is a proper name. A capital says so inside a sentence; at its start
 * (`positionInSentence` 0) every word has one, so only an apostrophe suffix or a known name counts.
 * Words in capitals alone ("DİKKAT") are not taken for names.
 */
export function isLikelyProperName(
  word: string,
  positionInSentence: number,
  knownNames: ReadonlySet<string> = new Set(),
): boolean {
  const bare = word.replace(PUNCTUATION, '');
  if (SUFFIXED_NAME.test(bare)) return true;
  const base = bare.replace(/['’].*$/u, '');
  if (knownNames.has(base)) return true;
  return positionInSentence > 0 && CAPITALISED.test(bare) && !SHOUTED.test(bare);
}
