import { HouseMarks, withHouseMarks } from './house-style/marks.ts';
import { cutAtLastSentence } from './last-sentence.ts';
import { limits } from './limits.ts';
import { mayThink, ThinkingFilter, withoutThinking } from './thinking-blocks.ts';

/** Control characters, which no story needs and a database refuses; tab and newline stay. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const controls = /[\u0000-\u0008\u000B-\u001F\u007F\uFEFF\uFFFE\uFFFF]/g;

/** Without control characters and halves of letters. */
function storable(text: string): string {
  const whole = text.isWellFormed() ? text : text.toWellFormed().replaceAll('\uFFFD', '');
  return whole.replaceAll(controls, '');
}

/** Lines without spaces at their ends and with at most one blank line between them. */
function collapseBlankLines(text: string): string {
  if (!text.includes('\n')) return text;
  const [first = '', ...lines] = text.split('\n');
  let out = first.trimEnd();
  let blank = '';
  for (const [index, line] of lines.entries()) {
    // The last line's end is the text's own.
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

/** Collapses white space in a text that comes in pieces: no leading or trailing space, no run of blank lines. */
class SpaceFilter {
  /** White space at the end of what came, in its pieces: it is joined once, so that a long run takes linear time. */
  #space: string[] = [];
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

/** Cleans a model's text while it streams: what the pieces add up to is what `cleanGeneratedText` makes of the whole. */
export class GeneratedTextStream {
  readonly #thinking: ThinkingFilter;
  readonly #space = new SpaceFilter();
  readonly #marks = new HouseMarks();

  /** `startsThinking`: the model is known to begin inside a think block that it only closes. */
  constructor(startsThinking = false) {
    this.#thinking = new ThinkingFilter(startsThinking);
  }

  /** Whether the text is inside a think block now. */
  get thinking(): boolean {
    return this.#thinking.thinking;
  }

  /** Whether text is held back that may turn out to be thinking, or story. */
  get holding(): boolean {
    return this.#thinking.holding;
  }

  /** True once a closing tag came that nothing had opened. */
  get sawUnopenedClose(): boolean {
    return this.#thinking.sawUnopenedClose;
  }

  /** Takes the next piece; returns the story text that is certain now, often empty. */
  push(piece: string): string {
    return this.#marks.push(this.#space.push(this.#thinking.push(piece)));
  }

  /** Ends the text and returns what was still held back. */
  end(): string {
    return this.#marks.push(this.#space.push(this.#thinking.end())) + this.#marks.end();
  }
}

/** How a text came to its end; `length` means that it may stop in mid-sentence. */
export type TextEnd = 'stop' | 'length';

/**
 * A model's whole text as a story shows it: no think blocks, no runs of blank lines (docs/product/generation.md), the
 * marks of Turkish print, back to its last whole sentence where the output cap cut it (docs/product/plans.md). It may
 * come out empty.
 */
export function cleanGeneratedText(raw: string, end: TextEnd): string {
  return endedText(withHouseMarks(new SpaceFilter().push(withoutThinking(raw))), end);
}

/** A cleaned text, back to its last whole sentence where the output cap cut it. */
export const endedText = (cleaned: string, end: TextEnd): string =>
  end === 'length' ? cutAtLastSentence(cleaned) : cleaned;

/** Whether a text is surely clean once it has been cleaned, so that cleaning it again would change nothing. */
export const cleansAtOnce = (raw: string): boolean => !mayThink(raw);

/** Whether a cleaned text is long enough to be a result (docs/product/generation.md). */
export function isLongEnough(text: string): boolean {
  return text.length >= limits.minimumResult;
}
