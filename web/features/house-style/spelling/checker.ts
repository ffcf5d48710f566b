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

/** As much of Hunspell as is used. */
export interface Dictionary {
  testSpelling(word: string): boolean;
  getSpellingSuggestions(word: string): string[];
}

/** A word of the text, and whether it begins a sentence: there a capital makes no name. */
export interface CheckedWord {
  word: string;
  starts: boolean;
}

const maxSuggestions = 6;
/** So many words one slip away say enough. */
const enoughNear = 2;
const cases: readonly Case[] = ['acc', 'dat', 'loc', 'abl', 'gen', 'ins'];
const apostrophe = /['’]/u;
const isCapital = (word: string) => /^\p{Lu}/u.test(word);
const isShouted = (word: string) => /^[\p{Lu}\d]{2,}$/u.test(word);

/** Says which words are misspelled and what may be meant; `names` are those of the story, `personal` the writer's list. */
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

  /** A form that the dictionary has, or one that our own rules make of a word that it has. */
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
    // Inside a sentence a capital says that it is a name, which no dictionary lists.
    if (isCapital(base) && (!starts || givenNames.has(small))) return true;
    return isForm(small) || small.split('-').every((part) => part === '' || isForm(part));
  }

  /**
   * A known name with a case that has lost its apostrophe ("Ayşenin"), as it should be. At a sentence's start a capital
   * makes no name ("Denizde"), and names in the plural take none ("Ayşeler").
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
      // A longer name may be the whole word ("Alim" beside "Ali").
      if (form && !givenNames.has(lower(word)) && !names.has(lower(word))) return form.replace("'", '’');
    }
    return null;
  }

  function isRight({ word, starts }: CheckedWord): boolean {
    if (personal.has(personalKey(word))) return true;
    const [base = '', ending] = word.split(apostrophe);
    if (ending === undefined) return withApostrophe({ word, starts }) === null && isRightBase(base, starts);
    // What takes an apostrophe is a name.
    if (!isCapital(base) && !/\d/u.test(base)) return isForm(lower(base)) && isForm(lower(base + ending));
    return betterEndings(base, lower(ending)).length === 0;
  }

  /** Up to six, likeliest first, in the letters' case of the word. */
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
    // Forms that only our own rules make are not looked for: that takes a second where the dictionary takes a tenth.
    const near = editsOf(small)
      .filter((edit) => inDictionary(edit.word) || personal.has(edit.word) || names.has(edit.word))
      .sort((a, b) => a.cost - b.cost)
      .map((edit) => edit.word);
    // Hunspell looks through all its words, for seconds sometimes: only where one slip does not explain the word.
    const guessed =
      usual || near.length >= enoughNear
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
    /** Names of the story's people, places and things; a name of several words is known by each of them. */
    know(list: { names: readonly string[]; personal: readonly string[] }) {
      names = new Set(
        list.names.flatMap((name) => lower(name).split(/\s+/u)).filter((name) => name.length > 1),
      );
      personal = new Set(list.personal.map(personalKey));
    },
  };
}
