/** Tags between which models think aloud: `<think>`, `<Thinking>`, `[THINK]`, `◁think▷` and their kin. */
const tagPattern =
  /<(\/?)(?:think|thinking|thought|thoughts|reasoning|reflection|seed:think)(?:\s[^<>]{0,100})?>|\[(\/?)think\]|◁(\/?)think▷/giu;

/** What every tag begins with. */
const tagStart = /[<[◁]/;

/** Longest beginning of a tag that is waited for before it counts as text. */
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

/** Where the unfinished tag at the end of a text begins; the text's length where there is none. */
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
 * Takes the thinking out of a text that comes in pieces; tags may be split anywhere. Blocks may nest, and one that
 * never closes swallows the rest. Some models emit only the closing tag: then everything before it was thinking.
 * What has been handed on by then can't be called back, so the closing tag itself is handed on and
 * `withoutThinking` on the whole drops what stands before it; `startsThinking` holds the text back instead.
 */
export class ThinkingFilter {
  #pending = '';
  #depth = 0;
  #opened = false;
  /** Text since the last inner close: story after all, should the outer block never close. */
  #sinceInnerClose: string | null = null;
  /** Text held back until it is known whether a closing tag follows; null once that is settled. */
  #held: string | null;
  #sawUnopenedClose = false;

  constructor(startsThinking = false) {
    this.#held = startsThinking ? '' : null;
  }

  /** Whether what comes now is thinking, or may turn out to be. */
  get thinking(): boolean {
    return this.#depth > 0 || this.#held !== null;
  }

  /** Whether text is held back that may turn out to be thinking, or story. */
  get holding(): boolean {
    return this.#depth === 0 && this.#held !== null && this.#held !== '';
  }

  /** True once a closing tag came that nothing had opened: this model starts out thinking. */
  get sawUnopenedClose(): boolean {
    return this.#sawUnopenedClose;
  }

  /** Takes the next piece and returns the story text that is certain now. */
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

  /** Ends the text and returns what was still held back. */
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

/** Whether a text could hold a tag, or become one by what is taken out of it. */
export const mayThink = (text: string): boolean => tagStart.test(text);

/** A whole text without its think blocks (docs/product/generation.md). */
export function withoutThinking(text: string): string {
  if (!mayThink(text)) return text;
  let before = text;
  let after = strippedOnce(before);
  // Taking a block out can join two halves of another tag.
  while (after !== before) {
    before = after;
    after = strippedOnce(before);
  }
  return after;
}
