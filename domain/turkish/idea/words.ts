import { lower } from '../text.ts';

/** A word of an idea. */
export interface IdeaWord {
  /** As written, without the marks around it. */
  readonly text: string;
  readonly lower: string;
  /** First word of its sentence. */
  readonly initial: boolean;
  /** A comma, semicolon, colon or dash follows. */
  readonly comma: boolean;
  /** A passage in quotation marks, taken as one word. */
  readonly quote: boolean;
}

const MARKUP = /<[^>]*>|https?:\/\/\S+|[{}[\]|\\`*_#=~^$@]/gu;

/** The idea without markup and control characters; one written in capitals throughout comes in small letters. */
export function cleanIdea(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(MARKUP, ' ')
    .replace(/\s+/gu, ' ')
    // "Ikiz": the dot is missing on many keyboards.
    .replace(/(?<!\p{L})I(?=[^aeıioöuü\s]*[eiöü])/gu, 'İ')
    .trim();
  const letters = plain.replace(/[^\p{L}]/gu, '');
  const capitals = letters.replace(/[^\p{Lu}]/gu, '').length;
  return letters.length > 6 && capitals / letters.length > 0.7 ? lower(plain) : plain;
}

/** Words of a sentence; a quotation stays one word with its marks. */
export function ideaWords(sentence: string): IdeaWord[] {
  const words: IdeaWord[] = [];
  for (const match of sentence.matchAll(/[“"][^”"]*[”"]\S*|\S+/gu)) {
    const raw = match[0];
    const quote = /^[“"]/u.test(raw) && /\s/u.test(raw);
    const text = quote ? raw.replace(/[,.;:]+$/u, '') : raw.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '');
    if (!text) continue;
    words.push({
      text,
      lower: lower(text),
      initial: words.length === 0,
      comma: /[,;:–—]["”]?$/u.test(raw),
      quote,
    });
  }
  return words;
}
