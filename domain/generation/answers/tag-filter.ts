/** Control tokens after which another turn begins. */
const turnEnd =
  /<\|(?:im_end|eot_id|end|endoftext|end_of_text|eom_id|user|im_start)\|?>|<\/s>|<end_of_turn>|<start_of_turn>|<eos>|<｜[^｜>]{1,40}｜>|\[\/?INST\]|<\|[a-z_]{1,30}\|>/giu;
const ours =
  'fikir|yon|tur|metin|acilis|animsa|kisi|olay|yer|esya|not|once|secim|sonra|onceki_secimler|onceki_bolumler|onceki_ozet|bolum|hikaye|story|output|answer|cevap|response|yanit';
const html = 'p|br|b|i|em|strong|u|s|span|div|blockquote|h[1-6]|ul|ol|li|hr|center|body|html|section|article';
const tag = new RegExp(`<(/?)(${ours}|${html})(?:\\s[^<>]{0,80})?\\s*/?>`, 'giu');
const entities: Readonly<Record<string, string>> = {
  quot: '"',
  apos: "'",
  amp: '&',
  nbsp: ' ',
  lt: '<',
  gt: '>',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  hellip: '…',
  mdash: '—',
  ndash: '–',
};
const entity =
  /&(?:(quot|apos|amp|nbsp|lt|gt|[rl][sd]quo|hellip|mdash|ndash)|#(\d{1,5})|#x([0-9a-f]{1,4}));/giu;

/** Longest tag, entity or token that is waited for, characters. */
const longestTag = 100;

const breaks: ReadonlySet<string> = new Set(['br', 'hr', 'li']);
const blocks: ReadonlySet<string> = new Set(['p', 'div', 'blockquote', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

function replaced(text: string): string {
  return text
    .replaceAll(tag, (_, close: string, name: string) => {
      const low = name.toLowerCase();
      if (breaks.has(low)) return close === '/' ? '' : '\n';
      return blocks.has(low) && close === '/' ? '\n\n' : '';
    })
    .replaceAll(entity, (_, name?: string, decimal?: string, hex?: string) =>
      name ? (entities[name.toLowerCase()] ?? '') : String.fromCharCode(Number(decimal ?? `0x${hex}`)),
    )
    .replaceAll(/\\n\\n/gu, '\n\n');
}

/** Where something unfinished at a text's end begins: a tag, an entity or an escape. */
function unfinishedStart(text: string): number {
  const from = Math.max(0, text.length - longestTag);
  const tail = text.slice(from);
  const match = /(?:<[^<>]*|\[\/?[A-Z]{0,4}|&[#a-z0-9]{0,8}|(?<!\\n)\\(?:n\\?)?)$/iu.exec(tail);
  return match ? from + match.index : text.length;
}

/**
 * Removes HTML, the prompt's own tags and control tokens from a streamed text. What follows the end of the model's turn
 * is dropped.
 */
export class TagFilter {
  #pending = '';
  #started = false;
  /** Whether a control token has ended the model's turn. */
  ended = false;
  /** Whether anything was replaced. */
  changed = false;

  push(piece: string): string {
    if (this.ended) return '';
    const text = this.#pending + piece;
    const keep = unfinishedStart(text);
    this.#pending = text.slice(keep);
    return this.#clean(text.slice(0, keep));
  }

  end(): string {
    const rest = this.#pending;
    this.#pending = '';
    return this.ended ? '' : this.#clean(rest);
  }

  #clean(text: string): string {
    let read = text;
    for (;;) {
      turnEnd.lastIndex = 0;
      const token = turnEnd.exec(read);
      if (!token) break;
      this.changed = true;
      const before = read.slice(0, token.index);
      if (this.#started || before.trim() !== '') {
        this.ended = true;
        read = before;
        break;
      }
      // A token before the text begins the model's own turn.
      read = read.slice(token.index + token[0].length);
    }
    const out = replaced(read);
    if (out !== read) this.changed = true;
    if (out.trim() !== '') this.#started = true;
    return out;
  }
}
