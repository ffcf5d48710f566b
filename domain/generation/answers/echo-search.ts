import { fold } from '../../turkish/text.ts';
import type { AnswerContext } from './answer-context.ts';
import { otherScriptAt } from './language-watch.ts';
import { plainWords } from './plain-words.ts';

/** Shortest line that is compared with the prompt, characters of its plain words. */
const shortestEcho = 22;
/** Shortest idea that is recognised as a line of its own, characters. */
const shortestIdea = 10;
/** Characters of a line's beginning by which it may be an echo. */
const headLength = 18;
/** Characters at the end of the existing text that a model repeats before it goes on. */
const tailLength = 1_500;
/** Shortest repeated end that is cut off, characters. */
const shortestOverlap = 24;

/** A line of the prompt that a model was told, as "- Kurallara uy". */
const ruleMarks = /^[-•*\d.)\s]+/u;

/** The languages that models fall into, as a folded idea names them. */
const foreignLanguage = /ingilizce|almanca|fransizca|ispanyolca|italyanca|latince|malayca|endonezce/u;

/** Finds lines that repeat the prompt. */
export class EchoSearch {
  readonly #rules: string;
  /** The headings of the rules, as "Biçim:". */
  readonly #headings: ReadonlySet<string>;
  readonly #idea: string;
  readonly #tail: string;
  readonly #plainTail: string;
  readonly #known: string;
  /** Whether the prompt itself holds so much of another language that an answer may too. */
  readonly mayBeForeign: boolean;

  constructor({ rules, idea, existingText }: AnswerContext) {
    // The answer comes without the tags that the rules name.
    this.#rules = plainWords(rules.replaceAll(/<[a-z_]+>/gu, ''));
    this.#headings = new Set(rules.split('\n').filter((line) => line.endsWith(':')));
    this.#idea = plainWords(idea);
    this.#tail = existingText.slice(-tailLength).trimEnd();
    this.#plainTail = plainWords(this.#tail);
    this.#known = `${idea}\n${existingText}`;
    this.mayBeForeign = foreignLanguage.test(fold(idea));
  }

  /** Whether a word of another script occurs in the prompt. */
  knows(word: string): boolean {
    const letters = word.replaceAll(/[^\p{L}]/gu, '');
    return letters !== '' && otherScriptAt(letters) !== null && this.#known.includes(letters);
  }

  /** Whether a line may be an echo, by its beginning. */
  mayBe(head: string, first: boolean): boolean {
    if (this.#isHeading(head)) return true;
    const plain = plainWords(head.replace(ruleMarks, '')).slice(0, headLength);
    if (plain.length < shortestIdea) return false;
    if ((plain.length >= headLength && this.#rules.includes(plain)) || this.#idea.startsWith(plain))
      return true;
    return first && this.#plainTail.includes(plain);
  }

  /** Whether a line may be a heading of the rules, by its beginning. */
  #isHeading(head: string): boolean {
    return head !== '' && Array.from(this.#headings).some((heading) => heading.startsWith(head));
  }

  /** What stays of a line that repeats the prompt: the rest behind the existing text's end, or ''; null for no echo. */
  read(line: string, first: boolean): string | null {
    if (this.#headings.has(line)) return '';
    const plain = plainWords(line.replace(ruleMarks, ''));
    const isIdea = plain.length >= shortestIdea && plain === this.#idea && !/[.!?…”]$/u.test(line);
    if (first && isIdea) return '';
    if (plain.length < shortestEcho) return null;
    if (this.#rules.includes(plain)) return '';
    if (!first) return null;
    if (this.#plainTail.includes(plain)) return '';
    return this.#behindTail(line);
  }

  /**
   * The rest of a line that begins with the existing text's end. Null for a text that broke off within a word: the line tells
   * its sentence whole.
   */
  #behindTail(line: string): string | null {
    const most = Math.min(line.length, this.#tail.length);
    for (let length = most; length >= shortestOverlap; length -= 1) {
      if (!line.startsWith(this.#tail.slice(-length))) continue;
      return /^\p{L}\p{L}/u.test(line.slice(length - 1)) ? null : line.slice(length).trim();
    }
    return null;
  }
}
