import { lower, withoutCircumflex } from '../turkish/index.ts';

/** A word of a text for the search. */
export interface Word {
  /** The range in the text, in UTF-16 code units. */
  start: number;
  end: number;
  /** In lower case by Turkish rules, without circumflexes, up to the apostrophe. */
  base: string;
  /** The text after the apostrophe; empty without one. */
  tail: string;
  /** Capitalization: a first capital is a sign of a name within a sentence, all capitals are never one. */
  capital: 'none' | 'first' | 'all';
  /** Whether a capital is required here: at the start of the text, a sentence, speech or a line. */
  opens: boolean;
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’ʼ´`][\p{L}\p{M}]+)?/gu;
const APOSTROPHE = /['’ʼ´`]/u;
/** Characters between two words after which a capital is required. */
const OPENING = /[.!?…:;\n"“”«»‹›‘([—–-]/u;

/** The whole text in lower case with unchanged offsets; one call for all words, because each call is slow. */
function lowered(text: string): string {
  const whole = lower(text);
  // The length of some foreign letter has changed, so each code unit is converted alone.
  return whole.length === text.length
    ? whole
    : Array.from({ length: text.length }, (_, at) => lowerUnit(text, at)).join('');
}

function lowerUnit(text: string, at: number): string {
  const unit = text.charAt(at);
  const low = lower(unit);
  return low.length === 1 ? low : unit;
}

/** Splits a text into words; it is normalized to NFC, so offsets are those of the NFC text. */
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
