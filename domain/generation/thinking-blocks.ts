/** Tags of thinking blocks of different models: `<think>`, `<Thinking>`, `[THINK]`, `◁think▷` and similar. */
const tagPattern =
  /<(\/?)(?:think|thinking|thought|thoughts|reasoning|reflection|seed:think)(?:\s[^<>]{0,100})?>|\[(\/?)think\]|◁(\/?)think▷/giu;

/** The first characters of tags. */
const tagStart = /[<[◁]/;

/** Longest beginning of a tag that is held back before it counts as text, characters. */
const longestTag = 120;

interface Tag {
  start: number;
  end: number;
  closes: boolean;
  text: string;
}

function findTags(text: string): Tag[] {
  return Array.from(text.matchAll(tagPattern), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
    closes: (match[1] || match[2] || match[3] || '') === '/',
    text: match[0],
  }));
}

/** The index at which an unfinished tag at the end of a text begins, or the text's length. */
function unfinishedTagStart(text: string): number {
  const from = Math.max(0, text.length - longestTag);
  const start = Math.max(text.lastIndexOf('<'), text.lastIndexOf('['), text.lastIndexOf('◁'));
  if (start < from) return text.length;
  return /^(?:<\/?(?:[a-z:]{0,10}|[a-z:]{4,10}\s[^<>]*)|\[\/?[a-z]{0,5}|◁\/?[a-z]{0,5})$/iu.test(
    text.slice(start),
  )
    ? start
    : text.length;
}

/**
 * Removes thinking blocks, which may nest, from a streamed text. Some models send only the closing tag, after the
 * thinking was already returned: then the filter returns the tag, and `withoutThinking` removes both from the whole.
 * @param startsThinking holds the text back until a closing tag or the end
 */
export class ThinkingFilter {
  #pending = '';
  #depth = 0;
  #opened = false;
  /** Text since the last inner close; it is story when the outer block never closes. */
  #sinceInnerClose: string | null = null;
  /** Text held back until it is known whether a closing tag follows; then null. */
  #held: string | null;
  #sawUnopenedClose = false;

  constructor(startsThinking = false) {
    this.#held = startsThinking ? '' : null;
  }

  /** Whether the next text is, or may be, thinking. */
  get thinking(): boolean {
    return this.#depth > 0 || this.#held !== null;
  }

  /** Whether text is held back until it is known to be thinking or story. */
  get holding(): boolean {
    return this.#depth === 0 && this.#held !== null && this.#held !== '';
  }

  /** Whether a closing tag came without an opening one: this model starts inside a thinking block. */
  get sawUnopenedClose(): boolean {
    return this.#sawUnopenedClose;
  }

  /** Takes the next piece and returns the story text that is certain. */
  push(piece: string): string {
    const text = this.#pending + piece;
    if (!tagStart.test(text)) {
      this.#pending = '';
      return this.#plain(text);
    }
    let out = '';
    let at = 0;
    for (const tag of findTags(text)) {
      out += this.#plain(text.slice(at, tag.start));
      out += tag.closes ? this.#close(tag.text) : this.#open();
      at = tag.end;
    }
    const rest = text.slice(at);
    const keep = unfinishedTagStart(rest);
    this.#pending = rest.slice(keep);
    return out + this.#plain(rest.slice(0, keep));
  }

  /** Ends the text and returns the text that was held back. */
  end(): string {
    const last = this.#plain(this.#pending);
    this.#pending = '';
    const rescued = this.#depth > 0 ? (this.#sinceInnerClose ?? '') : '';
    const held = this.#held ?? '';
    this.#held = null;
    return held + last + rescued;
  }

  #plain(text: string): string {
    if (this.#depth > 0) {
      if (this.#sinceInnerClose !== null) this.#sinceInnerClose += text;
      return '';
    }
    if (this.#held === null) return text;
    this.#held += text;
    return '';
  }

  #open(): string {
    this.#depth += 1;
    this.#opened = true;
    this.#sinceInnerClose = null;
    const before = this.#held ?? '';
    this.#held = null;
    return before;
  }

  #close(tag: string): string {
    if (this.#depth > 0) {
      this.#depth -= 1;
      this.#sinceInnerClose = this.#depth > 0 ? '' : null;
      return '';
    }
    if (this.#opened) return '';
    this.#sawUnopenedClose = true;
    this.#opened = true;
    const wasHeld = this.#held !== null;
    this.#held = null;
    return wasHeld ? '' : tag;
  }
}

function strippedOnce(text: string): string {
  const filter = new ThinkingFilter(true);
  return filter.push(text) + filter.end();
}

/** Whether a text can contain a tag, or a tag can result from removing another. */
export const mayThink = (text: string): boolean => tagStart.test(text);

/** Removes the thinking blocks of a whole text (docs/product/generation.md). */
export function withoutThinking(text: string): string {
  if (!mayThink(text)) return text;
  let before = text;
  let after = strippedOnce(before);
  // Removing a block can join two halves of another tag.
  while (after !== before) {
    before = after;
    after = strippedOnce(before);
  }
  return after;
}
