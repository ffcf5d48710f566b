import { cleanGeneratedText, type TextEnd } from '#domain/generation/generation-text.ts';

/** How many characters of an unfinished last sentence the clean-up cuts without charge. */
const freeTail = 400;

/** How many characters the cut at the last whole sentence removed from the stored text; 0 when nothing was cut. */
function cutCharacters(streamed: string, stored: string, end: TextEnd): number {
  if (end !== 'length') return 0;
  return Math.max(0, cleanGeneratedText(streamed, 'stop').length - stored.length);
}

/**
 * The text that a generation is charged for: the longer one of the streamed and the stored text, because the reader has
 * received both. Only an unfinished last sentence of up to 400 characters is free; what a think block removed is not.
 * @param streamed the whole output of the writer, uncleaned
 * @param stored the cleaned text that the record contains
 * @param end how the stored text was cleaned: with 'length' it was cut at its last whole sentence
 */
export function chargedDelivery(streamed: string, stored: string, end: TextEnd): string {
  const cut = cutCharacters(streamed, stored, end);
  const isFree = stored !== '' && cut <= freeTail;
  const charged = isFree ? streamed.slice(0, streamed.length - cut) : streamed;
  return charged.length > stored.length ? charged : stored;
}
