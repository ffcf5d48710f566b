import { literalsIn, longestWord } from './literal-words.ts';
import { applyChanges, type TextChange } from './text-change.ts';

/** The state before a mark. */
interface MarkState {
  /** The character before; empty at the beginning of the text. */
  before: string;
  /** The part of the word that is already read, since the last white space, up to `longestWord`. */
  word: string;
  /** The word that was examined last, with its ranges that are not prose; cached for all its marks. */
  looked: { word: string; literals: ReturnType<typeof literalsIn> };
  /** Whether the line has only white space so far. */
  atLineStart: boolean;
  /** Whether the line begins with a dash of dialogue (konuşma çizgisi). */
  inSpeech: boolean;
  /** Whether the line begins with a row of dashes, which is a scene break and not changed. */
  isBreak: boolean;
  /** Number of open quotation marks in this line. */
  depth: number;
}

interface Found {
  to: number;
  insert: string;
}

const newState = (): MarkState => ({
  before: '',
  word: '',
  looked: { word: '', literals: [] },
  atLineStart: true,
  inSpeech: false,
  isBreak: false,
  depth: 0,
});

const interesting = /[\n.…"“”„«»‟＂'‘’‛`´\-‐‑‒–—―]/g;
/** Runs whose end decides their replacement: dots, or dashes with the white space after them. */
const unfinishedRun = /^(?:[.…]+|[-‐‑‒–—―]*[ \u00A0\t]*)$/;
const isSpace = (letter: string) => /^\s$/u.test(letter);
const isDash = (letter: string) => letter !== '' && '-‐‑‒–—―'.includes(letter);
const isWordLetter = (letter: string) => /^[\p{L}\p{M}\d]$/u.test(letter);
const isDigit = (letter: string) => letter >= '0' && letter <= '9' && letter.length === 1;
/** Whether an opening mark may follow this character. */
const opensAfter = (before: string) =>
  before === '' || isSpace(before) || '([{“‘/>▷'.includes(before) || isDash(before);
/** Whether this character may directly follow interrupted speech. */
const closes = (letter: string) => letter !== '' && '"”’»\'.,!?…;:)]'.includes(letter);

function runEnd(text: string, from: number, belongs: (letter: string) => boolean): number {
  let end = from;
  while (end < text.length && belongs(text.charAt(end))) end += 1;
  return end;
}

/** Replaces several dots by an ellipsis; after a question or exclamation mark by two dots (TDK). */
function ellipsis(run: string, before: string): string {
  const dots = run.replaceAll('…', '...').length;
  if (dots < 2) return run;
  return before === '?' || before === '!' ? '..' : '…';
}

/** Returns null when the following text decides. */
function dash(text: string, at: number, state: MarkState, final: boolean): Found | null {
  const end = runEnd(text, at, isDash);
  const after = runEnd(text, end, (letter) => letter === ' ' || letter === '\u00A0' || letter === '\t');
  if (after === text.length && !final) return null;
  const run = text.slice(at, end);
  const next = text.charAt(after);
  const spaced = after > end;
  const { before } = state;
  const asIs = { to: end, insert: run };
  const isHyphen = /^[-‐‑]$/.test(run);
  const endsLine = next === '' || next === '\n' || next === '\r';
  if (state.isBreak) return asIs;
  if (state.atLineStart) {
    if (run.length > 2 || endsLine || isDash(next)) {
      state.isBreak = true;
      return asIs;
    }
    if (isHyphen && !spaced && isDigit(next)) return asIs;
    state.inSpeech = true;
    return { to: after, insert: '— ' };
  }
  const behindSpace = isSpace(before);
  const between = state.inSpeech ? '—' : '–';
  // A straight quote after white space closes only if nothing follows it.
  const isStraight = spaced && (next === '"' || next === "'");
  if (isStraight && after + 1 === text.length && !final) return null;
  const behind = text.charAt(after + 1);
  const closesQuote = next === '"' && state.depth > 0 && (behind === '' || isSpace(behind) || closes(behind));
  const breaksOff = endsLine || (isStraight ? closesQuote : closes(next));
  if (isHyphen) return behindSpace && spaced && !breaksOff ? { to: after, insert: `${between} ` } : asIs;
  const touchesQuote = '([{“‘'.includes(before) || (!spaced && '“‘«„‟＂'.includes(next));
  if (breaksOff || touchesQuote) return { to: end, insert: '—' };
  if (!behindSpace && !spaced) {
    if (run === '–') return asIs;
    if (isDigit(before) && isDigit(next)) return { to: end, insert: '–' };
  }
  return { to: after, insert: `${behindSpace ? '' : ' '}${between} ` };
}

/** Returns null when the next character decides and is missing. */
function doubleQuote(text: string, at: number, state: MarkState, final: boolean): Found | null {
  const mark = text.charAt(at);
  const to = at + 1;
  if (mark === '»' || mark === '”') return { to, insert: '”' };
  const { before, depth } = state;
  const mayOpen = opensAfter(before);
  if ('“«„‟'.includes(mark)) return { to, insert: depth > 0 && !mayOpen ? '”' : '“' };
  if (!mayOpen || depth === 0) return { to, insert: mayOpen ? '“' : '”' };
  if (isDash(before)) return { to, insert: '”' };
  if (to === text.length && !final) return null;
  const next = text.charAt(to);
  return { to, insert: next === '' || isSpace(next) || closes(next) ? '”' : '“' };
}

/**
 * "'90larda", "’90’lar", "'80'li", "Kuşak '90.": an apostrophe replaces the century; in "'20 yıl' dedi" it does not.
 */
const decade = /^\d0(?:['’]?l(?:[ae]r|[ıiuü])|(?=[.,;:!?…)]|$))/u;
/** Characters after the apostrophe that decide whether it is a decade. */
const decadeLength = 6;

function apostrophe(text: string, at: number, state: MarkState, final: boolean): Found | null {
  const mark = text.charAt(at);
  const to = at + 1;
  const { before } = state;
  if (mark === '’') return { to, insert: mark };
  if (isWordLetter(before)) {
    if (mark === "'" || mark === '‛') return { to, insert: '’' };
    if (to === text.length && !final) return null;
    return { to, insert: isWordLetter(text.charAt(to)) ? '’' : mark };
  }
  if (mark !== "'") return { to, insert: mark };
  if (!opensAfter(before)) return { to, insert: '’' };
  if (to === text.length && !final) return null;
  if (isDigit(text.charAt(to))) {
    if (text.length - to < decadeLength && !final) return null;
    if (decade.test(text.slice(to, to + decadeLength))) return { to, insert: '’' };
  }
  return { to, insert: isWordLetter(text.charAt(to)) ? '‘' : mark };
}

/** As `\s`, but by character code, because it runs for each character of a novel. */
const isBlank = (code: number): boolean =>
  code === 32 ||
  (code >= 9 && code <= 13) ||
  (code >= 0xa0 &&
    (code === 0xa0 ||
      code === 0x1680 ||
      (code >= 0x2000 && code <= 0x200a) ||
      code === 0x2028 ||
      code === 0x2029 ||
      code === 0x202f ||
      code === 0x205f ||
      code === 0x3000 ||
      code === 0xfeff));

/**
 * Returns the end of the range that is not prose, if the mark is within one, else the mark's own offset. Null when
 * the word must continue before that is known.
 */
function literalEnd(text: string, at: number, state: MarkState, final: boolean): number | null {
  const read = state.word.length;
  if (read >= longestWord) return at;
  const most = at + longestWord - read;
  let end = at;
  while (end < text.length && end < most && !isBlank(text.charCodeAt(end))) end += 1;
  if (end === text.length && end < most && !final) return null;
  const word = state.word + text.slice(at, end);
  if (state.looked.word !== word) state.looked = { word, literals: literalsIn(word) };
  const around = state.looked.literals.find(({ from, to }) => from <= read && read < to);
  return around ? at - read + around.to : at;
}

function markAt(text: string, at: number, state: MarkState, final: boolean): Found | null {
  const letter = text.charAt(at);
  if (letter === '.' || letter === '…') {
    const to = runEnd(text, at, (next) => next === '.' || next === '…');
    if (to === text.length && !final) return null;
    return { to, insert: ellipsis(text.slice(at, to), state.before) };
  }
  if (isDash(letter)) return dash(text, at, state, final);
  if ('"“”„«»‟＂'.includes(letter)) return doubleQuote(text, at, state, final);
  return apostrophe(text, at, state, final);
}

/** Adds text to the word that is being read. */
function extendWord(state: MarkState, text: string): void {
  let from = text.length;
  while (from > 0 && !isBlank(text.charCodeAt(from - 1))) from -= 1;
  state.word = ((from === 0 ? state.word : '') + text.slice(from, from + longestWord)).slice(0, longestWord);
}

/** Updates the state by the text between two marks. */
function skipText(state: MarkState, text: string): void {
  if (text === '') return;
  state.before = text.charAt(text.length - 1);
  extendWord(state, text);
  if (state.atLineStart && text.trim() !== '') state.atLineStart = false;
}

/** Returns the certain changes, and how far the text was read; the rest depends on later text. */
function scan(text: string, state: MarkState, final: boolean): { changes: TextChange[]; read: number } {
  const changes: TextChange[] = [];
  let read = 0;
  interesting.lastIndex = 0;
  for (let match = interesting.exec(text); match; match = interesting.exec(text)) {
    const at = match.index;
    skipText(state, text.slice(read, at));
    if (match[0] === '\n') {
      Object.assign(state, newState(), { before: '\n' });
      read = at + 1;
      continue;
    }
    const past = literalEnd(text, at, state, final);
    if (past === null) return { changes, read: at };
    if (past > at) {
      skipText(state, text.slice(at, past));
      read = past;
      interesting.lastIndex = past;
      continue;
    }
    const found = markAt(text, at, state, final);
    if (!found) return { changes, read: at };
    const { to, insert } = found;
    if (text.slice(at, to) !== insert) changes.push({ from: at, to, insert });
    if (insert === '“') state.depth += 1;
    if (insert === '”') state.depth = Math.max(0, state.depth - 1);
    state.before = insert.charAt(insert.length - 1);
    extendWord(state, text.slice(at, to));
    state.atLineStart = false;
    read = to;
    interesting.lastIndex = to;
  }
  skipText(state, text.slice(read));
  return { changes, read: text.length };
}

/**
 * Sets Turkish punctuation in a streamed text: “ ” and ‘ ’, … for three dots, — before speech, – between words, ’
 * before a suffix. The pieces add up to the result of `withHouseMarks`, and a second pass changes nothing.
 */
export class HouseMarks {
  #held = '';
  /**
   * Pieces that only extend the held run of marks; they are read once, when the run ends, so that it takes linear
   * time.
   */
  #run: string[] = [];
  readonly #state = newState();

  /** Takes the next piece; returns the certain text, often less than was passed. Takes linear time over all pieces. */
  push(piece: string): string {
    if (piece === '') return '';
    if (this.#lengthensRun(piece)) {
      this.#run.push(piece);
      return '';
    }
    return this.#take(piece, false);
  }

  /** Ends the text and returns the text that was held back. */
  end(): string {
    return this.#take('', true);
  }

  /** Whether the piece extends a run of marks; nothing else is held for longer than `longestWord`. */
  #lengthensRun(piece: string): boolean {
    if (this.#held.length <= longestWord) return false;
    return unfinishedRun.test((this.#run.at(-1) ?? this.#held).slice(-1) + piece);
  }

  #take(piece: string, final: boolean): string {
    const text = this.#held + this.#run.join('') + piece;
    const { changes, read } = scan(text, this.#state, final);
    this.#held = text.slice(read);
    this.#run = [];
    return applyChanges(text.slice(0, read), changes);
  }
}

/** Returns the changes from a text's punctuation to Turkish punctuation. */
export const markChanges = (text: string): TextChange[] => scan(text, newState(), true).changes;

/** Sets Turkish punctuation in a whole text. */
export const withHouseMarks = (text: string): string => applyChanges(text, markChanges(text));
