import { lastSentenceEnd } from './turkish/sentence.ts';

/** The white space and the last word at a text's end. The look-behinds keep a long run from being tried again at each of its characters. */
const lastWord = /(?<!\s)\s+\S*$/u;
/** Commas, dashes and the like that can not stand before an ellipsis. */
const weakEnd = /(?<![\s,;:–—-])[\s,;:–—-]+$/u;

/** The mark that closes a quotation left open in the last paragraph; empty where none is. */
function missingQuote(text: string): string {
  const paragraph = text.slice(text.lastIndexOf('\n') + 1);
  const count = (mark: string) => paragraph.split(mark).length - 1;
  if (count('“') > count('”')) return '”';
  if (count('«') > count('»')) return '»';
  return count('"') % 2 === 1 ? '"' : '';
}

/**
 * A text that the output cap cut, back to its last whole sentence (docs/product/plans.md), with a quotation
 * that this leaves open closed. A text without one whole sentence is cut at its last whole word, with an ellipsis.
 */
export function cutAtLastSentence(text: string): string {
  const trimmed = text.trimEnd();
  const end = lastSentenceEnd(trimmed);
  if (end !== undefined) {
    const kept = trimmed.slice(0, end);
    return kept + missingQuote(kept);
  }
  const words = trimmed.replace(lastWord, '').replace(weakEnd, '');
  return words === '' ? '' : `${words}…`;
}
