import { lower } from '../../turkish/text.ts';

/** Scripts that no Turkish sentence has outside a quotation. */
const otherScript =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Devanagari}\p{Script=Greek}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Bengali}\p{Script=Tamil}]/u;
/** Where a letter of another script begins; null without one. */
export function otherScriptAt(word: string): number | null {
  const at = word.search(otherScript);
  return at < 0 ? null : at;
}

const showsSigns =
  /(?<!\p{L})(?:tabela|levha|pankart|yaz[ıi]|harf|işaret|sembol|simge|damga|mühür|etiket|dövme|kazı(?:n|l|m)|çizil)/iu;

/** Whether a word is one letter that the sentence before it shows: "Tabelada 茶 yazıyordu." */
export const isShownSign = (word: string, before: string): boolean =>
  /^\P{L}*\p{L}\P{L}*$/u.test(word) && showsSigns.test(before.slice(-200).replace(/^.*[.!?…]\s/su, ''));

const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** The commonest words of languages that models fall into; none is a Turkish word. */
const foreign = wordSet(
  'the and of was with his she that you were they have had from into their but not are which when who what would could there then this him been will for it he as be by or if we your out up about like just one all so than them back over down only ' +
    'le les des est et dans une pour que qui elle il avec sur pas mais était avait comme ' +
    'der die das und ist nicht ein eine sie er mit war auf den dem von zu sich wie auch als hatte ' +
    'el los las que una por con para era pero como más su había ' +
    'di che non per un si della gli sono aveva però nel ' +
    'yang dan dengan untuk dari adalah ini itu',
);
/** Turkish words that end a run of foreign ones. */
const turkish = wordSet(
  'bir ve bu da de ki ile ama ne mi mu gibi kadar sonra daha her hep var yok biri o ben sen biz siz onlar en ya ise bile hem iki diye dedi olan oldu neden nasıl',
);

/** Whether a word can only be Turkish: by its letters, or because it is a common one. */
const isTurkish = (word: string): boolean => turkish.has(word) || /[ğışçöü]/u.test(word);

/** Words of a run, and how many of them must be common in another language. */
const longestRun = { words: 9, common: 4 } as const;

/** Finds sentences of other languages in Latin letters, outside quotations and short lines of a song. */
export class LanguageWatch {
  #words = 0;
  #common = 0;
  #start = 0;

  /** Forgets the run, as at a line's end. */
  reset(): void {
    this.#words = 0;
    this.#common = 0;
  }

  /** Whether the words so far may become a foreign sentence, so that they should wait. */
  get isDoubtful(): boolean {
    return this.#common > 0;
  }

  /** Takes the next word; returns the offset at which a foreign run begins, null without one. */
  push(word: string, start: number): number | null {
    const plain = lower(word)
      .replaceAll(/[^\p{L}’']+/gu, '')
      .replace(/[’'].*$/u, '');
    const ascii = word.toLowerCase().replaceAll(/[^\p{L}]+/gu, '');
    if (plain === '') return null;
    if (isTurkish(plain) && !foreign.has(ascii)) {
      this.reset();
      return null;
    }
    if (this.#words === 0) this.#start = start;
    this.#words += 1;
    if (foreign.has(ascii)) this.#common += 1;
    const { words, common } = longestRun;
    if (this.#common < 2 && /[.!?…]["”’)]*\s*$/u.test(word)) {
      this.reset();
      return null;
    }
    const isForeign = this.#words >= words && this.#common >= common;
    return isForeign ? this.#start : null;
  }
}
