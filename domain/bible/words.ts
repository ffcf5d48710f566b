import { lower } from '../turkish/index.ts';

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
const CIRCUMFLEX = /[âîû]/u;

/** Lower case and without circumflexes: the spelling under which words are compared. */
export function foldWord(text: string): string {
  const low = lower(text);
  if (!CIRCUMFLEX.test(low)) return low;
  return low.replaceAll('â', 'a').replaceAll('î', 'i').replaceAll('û', 'u');
}

function capitalOf(written: string): Word['capital'] {
  const first = written.charAt(0);
  if (first === lower(first)) return 'none';
  return written.length > 1 && written === written.toLocaleUpperCase('tr') ? 'all' : 'first';
}

/** The words of a text in their order; half-composed letters are composed first, so positions are those of the NFC text. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let before = 0;
  for (const match of text.normalize('NFC').matchAll(WORD)) {
    const [written] = match;
    const start = match.index;
    const cut = written.search(APOSTROPHE);
    const head = cut < 0 ? written : written.slice(0, cut);
    words.push({
      start,
      end: start + written.length,
      base: foldWord(head),
      tail: cut < 0 ? '' : foldWord(written.slice(cut + 1)),
      capital: capitalOf(head),
      opens: words.length === 0 || OPENING.test(match.input.slice(before, start)),
    });
    before = start + written.length;
  }
  return words;
}
