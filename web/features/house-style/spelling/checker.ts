import { personalKey } from '#domain/house-style/dictionary.ts';
import { betterEndings } from '#domain/house-style/name-suffix.ts';
import {
  type Case,
  capitalize,
  lower,
  proper,
  stemCandidates,
  upper,
  withoutCircumflex,
} from '#domain/turkish/index.ts';
import { isDerived } from './derived-forms.ts';
import { givenNames, usualMistakes } from './known-words.ts';
import { editsOf } from './near-words.ts';

/** The used part of Hunspell. */
export interface Dictionary {
  testSpelling(word: string): boolean;
  getSpellingSuggestions(word: string): string[];
}

/** A word of the text, and whether it starts a sentence, where a capital does not mean a name. */
export interface CheckedWord {
  word: string;
  starts: boolean;
}

const maxSuggestions = 6;
/** With this many words one edit away, Hunspell's slow suggestions are not needed. */
const enoughNearWords = 2;
const cases: readonly Case[] = ['acc', 'dat', 'loc', 'abl', 'gen', 'ins'];
const apostrophe = /['’]/u;
const isCapital = (word: string) => /^\p{Lu}/u.test(word);
const isShouted = (word: string) => /^[\p{Lu}\d]{2,}$/u.test(word);

/** Creates a checker that finds misspelled words and suggests corrections. */
export function createChecker(dictionary: Dictionary) {
  let names = new Set<string>();
  let personal = new Set<string>();
  const tested = new Map<string, boolean>();

  function inDictionary(word: string): boolean {
    const before = tested.get(word);
    if (before !== undefined) return before;
    const right = dictionary.testSpelling(word);
    if (tested.size > 50_000) tested.clear();
    tested.set(word, right);
    return right;
  }

  /** Whether the dictionary has the form, or our own rules derive it from a word of the dictionary. */
  function isForm(word: string): boolean {
    const plain = withoutCircumflex(word);
    const forms = plain === word ? [word] : [word, plain];
    return forms.some(
      (form) => inDictionary(form) || inDictionary(capitalize(form)) || isDerived(form, inDictionary),
    );
  }

  const isKnown = (word: string, list: ReadonlySet<string>) =>
    list.size > 0 && (list.has(word) || stemCandidates(word, list).length > 0);

  function isRightBase(base: string, starts: boolean): boolean {
    if (base.length < 2 || /\d/u.test(base) || isShouted(base)) return true;
    const small = lower(base);
    if (isKnown(small, personal) || isKnown(small, names)) return true;
    // A capital inside a sentence marks a name, which may be missing in the dictionary.
    if (isCapital(base) && (!starts || givenNames.has(small))) return true;
    return isForm(small) || small.split('-').every((part) => part === '' || isForm(part));
  }

  /**
   * The correct form of a known name with a case suffix and no apostrophe ("Ayşenin"); null for other words. At a
   * sentence's start a capital does not mean a name ("Denizde"), and plural names have no apostrophe ("Ayşeler").
   */
  function withApostrophe({ word, starts }: CheckedWord): string | null {
    if (starts || !isCapital(word) || isShouted(word)) return null;
    for (let length = 2; length < word.length; length++) {
      const name = word.slice(0, length);
      const small = lower(name);
      if (!givenNames.has(small) && !names.has(small)) continue;
      const form = cases
        .map((nameCase) => proper(name, nameCase))
        .find((right) => right.replace("'", '') === word);
      // The whole word may be a longer name ("Alim" and "Ali").
      if (form && !givenNames.has(lower(word)) && !names.has(lower(word))) return form.replace("'", '’');
    }
    return null;
  }

  function isRight({ word, starts }: CheckedWord): boolean {
    if (personal.has(personalKey(word))) return true;
    const [base = '', ending] = word.split(apostrophe);
    if (ending === undefined) return withApostrophe({ word, starts }) === null && isRightBase(base, starts);
    // Only names and numbers have an apostrophe, so another word is checked without it too.
    if (!isCapital(base) && !/\d/u.test(base)) return isForm(lower(base)) && isForm(lower(base + ending));
    return betterEndings(base, lower(ending)).length === 0;
  }

  /** Returns at most six corrections, the likeliest first, in the case of the word. */
  function suggest({ word, starts }: CheckedWord): string[] {
    const [base = '', ending] = word.split(apostrophe);
    if (ending !== undefined && isCapital(base)) {
      const mark = word.charAt(base.length);
      return betterEndings(base, lower(ending)).map((right) => `${base}${mark}${right}`);
    }
    const apart = withApostrophe({ word, starts });
    if (apart !== null) return [apart];
    const small = lower(word);
    const usual = usualMistakes.get(small);
    // Forms of our own rules are not searched, because that takes a second instead of a tenth.
    const near = editsOf(small)
      .filter((edit) => inDictionary(edit.word) || personal.has(edit.word) || names.has(edit.word))
      .sort((a, b) => a.cost - b.cost)
      .map((edit) => edit.word);
    // Hunspell compares all its words, which can take seconds, so it is only used when one edit explains too little.
    const guessed =
      usual || near.length >= enoughNearWords
        ? []
        : dictionary.getSpellingSuggestions(small).filter((guess) => !guess.includes('-'));
    const all = new Set([...(usual ? [usual] : []), ...near.slice(0, maxSuggestions - 1), ...guessed]);
    return [...all].slice(0, maxSuggestions).map((right) => {
      if (isShouted(word)) return upper(right);
      return starts && isCapital(word) ? capitalize(right) : right;
    });
  }

  return {
    isRight,
    suggest,
    /** Sets the names of the story's world and the writer's words. Each part of a name is accepted by itself. */
    know(list: { names: readonly string[]; personal: readonly string[] }) {
      names = new Set(
        list.names.flatMap((name) => lower(name).split(/\s+/u)).filter((name) => name.length > 1),
      );
      personal = new Set(list.personal.map(personalKey));
    },
  };
}
