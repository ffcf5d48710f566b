import {
  analyzeVerb,
  conjugate,
  copula,
  lower,
  type Person,
  type VerbReading,
} from '#domain/turkish/index.ts';
import type { NarrativeTense } from './world.ts';

/** Words that are spelled like a past form of a verb but hardly ever are one where a clause ends. */
const NOT_VERBS = new Set('şimdi yedi hadi haydi kendi kanadı kaydı artık tanıdık sandık bildik'.split(' '));

/** Nouns and adjectives that the passages use as a predicate ("eksikti"); other unknown words are left as they are. */
const PREDICATES = new Set(
  (
    'var yok değil gibi kadar şey yer ad ait çok az boş bol el yol söz not ses kolay zor eksik yüksek alçak ' +
    'kalabalık silik küçük küçücük büyük hafif ağır giyinik soğuk sıcak derin karanlık aydınlık ıslak nöbet suskun ' +
    'yanlış yumuşak yumuşacık tanıdık nazik tarif başlangıç uzun güzel genç özür solak açık kapalı satır garip tuhaf ' +
    'o bu şu hazır erken yakın uzak son ilk tek ben sen kim serin temiz sessiz ıssız yalnız sıradan mümkün gerek lazım'
  ).split(' '),
);

const PERSON_OF: Readonly<Record<string, Person>> = { m: '1sg', k: '1pl', lar: '3pl', ler: '3pl' };

/** Shifts the narration of a passage from the past to the tense in which a continued text is told; speech stays. */
export function shiftTense(sentences: readonly string[], tense: NarrativeTense): string[] {
  if (tense === 'past') return [...sentences];
  let spoken = false;
  return sentences.map((sentence) =>
    sentence
      .split(/(?=[“”])/u)
      .map((piece) => {
        if (piece.startsWith('“')) spoken = true;
        else if (piece.startsWith('”')) spoken = false;
        return spoken ? piece : shiftClauses(piece, tense);
      })
      .join(''),
  );
}

function shiftClauses(text: string, tense: 'present' | 'evidential'): string {
  return text.replace(/(\p{L}+)(?=[.,;:!?…]|\s+(?:ve|ama|fakat)\s|\s+\p{Lu}|$)/gu, (word) => {
    const shifted = shiftWord(lower(word), tense);
    return shifted ? withCapitalOf(word, shifted) : word;
  });
}

const withCapitalOf = (word: string, shifted: string): string =>
  /^\p{Lu}/u.test(word) ? shifted.charAt(0).toLocaleUpperCase('tr') + shifted.slice(1) : shifted;

/** A word of the past in the other tense; undefined where it is no known verb and no known predicate. */
function shiftWord(word: string, tense: 'present' | 'evidential'): string | undefined {
  if (NOT_VERBS.has(word) || !/[dt][ıiuü](?:m|k|l[ae]r)?$/u.test(word)) return undefined;
  return shiftNominal(word, tense) ?? shiftVerb(word, tense);
}

/** The simple past, or any other tense with the past on top; "gelseydi" keeps its tense. */
const isPast = ({ tense, compound }: VerbReading): boolean =>
  compound ? compound === 'past' && tense !== 'conditional' : tense === 'past';

function shiftVerb(word: string, tense: 'present' | 'evidential'): string | undefined {
  const reading = analyzeVerb(word).find(isPast);
  if (!reading) return undefined;
  const { infinitive, compound, ...rest } = reading;
  if (!compound) return conjugate(infinitive, { ...rest, tense });
  if (tense === 'present' || rest.tense === 'evidential') return conjugate(infinitive, rest);
  return conjugate(infinitive, { ...rest, compound: 'evidential' });
}

/** "eksikti" → "eksik", "yorgundum" → "yorgunum", "kapıdaydı" → "kapıda", "anlamaktı" → "anlamak". */
function shiftNominal(word: string, tense: 'present' | 'evidential'): string | undefined {
  const match = /^(.+?)[dt][ıiuü](m|k|l[ae]r)?$/u.exec(word);
  if (!match) return undefined;
  const [, whole = '', ending = ''] = match;
  const open = /[aeıioöuüâîû]y$/u.test(whole) && !PREDICATES.has(whole) ? whole.slice(0, -1) : undefined;
  const known =
    open === undefined ? isPredicate(whole, word) : PREDICATES.has(open) || !analyzeVerb(word).length;
  return known ? copula(open ?? whole, { tense, person: PERSON_OF[ending] ?? '3sg' }) : undefined;
}

/** A listed predicate, "ustam", "şeyler" or "anlamak"; the other nouns in -m, -lar and -mak are read as verbs. */
function isPredicate(host: string, word: string): boolean {
  if (PREDICATES.has(host)) return true;
  return /(?:[ıiuüae]m|l[ae]r|m[ae]k)$/u.test(host) && !analyzeVerb(word).length;
}
