import { lower } from '../../turkish/text.ts';

/** Longest cycle that is looked for, words. */
const longestCycle = 120;

/** How often a cycle of so many words follows itself before it is a loop; refrains and anger repeat less. */
function loopAfter(cycle: number): number {
  if (cycle <= 2) return 9;
  if (cycle <= 5) return 6;
  return cycle <= 12 ? 4 : 3;
}

/** Finds words that repeat in a cycle, in time proportional to the text. */
export class LoopWatch {
  readonly #words: string[] = [];
  /** Offsets at which the words begin. */
  readonly #starts: number[] = [];
  /** Whether the word before each one ends a sentence. */
  readonly #beginsSentence: boolean[] = [];
  #endsSentence = true;
  /** For each length of a cycle, how many words in a row equal the one a cycle before. */
  readonly #runs = new Uint16Array(longestCycle + 1);

  /**
   * Takes the next word, which begins at this offset of the text.
   * @returns the offset at which the first repetition begins; null without a loop
   */
  push(word: string, start: number): number | null {
    const plain = lower(word).replaceAll(/[^\p{L}\p{N}]+/gu, '') || word;
    const at = this.#words.length;
    this.#words.push(/^\d+$/u.test(plain) ? '#' : plain);
    this.#starts.push(start);
    this.#beginsSentence.push(this.#endsSentence);
    this.#endsSentence = /[.!?…]["”’)]*\s*$/u.test(word);
    for (let cycle = 1; cycle <= longestCycle && cycle <= at; cycle += 1) {
      const run = this.#words[at] === this.#words[at - cycle] ? (this.#runs[cycle] ?? 0) + 1 : 0;
      this.#runs[cycle] = run;
      if (run >= cycle * (loopAfter(cycle) - 1)) return this.#repetition(at - run + 1, cycle);
    }
    return null;
  }

  /** Where the first repetition begins: at the first sentence of the cycle, if one begins within it. */
  #repetition(from: number, cycle: number): number | null {
    const sentence = this.#beginsSentence.indexOf(true, from);
    const isNear = sentence >= from && sentence < from + cycle;
    return this.#starts[isNear ? sentence : from] ?? null;
  }
}

/** Longest run of one letter that a shout may have, characters. */
const longestShout = 40;

/** Whether a word is one or two characters again and again ("aaaa…", "hahaha…"). */
export const isStuck = (word: string): boolean =>
  word.length > longestShout && /(.{1,4}?)\1{12,}/u.test(word) && !/^[.\-_*=~—–…]+$/u.test(word);
