import { stemCandidates } from '../stem.ts';
import type { NounForm } from './idea.ts';
import { nounForm } from './noun-form.ts';
import { type PersonNoun, personNoun } from './people.ts';
import type { IdeaWord } from './words.ts';

/** A person found in a sentence, with the words that name them. */
export interface FoundPerson {
  readonly from: number;
  /** Index after the last word. */
  readonly to: number;
  readonly form: NounForm;
  readonly noun?: PersonNoun;
  readonly name?: string;
  readonly title?: string;
}

const has = { has: (lemma: string): boolean => personNoun(lemma) !== undefined };

/** The noun for a person at a position, the longest first. */
export function nounAt(words: readonly IdeaWord[], at: number): FoundPerson | undefined {
  for (const length of [3, 2, 1]) {
    const part = words.slice(at, at + length);
    if (part.length < length || part.slice(0, -1).some(({ comma, quote }) => comma || quote)) continue;
    const phrase = part.map(({ lower }) => lower).join(' ');
    const exact = personNoun(phrase);
    const lemma = exact
      ? phrase
      : stemCandidates(phrase.replace(/['’].*$/u, ''), has).find(
          (found) => !CHANCE.has(`${found}/${phrase}`) || (found === 'at' && owned(words[at - 1])),
        );
    const noun =
      lemma === undefined ? (length === 1 ? unlistedTrade(words, at) : undefined) : personNoun(lemma);
    if (!noun) continue;
    if (!exact && lemma === undefined)
      return { from: at, to: at + 1, form: { lemma: noun.lemma, case: 'nom', plural: false }, noun };
    const form = exact ? undefined : nounForm(noun.lemma, phrase, noun.compound ? { compound: true } : {});
    if (!exact && !form) continue;
    return {
      from: at,
      to: at + length,
      form: form
        ? possessed(form, words.slice(Math.max(0, at - 2), at), part.at(-1))
        : { lemma: noun.lemma, case: 'nom', plural: false },
      noun,
    };
  }
  return undefined;
}

const NO_TRADE =
  /^(?:acı|inci|öncü|gücü|ucu|içi|üçü|avucu|ağacı|borcu|ilacı|amacı|sonucu|suçu|kılıcı|yamacı|sevinci|genci|\p{L}*nc[ıiuü]|\p{L}*[ıiuü]c[ıiuü])$/u;

/** A trade that the lexicon lacks, known by its -ci where nothing but a person can stand: "bir tenekeci", "Şırdancı Kenan". */
export function unlistedTrade(words: readonly IdeaWord[], at: number): PersonNoun | undefined {
  const word = words[at];
  const next = words[at + 1];
  if (!word || word.quote || !/^\p{L}{3,}[cç][ıiuü]$/u.test(word.lower) || NO_TRADE.test(word.lower))
    return undefined;
  const named = !word.comma && next !== undefined && /^\p{Lu}/u.test(next.text);
  if (!named && !(word.initial && word.comma) && words[at - 1]?.lower !== 'bir') return undefined;
  return { lemma: word.lower, compound: false, kind: 'trade' };
}

/** "Rıza'nın": a name in the genitive. */
const owned = (word: IdeaWord | undefined): boolean => /['’]n?[ıiuü]n$/u.test(word?.text ?? '');

/** Adjectives and participles: "bir genç pilotu" is an object, "bir balon pilotu" is none. */
const ADJECTIVE =
  /^(?:genç|yaşlı|eski|yeni|iyi|kötü|güzel|küçük|büyük|son|ilk|tek|aynı|başka|ünlü|emekli|yabancı|bilge|garip|tuhaf|kör|sağır|fakir|zengin|kimsesiz|hasta|yorgun)$|(?:l[ıiuü]|s[ıiuü]z|ki|[ae]n|[dt][ıiuü]k|m[ıiuü]ş)$/u;

/** "kalenin nöbetçisi", "tren makinisti,", "bir balon pilotu": the ending is a possessive, not the accusative. */
function possessed(form: NounForm, earlier: readonly IdeaWord[], last: IdeaWord | undefined): NounForm {
  const before = earlier.at(-1);
  const ofCompound =
    earlier.length === 2 &&
    earlier[0]?.lower === 'bir' &&
    before !== undefined &&
    !/['’]/u.test(before.lower) &&
    !ADJECTIVE.test(before.lower);
  const possessive =
    ofCompound ||
    (last?.comma && before && !before.comma && !before.quote) ||
    (before &&
      !before.comma &&
      /(?:[ıiuü]n|['’]n?[ıiuü]n)$/u.test(before.lower) &&
      !/^(?:için|kadın|gelin|yakın|altın|yazın|kışın|akın|sakın|bütün)$/u.test(before.lower));
  return possessive && form.case === 'acc' && !form.possessive
    ? { ...form, case: 'nom', possessive: '3sg' }
    : form;
}

/** Forms that only look like a person's: "ata" is no horse's dative where "ata" is meant. */
const CHANCE = new Set([
  'at/ata',
  'at/atar',
  'eş/eşe',
  'kaz/kaza',
  'kaz/kazı',
  'dev/deva',
  'cin/cine',
  'er/eri',
  'er/ere',
  'ana/anı',
  'ay/aya',
  'bey/beyi',
  'dul/dula',
  'kul/kula',
  'koca/kocam',
  'at/atı',
  'er/eriyor',
  'saka/saka',
  'kız/kızar',
  'hala/hâlâ',
  'kadı/kadını',
  'kurt/kurdu',
  'hasta/hastane',
  'eş/eşi',
  'âşık/âşık',
  'aşık/aşık',
  'kanuni/kanuni',
  'tatar/tatar',
  'dede/dedi',
  'şef/şefe',
  'ata/ata',
  'yıldız/yıldızı',
  'balık/balığı',
  'kaz/kazar',
  'eş/eşit',
]);
