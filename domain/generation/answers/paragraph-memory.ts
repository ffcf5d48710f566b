import { plainWords } from './plain-words.ts';

/** Shortest paragraph that counts as repeated, characters of its plain words; refrains are shorter. */
const shortest = 70;
/** Characters by which a paragraph may be a repeated one. */
const headLength = 40;
/** Paragraphs at the end of the existing text that must not come again. */
const lastOfText = 4;

/** Remembers paragraphs, so that one that comes again is found. */
export class ParagraphMemory {
  readonly #before: ReadonlySet<string>;
  readonly #heads = new Set<string>();
  readonly #own: string[] = [];

  constructor(existingText: string) {
    const lines = existingText.split('\n').filter((line) => line.trim() !== '');
    const last = lines.slice(-lastOfText).map(plainWords);
    this.#before = new Set(last.filter((line) => line.length >= shortest));
    for (const line of this.#before) this.#heads.add(line.slice(0, headLength));
  }

  add(line: string): void {
    const plain = plainWords(line);
    this.#own.push(plain);
    if (plain.length >= shortest) this.#heads.add(plain.slice(0, headLength));
  }

  mayRepeat(head: string): boolean {
    const plain = plainWords(head);
    return plain.length >= headLength && this.#heads.has(plain.slice(0, headLength));
  }

  /**
   * Whether a paragraph repeats the one before it or one of the existing text's last. A text may end with its first
   * paragraph.
   */
  isRepeated(line: string): boolean {
    const plain = plainWords(line);
    if (plain.length < shortest) return false;
    if (this.#before.has(plain)) return true;
    const recent = this.#own.slice(-3);
    const at = recent.lastIndexOf(plain);
    return at >= 0 && (at === recent.length - 1 || this.#own.length > 3 || at > 0 || this.#own.length < 3);
  }
}
