/** A run of end marks with the quotes and brackets that close after it. */
const endPattern = /[.!?…]+[”“"’'»)\]]*/gu;

/** Shortened words whose full stop ends no sentence. */
const abbreviations = new Set(
  'dr prof doç yrd öğr av alb bkz cad sok mah apt no st sn mr mrs ms hz örn tel müh uzm ecz op arş gör alm fr ing'.split(
    ' ',
  ),
);

/** Whether the end mark at `start`..`end` closes a sentence: what stands on both sides of it decides. */
function endsSentence(text: string, start: number, end: number): boolean {
  const after = text.slice(end, end + 40);
  if (after !== '' && !/^\s/u.test(after)) return false;
  const next = after.match(/^\s+(\S)/u)?.[1];
  // Dialogue that its sentence goes on after ("Gel!" dedi), an ordinal (3. kat), a pause (belki... olur).
  if (next && /\p{Ll}/u.test(next) && !/^\s*\n/u.test(after)) return false;
  if (text.slice(start, end) !== '.') return true;
  const word = text.slice(Math.max(0, start - 20), start).match(/[\p{L}\p{N}]+$/u)?.[0] ?? '';
  if (/^\p{Lu}$/u.test(word)) return false;
  if (/^\p{N}{1,2}$/u.test(word)) return false;
  return !abbreviations.has(word.toLocaleLowerCase('tr'));
}

/** The mark that closes a quotation left open in the last paragraph; empty where none is. */
function missingQuote(text: string): string {
  const paragraph = text.slice(text.lastIndexOf('\n') + 1);
  const count = (mark: string) => paragraph.split(mark).length - 1;
  if (count('“') > count('”')) return '”';
  if (count('«') > count('»')) return '»';
  return count('"') % 2 === 1 ? '"' : '';
}

/**
 * A text that the output cap cut, back to its last whole sentence (decisions, Plans and limits), with a quotation
 * that this leaves open closed. A text without one whole sentence is cut at its last whole word, with an ellipsis.
 */
export function cutAtLastSentence(text: string): string {
  const trimmed = text.trimEnd();
  const last = Array.from(
    trimmed.matchAll(endPattern),
    (match) => [match.index, match[0].length] as const,
  ).findLast(([start, length]) => endsSentence(trimmed, start, start + length));
  if (last) {
    const kept = trimmed.slice(0, last[0] + last[1]);
    return kept + missingQuote(kept);
  }
  const words = trimmed.replace(/\s+\S*$/u, '').replace(/[\s,;:–—-]+$/u, '');
  return words === '' ? '' : `${words}…`;
}
