import { literalsIn, longestWord } from './literal-words.ts';
import { applyChanges, type TextChange } from './text-change.ts';

/** What a mark must know of the text before it. */
interface MarkState {
  /** The letter before; empty at the text's beginning. */
  before: string;
  /** What was read of the word, as it came: all since the last blank, as far as a word is looked at. */
  word: string;
  /** The word that was looked at last, and what in it is no prose: asked once for all its marks. */
  looked: { word: string; literals: ReturnType<typeof literalsIn> };
  /** True while the line holds nothing but white space. */
  atLineStart: boolean;
  /** The line begins with a konuşma çizgisi. */
  inSpeech: boolean;
  /** The line begins with a row of dashes: a break between scenes, left as it is. */
  isBreak: boolean;
  /** Quotes that are open in this line. */
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
/** Marks whose end decides what becomes of them: dots, or dashes with the blanks behind them. */
const unfinishedRun = /^(?:[.…]+|[-‐‑‒–—―]*[ \u00A0\t]*)$/;
const isSpace = (letter: string) => /^\s$/u.test(letter);
const isDash = (letter: string) => letter !== '' && '-‐‑‒–—―'.includes(letter);
const isWordLetter = (letter: string) => /^[\p{L}\p{M}\d]$/u.test(letter);
const isDigit = (letter: string) => letter >= '0' && letter <= '9' && letter.length === 1;
/** What a mark that opens may stand behind. */
const opensAfter = (before: string) =>
  before === '' || isSpace(before) || '([{“‘/>▷'.includes(before) || isDash(before);
/** What stands right behind speech that was broken off. */
const closes = (letter: string) => letter !== '' && '"”’»\'.,!?…;:)]'.includes(letter);

function runEnd(text: string, from: number, belongs: (letter: string) => boolean): number {
  let end = from;
  while (end < text.length && belongs(text.charAt(end))) end += 1;
  return end;
}

/** Three dots are one mark; behind a question or an exclamation mark two of them do (TDK). */
function ellipsis(run: string, before: string): string {
  const dots = run.replaceAll('…', '...').length;
  if (dots < 2) return run;
  return before === '?' || before === '!' ? '..' : '…';
}

/** Null where the text must go on before it is certain. */
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
  // A straight quote behind a space closes only where nothing follows it.
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

/** Null where the letter behind it decides and has not come yet. */
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

/** "'90larda", "’90’lar", "'80'li", "Kuşak '90.": an apostrophe in the place of a century; "'20 yıl' dedi" is none. */
const decade = /^\d0(?:['’]?l(?:[ae]r|[ıiuü])|(?=[.,;:!?…)]|$))/u;
/** Letters behind such a mark that tell what it is. */
const decadeLetters = 6;

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
    if (text.length - to < decadeLetters && !final) return null;
    if (decade.test(text.slice(to, to + decadeLetters))) return { to, insert: '’' };
  }
  return { to, insert: isWordLetter(text.charAt(to)) ? '‘' : mark };
}

/** As `\s` has it, by code: asked for each letter of a novel. */
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
 * Where the stretch of a word that is no prose ends, if a mark stands within one; the mark's own place where it does
 * not. Null where the word must go on before that is certain.
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

/** Takes what came into the word that is being read. */
function goOn(state: MarkState, text: string): void {
  let from = text.length;
  while (from > 0 && !isBlank(text.charCodeAt(from - 1))) from -= 1;
  state.word = ((from === 0 ? state.word : '') + text.slice(from, from + longestWord)).slice(0, longestWord);
}

/** Takes what stands between two marks into account. */
function passOver(state: MarkState, text: string): void {
  if (text === '') return;
  state.before = text.charAt(text.length - 1);
  goOn(state, text);
  if (state.atLineStart && text.trim() !== '') state.atLineStart = false;
}

/** The changes that are certain, and how far the text was read: the rest waits for what follows. */
function scan(text: string, state: MarkState, final: boolean): { changes: TextChange[]; read: number } {
  const changes: TextChange[] = [];
  let read = 0;
  interesting.lastIndex = 0;
  for (let match = interesting.exec(text); match; match = interesting.exec(text)) {
    const at = match.index;
    passOver(state, text.slice(read, at));
    if (match[0] === '\n') {
      Object.assign(state, newState(), { before: '\n' });
      read = at + 1;
      continue;
    }
    const past = literalEnd(text, at, state, final);
    if (past === null) return { changes, read: at };
    if (past > at) {
      passOver(state, text.slice(at, past));
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
    goOn(state, text.slice(at, to));
    state.atLineStart = false;
    read = to;
    interesting.lastIndex = to;
  }
  passOver(state, text.slice(read));
  return { changes, read: text.length };
}

/**
 * Sets the marks of a text that comes in pieces as Turkish print has them: “ ” and ‘ ’, one … for three dots, — before
 * speech, – between words, ’ before a suffix. What the pieces add up to is what `withHouseMarks` makes of the whole,
 * and setting them again changes nothing.
 */
export class HouseMarks {
  #held = '';
  /** Pieces that only lengthen the held run of marks: they are read once, when the run has ended. */
  #run: string[] = [];
  readonly #state = newState();

  /** Takes the next piece; returns what is certain now, often less than came. Takes linear time over all pieces. */
  push(piece: string): string {
    if (piece === '') return '';
    if (this.#lengthensRun(piece)) {
      this.#run.push(piece);
      return '';
    }
    return this.#take(piece, false);
  }

  /** Ends the text and returns what was still held back. */
  end(): string {
    return this.#take('', true);
  }

  /** Nothing but a run of marks is held for longer than a word is looked at. */
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

/** Where a text's marks differ from those of Turkish print; for a writer who asks for it. */
export const markChanges = (text: string): TextChange[] => scan(text, newState(), true).changes;

/** A whole text with the marks of Turkish print. */
export const withHouseMarks = (text: string): string => applyChanges(text, markChanges(text));
