/** A word of an idea: as written, and small for look-up. */
export interface Token {
  text: string;
  lower: string;
  /** First word of its sentence. */
  initial: boolean;
  /** What follows it directly: comma, end of sentence, or nothing. */
  after: '' | ',' | '.';
}

const MARKUP = /<[^>]*>|https?:\/\/\S+|[{}[\]|\\`*_#=~^$@]/gu;

/** Removes markup, addresses and control characters, and brings a shouted idea back to small letters. */
export function cleanIdea(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(MARKUP, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const letters = plain.replace(/[^\p{L}]/gu, '');
  const capitals = letters.replace(/[^\p{Lu}]/gu, '').length;
  const shouted = letters.length > 6 && capitals / letters.length > 0.7;
  return shouted ? plain.toLocaleLowerCase('tr') : plain;
}

/** Splits a clean text into sentences. */
export function ideaSentences(text: string): string[] {
  return text
    .split(/(?<=[.!?…])\s+|\s*[;\n]\s*/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

/** Splits a sentence into words with what follows them. */
export function tokenize(sentence: string): Token[] {
  const tokens: Token[] = [];
  for (const raw of sentence.split(/\s+/)) {
    const text = raw.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '');
    if (!text) continue;
    const tail = raw.slice(raw.indexOf(text) + text.length);
    tokens.push({
      text,
      lower: text.replace(/['’]/g, '').toLocaleLowerCase('tr'),
      initial: tokens.length === 0,
      after: /[,;:–—]/u.test(tail) ? ',' : /[.!?…]/u.test(tail) ? '.' : '',
    });
  }
  return tokens;
}
