import type { Span } from '#domain/book/blocks.ts';
import { syllables } from '#domain/turkish/text.ts';
import type { Face } from './pdf-fonts.ts';
import type { SetWord, Typesetter } from './pdf-type.ts';

/** A line of words; `gap` is the white space between two, points. */
export interface Line {
  words: readonly SetWord[];
  gap: number;
  indent: number;
  width: number;
}

/** How a paragraph is set; lengths in points. */
export interface Setting {
  size: number;
  measure: number;
  /** Of the first line. */
  indent: number;
  justify: boolean;
  hyphenate: boolean;
}

interface Piece {
  text: string;
  face: Face;
}

const hyphen = '-';
/** Lines in a row that may end with one. */
const mostHyphens = 3;
/** A word of more letters is no word, and too costly to measure whole. */
const endless = 80;
/** A line that is this full is not filled with a part of the next word. */
const fullEnough = 0.92;

const faceOf = ({ bold, italic }: Span): Face => `${bold ? 700 : 400}-${italic ? 'italic' : 'normal'}`;

/** Spaces that a line may end at: not those that hold two words together. */
const breakable = /[ \t\u1680\u2000-\u2006\u2008-\u200a\u205f\u3000]+/u;

/** The words of a paragraph, each of one or more looks. */
export function wordsOf(spans: readonly Span[]): Piece[][] {
  const words: Piece[][] = [[]];
  for (const span of spans) {
    const face = faceOf(span);
    span.text
      .normalize('NFC')
      .split(breakable)
      .forEach((text, at) => {
        if (at > 0) words.push([]);
        if (text !== '') words.at(-1)?.push({ text, face });
      });
  }
  return words.filter((word) => word.length > 0);
}

function setWord(type: Typesetter, pieces: readonly Piece[], size: number): SetWord {
  const parts = pieces.map(({ text, face }) => type.word(text, face, size));
  if (parts.length === 1 && parts[0]) return parts[0];
  return {
    fragments: parts.flatMap(({ fragments }) => fragments),
    width: parts.reduce((sum, { width }) => sum + width, 0),
  };
}

/** Where a word may be divided, letters from its beginning: between Turkish syllables, two letters at least on each side. */
function breaksOf(text: string): number[] {
  const [, before = '', letters = ''] = /^(\P{L}*)(\p{L}{4,})/u.exec(text) ?? [];
  const breaks: number[] = [];
  let at = before.length;
  for (const syllable of syllables(letters).slice(0, -1)) {
    at += syllable.length;
    if (at - before.length >= 2 && before.length + letters.length - at >= 2) breaks.push(at);
  }
  return breaks;
}

type Divided = { head: SetWord; rest: Piece[] };

/** The most of a word that fits, by syllables, with a hyphen. */
function divide(type: Typesetter, pieces: readonly Piece[], size: number, room: number): Divided | null {
  const [only] = pieces;
  if (!only || pieces.length > 1) return null;
  for (const at of breaksOf(only.text).reverse()) {
    const head = type.word(`${only.text.slice(0, at)}${hyphen}`, only.face, size);
    if (head.width <= room) return { head, rest: [{ text: only.text.slice(at), face: only.face }] };
  }
  return null;
}

/** As many letters as fit, of a word that is longer than a line (an address, a row of letters). */
function cut(type: Typesetter, pieces: readonly Piece[], size: number, room: number): Divided {
  const [first = { text: ' ', face: '400-normal' as const }, ...others] = pieces;
  let head = '';
  let width = 0;
  for (const letter of first.text) {
    width += type.word(letter, first.face, size).width;
    if (width > room && head !== '') break;
    head += letter;
  }
  const rest = first.text.slice(head.length);
  return {
    head: type.word(head, first.face, size),
    rest: rest === '' ? others : [{ text: rest, face: first.face }, ...others],
  };
}

/** Breaks a paragraph into lines, each as full as it gets. */
export function breakLines(type: Typesetter, words: readonly (readonly Piece[])[], setting: Setting): Line[] {
  const { size, measure, justify, hyphenate } = setting;
  const space = type.word(' ', '400-normal', size).width;
  const lines: Line[] = [];
  let line: SetWord[] = [];
  let width = 0;
  let hyphens = 0;
  const indent = () => (lines.length === 0 ? setting.indent : 0);
  const room = () => measure - indent();
  const end = (isLast: boolean, isHyphenated: boolean) => {
    const free = room() - width - space * (line.length - 1);
    const stretch = justify && !isLast && line.length > 1 ? free / (line.length - 1) : 0;
    lines.push({ words: line, gap: space + stretch, indent: indent(), width: room() - free });
    hyphens = isHyphenated ? hyphens + 1 : 0;
    line = [];
    width = 0;
  };
  const add = (word: SetWord) => {
    line.push(word);
    width += word.width;
  };
  const queue = [...words].reverse();
  for (let pieces = queue.pop(); pieces; pieces = queue.pop()) {
    const isEndless = pieces.some(({ text }) => text.length > endless);
    const word = isEndless ? null : setWord(type, pieces, size);
    const used = width + space * line.length;
    if (word && used + word.width <= room()) {
      add(word);
      continue;
    }
    const hasRoom = line.length === 0 || used < room() * fullEnough;
    const mayDivide = !isEndless && hyphenate && hyphens < mostHyphens && hasRoom;
    const divided = mayDivide ? divide(type, pieces, size, room() - used) : null;
    const forced = divided ?? (line.length === 0 ? cut(type, pieces, size, room()) : null);
    if (forced) {
      add(forced.head);
      if (forced.rest.length > 0) queue.push(forced.rest);
      else continue;
    } else queue.push(pieces);
    end(false, divided !== null);
  }
  if (line.length > 0) end(true, false);
  return lines;
}
