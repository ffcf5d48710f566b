import { lower, withoutCircumflex } from '../turkish/index.ts';

/** A word of running text, as the search reads it. */
export interface Word {
  /** Where it stands in the text, in UTF-16 units. */
  start: number;
  end: number;
  /** Lower case by Turkish rules, without circumflexes, up to the apostrophe. */
  base: string;
  /** What follows the apostrophe; empty where there is none. */
  tail: string;
  /** How it is written: a capital says something only inside a sentence, capitals alone never do. */
  capital: 'none' | 'first' | 'all';
  /** Whether a capital would stand here anyway: at the start of the text, a sentence, a speech or a line. */
  opens: boolean;
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’ʼ´`][\p{L}\p{M}]+)?/gu;
const APOSTROPHE = /['’ʼ´`]/u;
/** What lies between two words and begins something new. */
const OPENING = /[.!?…:;\n"“”«»‹›‘([—–-]/u;

/** The whole text in lower case, letter by letter under its own: once for all words, since each call of it is dear. */
function lowered(text: string): string {
  const whole = lower(text);
  // Some foreign letter changed its length: then each unit for itself.
  return whole.length === text.length
    ? whole
    : Array.from({ length: text.length }, (_, at) => lowerUnit(text, at)).join('');
}

function lowerUnit(text: string, at: number): string {
  const unit = text.charAt(at);
  const low = lower(unit);
  return low.length === 1 ? low : unit;
}

/** The words of a text in their order; half-composed letters are composed first, so positions are those of the NFC text. */
export function wordsOf(text: string): Word[] {
  const composed = text.normalize('NFC');
  const low = lowered(composed);
  const folded = withoutCircumflex(low);
  const isCapital = (at: number) => composed.charCodeAt(at) !== low.charCodeAt(at);
  const words: Word[] = [];
  let before = 0;
  for (const match of composed.matchAll(WORD)) {
    const start = match.index;
    const end = start + match[0].length;
    const cut = match[0].search(APOSTROPHE);
    const baseEnd = cut < 0 ? end : start + cut;
    const between = composed.slice(before, start);
    words.push({
      start,
      end,
      base: folded.slice(start, baseEnd),
      tail: cut < 0 ? '' : folded.slice(baseEnd + 1, end),
      capital: !isCapital(start) ? 'none' : baseEnd - start > 1 && isCapital(baseEnd - 1) ? 'all' : 'first',
      opens: words.length === 0 || (between !== ' ' && OPENING.test(between)),
    });
    before = end;
  }
  return words;
}
