import { cutAtLastSentence } from './last-sentence.ts';
import { limits } from './limits.ts';
import { ThinkingFilter, withoutThinking } from './thinking-blocks.ts';

/** Characters that no story needs and that a database refuses: controls but tab and newline, lone surrogates. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const unwanted = /[\u0000-\u0008\u000B-\u001F\u007F\uFEFF\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** A run of white space as the story shows it: two line ends or more are one blank line. */
function collapsed(space: string): string {
  const lineEnds = space.split('\n').length - 1;
  if (lineEnds === 0) return space;
  return lineEnds === 1 ? '\n' : '\n\n';
}

/** Collapses white space in a text that comes in pieces: no leading or trailing space, no run of blank lines. */
class SpaceFilter {
  #space = '';
  #half = '';
  #started = false;

  push(piece: string): string {
    let text = this.#half + piece;
    this.#half = '';
    if (/[\uD800-\uDBFF]$/.test(text)) {
      this.#half = text.slice(-1);
      text = text.slice(0, -1);
    }
    text = this.#space + text.replaceAll(unwanted, '');
    let body = text.trimEnd();
    this.#space = text.slice(body.length);
    if (body === '') {
      if (!this.#started) this.#space = '';
      return '';
    }
    if (!this.#started) body = body.trimStart();
    this.#started = true;
    return body.replaceAll(/\s+/gu, collapsed);
  }
}

/** Cleans a model's text while it streams: what the pieces add up to is what `cleanGeneratedText` makes of the whole. */
export class GeneratedTextStream {
  readonly #thinking: ThinkingFilter;
  readonly #space = new SpaceFilter();

  /** `startsThinking`: the model is known to begin inside a think block that it only closes. */
  constructor(startsThinking = false) {
    this.#thinking = new ThinkingFilter(startsThinking);
  }

  /** True once a closing tag came that nothing had opened. */
  get sawUnopenedClose(): boolean {
    return this.#thinking.sawUnopenedClose;
  }

  /** Takes the next piece; returns the story text that is certain now, often empty. */
  push(piece: string): string {
    return this.#space.push(this.#thinking.push(piece));
  }

  /** Ends the text and returns what was still held back. */
  end(): string {
    return this.#space.push(this.#thinking.end());
  }
}

/** How a text came to its end; `length` means that it may stop in mid-sentence. */
export type TextEnd = 'stop' | 'length';

/**
 * A model's whole text as a story shows it: no think blocks, no runs of blank lines (spec 1 §5), back to its last
 * whole sentence where the output cap cut it (decisions, Plans and limits). It may come out empty.
 */
export function cleanGeneratedText(raw: string, end: TextEnd): string {
  const text = new SpaceFilter().push(withoutThinking(raw));
  return end === 'length' ? cutAtLastSentence(text) : text;
}

/** Whether a cleaned text is long enough to be a result (spec 1 §5: 50 characters). */
export function isLongEnough(text: string): boolean {
  return text.length >= limits.minimumResult;
}
