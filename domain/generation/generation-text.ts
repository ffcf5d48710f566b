import { HouseMarks, withHouseMarks } from '../house-style/marks.ts';
import { limits } from '../limits.ts';
import { cutAtLastSentence } from '../turkish/cut-at-last-sentence.ts';
import { mayThink, ThinkingFilter, withoutThinking } from './thinking-blocks.ts';

/**
 * Control characters except tab and newline, of which the database rejects NUL; invisible ones, those that turn the direction
 * of writing, and the sign of a broken letter.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern removes control characters
const controls = /[\u0000-\u0008\u000B-\u001F\u007F\u200B\u202A-\u202E\u2066-\u2069\uFEFF\uFFFD-\uFFFF]/g;

/** Removes control characters and lone surrogates. */
function storable(text: string): string {
  const whole = text.isWellFormed() ? text : text.toWellFormed().replaceAll('\uFFFD', '');
  return whole.replaceAll(controls, '');
}

/** Trims lines and reduces runs of blank lines to one. */
function collapseBlankLines(text: string): string {
  if (!text.includes('\n')) return text;
  const [first = '', ...lines] = text.split('\n');
  let out = first.trimEnd();
  let blank = '';
  for (const [index, line] of lines.entries()) {
    // The end of the last line is the end of the text and is not trimmed.
    const trimmed = index === lines.length - 1 ? line.trimStart() : line.trim();
    if (trimmed === '') {
      blank = '\n';
      continue;
    }
    out += `\n${blank}${trimmed}`;
    blank = '';
  }
  return out;
}

/** Collapses white space in a streamed text: no leading or trailing space, and at most one blank line at a time. */
export class SpaceFilter {
  /**
   * White space at the end of the received text, in pieces: it is joined once, so that a long run takes linear time.
   */
  #space: string[] = [];
  /** The first half of a surrogate pair at the end of the received text. */
  #half = '';
  #started = false;

  push(piece: string): string {
    let text = this.#half + piece;
    this.#half = '';
    if (/[\uD800-\uDBFF]$/.test(text)) {
      this.#half = text.slice(-1);
      text = text.slice(0, -1);
    }
    text = storable(text);
    if (text.trim() === '') {
      if (this.#started && text !== '') this.#space.push(text);
      return '';
    }
    text = this.#space.join('') + text;
    let body = text.trimEnd();
    this.#space = [text.slice(body.length)];
    if (!this.#started) body = body.trimStart();
    this.#started = true;
    return collapseBlankLines(body);
  }
}

/** Cleans a model's text while it is streamed; the cleaned pieces add up to the result of `cleanGeneratedText`. */
export class GeneratedTextStream {
  readonly #thinking: ThinkingFilter;
  readonly #space = new SpaceFilter();
  readonly #marks = new HouseMarks();

  /** @param startsThinking whether the model begins inside a thinking block that it only closes */
  constructor(startsThinking = false) {
    this.#thinking = new ThinkingFilter(startsThinking);
  }

  /** Whether the text is inside a thinking block. */
  get thinking(): boolean {
    return this.#thinking.thinking;
  }

  /** Whether text is held back until it is known to be thinking or story. */
  get holding(): boolean {
    return this.#thinking.holding;
  }

  /** Whether a closing tag came without an opening one. */
  get sawUnopenedClose(): boolean {
    return this.#thinking.sawUnopenedClose;
  }

  /** Takes the next piece; returns the story text that is certain, often empty. */
  push(piece: string): string {
    return this.#marks.push(this.#space.push(this.#thinking.push(piece)));
  }

  /** Ends the text and returns the text that was held back. */
  end(): string {
    return this.#marks.push(this.#space.push(this.#thinking.end())) + this.#marks.end();
  }
}

/** Why a text ended; after `length` it may stop within a sentence. */
export type TextEnd = 'stop' | 'length';

/**
 * Cleans a model's whole text: without thinking blocks and runs of blank lines (docs/product/generation.md), with
 * Turkish punctuation, and cut at its last whole sentence when it ended with `length` (docs/product/plans.md). The
 * result may be empty.
 */
export function cleanGeneratedText(raw: string, end: TextEnd): string {
  return endedText(withHouseMarks(new SpaceFilter().push(withoutThinking(raw))), end);
}

/** Cuts a cleaned text at its last whole sentence when it ended with `length`. */
export const endedText = (cleaned: string, end: TextEnd): string =>
  end === 'length' ? cutAtLastSentence(cleaned) : cleaned;

/** Whether the cleaned text certainly does not change when it is cleaned again. */
export const isStableWhenCleaned = (raw: string): boolean => !mayThink(raw);

/** Whether a cleaned text is long enough to be a result (docs/product/generation.md). */
export function isLongEnough(text: string): boolean {
  return text.length >= limits.minimumResult;
}
