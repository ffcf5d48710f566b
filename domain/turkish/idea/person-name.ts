import { stemCandidates } from '../stem.ts';
import { isAmbiguousName, isKnownName } from './names.ts';
import { nounForm } from './noun-form.ts';
import { personNoun } from './people.ts';
import { type FoundPerson, unlistedTrade } from './person-noun.ts';
import { PROPER_NOT_PERSON } from './places.ts';
import type { IdeaWord } from './words.ts';

const TITLES = new Set(
  'bey hanım usta efendi paşa hoca dede nine teyze amca abla ağabey kaptan baba ana sultan ağa hatun reis çavuş kadın çelebi kalfa komiser doktor profesör'.split(
    ' ',
  ),
);

const has = { has: (lemma: string): boolean => personNoun(lemma) !== undefined };

/** Words that begin a sentence with a capital and are no name whatever follows. */
export const COMMON = new Set(
  (
    'bir her bu şu o hiç bütün tüm birkaç bazı eski yeni genç yaşlı küçük büyük minik emekli ünlü zengin yoksul fakir kör sağır dilsiz güzel çirkin ' +
    'son ilk iki üç dört beş altı yedi sekiz dokuz on yüz bin yarım tek çok az en gece gündüz sabah akşam bugün yarın dün kayıp lanetli büyülü gizemli sessiz yalnız'
  ).split(' '),
);

/** The personal name at a position: one word or more, with a title after it. */
export function nameAt(words: readonly IdeaWord[], at: number): FoundPerson | undefined {
  const word = words[at];
  if (!word || word.quote || !/^\p{Lu}\p{L}*['’]?\p{L}*$/u.test(word.text) || /^\p{Lu}{2,}$/u.test(word.text))
    return undefined;
  const stem = word.text.replace(/['’].*$/u, '');
  const known = isKnownName(stem);
  if (
    PROPER_NOT_PERSON.has(stem) &&
    !(known && !/['’][dt][ae]n?$/u.test(word.text) && !word.initial && namedByContext(words, at))
  )
    return undefined;
  if (word.initial && !initialName(words, at, stem, known)) return undefined;
  let to = at + 1;
  const parts = [stem];
  let title: string | undefined;
  while (!/['’]/u.test(words[to - 1]?.text ?? '') && !words[to - 1]?.comma) {
    const next = words[to];
    if (!next || !/^\p{Lu}/u.test(next.text)) break;
    const nextStem = next.text.replace(/['’].*$/u, '');
    const nextLower = nextStem.toLocaleLowerCase('tr');
    if (TITLES.has(nextLower)) title = nextLower;
    else if (PROPER_NOT_PERSON.has(nextStem) && !isKnownName(nextStem)) break;
    parts.push(nextStem);
    to += 1;
    if (to - at >= 3) break;
  }
  const last = words[to - 1]?.text ?? '';
  const name = parts.join(' ');
  const form = /['’]/u.test(last)
    ? nounForm(name, [...parts.slice(0, -1), last.replace('’', "'")].join(' '), { proper: true })
    : { lemma: name, case: 'nom' as const, plural: false };
  return {
    from: at,
    to,
    form: form ?? { lemma: name, case: 'gen', plural: false },
    name,
    ...(title ? { title } : {}),
  };
}

/** A place's word that stands where only a person can: before a comma, or as a vocative name with a title. */
const namedByContext = (words: readonly IdeaWord[], at: number): boolean =>
  words[at]?.comma === true || TITLES.has(words[at + 1]?.lower ?? '');

function initialName(words: readonly IdeaWord[], at: number, stem: string, known: boolean): boolean {
  const word = words[at];
  const next = words[at + 1];
  const small = stem.toLocaleLowerCase('tr');
  if (/['’]/u.test(word?.text ?? '')) return true;
  if (next && /^\p{Lu}/u.test(next.text) && TITLES.has(next.lower.replace(/['’].*$/u, ''))) return true;
  if (known && (!isAmbiguousName(stem) || word?.comma || next?.lower === 've' || next?.lower === 'ile'))
    return true;
  if (personNoun(small) || COMMON.has(small) || stemCandidates(small, has).length > 0) return false;
  if (unlistedTrade(words, at) || (next !== undefined && isKnownName(next.text.replace(/['’].*$/u, ''))))
    return false;
  // An unknown single word before a comma, or before another capital, is a name.
  return (
    !known && ((word?.comma === true && words.length > 2) || (next !== undefined && isKnownSurname(next)))
  );
}

const isKnownSurname = (word: IdeaWord): boolean =>
  /^\p{Lu}\p{Ll}+$/u.test(word.text) && !PROPER_NOT_PERSON.has(word.text) && !personNoun(word.lower);
