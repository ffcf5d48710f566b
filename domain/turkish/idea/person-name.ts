import { stemCandidates } from '../stem.ts';
import { isParticiple, verbAt } from './clause-verb.ts';
import { isAmbiguousName, isEverydayWord, isKnownName } from './names.ts';
import { nounForm } from './noun-form.ts';
import { personNoun } from './people.ts';
import { type FoundPerson, unlistedTrade } from './person-noun.ts';
import { PROPER_NOT_PERSON } from './places.ts';
import { isCaseMarked } from './sentence-parts.ts';
import type { IdeaWord } from './words.ts';

const TITLES = new Set(
  'bey hanım usta efendi paşa hoca dede nine teyze amca abla ağabey kaptan baba ana sultan ağa hatun reis çavuş kadın çelebi kalfa komiser doktor profesör'.split(
    ' ',
  ),
);

/** Titles that stand in small letters after a name. */
const LOWER_TITLES = new Set(
  'bey hanım usta efendi hoca dede nine teyze amca dayı hala abla ağabey abi kaptan reis'.split(' '),
);

const has = { has: (lemma: string): boolean => personNoun(lemma) !== undefined };

/** Words that begin a sentence with a capital and are no name whatever follows. */
export const COMMON = new Set(
  (
    'bir her bu şu o hiç bütün tüm birkaç bazı eski yeni genç yaşlı küçük büyük minik emekli ünlü zengin yoksul fakir kör sağır dilsiz güzel çirkin ' +
    'son ilk iki üç dört beş altı yedi sekiz dokuz on yüz bin yarım tek çok az en gece gündüz sabah akşam bugün yarın dün kayıp lanetli büyülü gizemli sessiz yalnız kar'
  ).split(' '),
);

/** "Van Gölü", "Ağrı Dağı": the second word of a place. */
const GEOGRAPHY =
  /^(?:Gölü|Dağı|Nehri|Irmağı|Çayı|Denizi|Adası|Kalesi|Köprüsü|Sarayı|Camii|Camisi|Caddesi|Sokağı|Meydanı|Boğazı|Körfezi|Ovası|Yaylası|Vadisi|Şelalesi|Limanı|Garı|Hanı|Çarşısı|Kulesi)$/u;

/** The personal name at a position: one word or more, with a title after it. */
export function nameAt(words: readonly IdeaWord[], at: number): FoundPerson | undefined {
  const word = words[at];
  if (
    !word ||
    word.quote ||
    !/^\p{Lu}(?:\p{L}*['’]?\p{L}*|\p{L}{0,8}-?\d{1,4})$/u.test(word.text) ||
    /^\p{Lu}{2,}$/u.test(word.text)
  )
    return undefined;
  const stem = word.text.replace(/['’].*$/u, '');
  if (GEOGRAPHY.test(stem) && !word.initial) return undefined;
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
  // "Emine teyze", but "Ali baba olur" and "usta bir terzi".
  const after = words[to];
  if (
    after &&
    known &&
    LOWER_TITLES.has(after.lower) &&
    !/['’]/u.test(words[to - 1]?.text ?? '') &&
    !words[to - 1]?.comma &&
    !/^(?:bir$|ol)/u.test(words[to + 1]?.lower ?? '')
  ) {
    parts.push(after.text);
    title = after.lower;
    to += 1;
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

/** "güvercini": a noun for somebody that a noun in front of it belongs to. */
const isOwnedPerson = ({ lower, text }: IdeaWord): boolean =>
  !/^\p{Lu}/u.test(text) &&
  /[ıiuü]$/u.test(lower) &&
  !personNoun(lower) &&
  stemCandidates(lower, has).length > 0;

function initialName(words: readonly IdeaWord[], at: number, stem: string, known: boolean): boolean {
  const word = words[at];
  const next = words[at + 1];
  const small = stem.toLocaleLowerCase('tr');
  // "Köprünün altında": a noun in the genitive before what it owns.
  if (!known && /[ıiuü]n$/u.test(small) && /(?:[ıiuü]nd[ae]n?|[ıiuü]n[ae]|[ıiuü])$/u.test(next?.lower ?? ''))
    return false;
  // "Ormanda yaşayan", "Posta güvercini", "Evin altındaki".
  if (!known && !word?.comma && isCaseMarked(small) && /[dt][ae]n?$/u.test(small)) return false;
  if (!known && !word?.comma && next !== undefined && isOwnedPerson(next)) return false;
  if (
    /[ıiuü]n$/u.test(small) &&
    /^(?:alt|üst|ön|arka|iç|yan|kenar|orta)[ıiuü]nd[ae](?:ki|n)?$/u.test(next?.lower ?? '')
  )
    return false;
  if (/['’]/u.test(word?.text ?? '')) return true;
  if (next && /^\p{Lu}/u.test(next.text) && TITLES.has(next.lower.replace(/['’].*$/u, ''))) return true;
  if (known && (!isAmbiguousName(stem) || word?.comma || next?.lower === 've' || next?.lower === 'ile'))
    return true;
  if (known && !isEverydayWord(stem) && words.length > 2) return true;
  if (standsAlone(words, at, known) && (known || isUnlistedWord(small))) return true;
  if (personNoun(small) || COMMON.has(small) || stemCandidates(small, has).length > 0) return false;
  if (unlistedTrade(words, at) || (next !== undefined && isKnownName(next.text.replace(/['’].*$/u, ''))))
    return false;
  // An unknown single word before a comma, or before another capital, is a name.
  return (
    !known && ((word?.comma === true && words.length > 2) || (next !== undefined && isKnownSurname(next)))
  );
}

const isUnlistedWord = (small: string): boolean =>
  !personNoun(small) && !COMMON.has(small) && !NO_NAME.has(small) && stemCandidates(small, has).length === 0;

/** Things and adverbs that begin an idea and do what a person can do as well. */
const NO_NAME = new Set(
  (
    'ya kimse herkes biri birisi hiçbiri rüzgâr fırtına gemi kapı ses telefon zaman ölüm savaş aşk deniz nehir dağ orman şehir köy kasaba ev okul saray devlet polis halk kitap mektup gece gündüz kış yaz bahar ay güneş dünya hayat kader ' +
    'eskiden şimdi sonra önce belki acaba keşke neden niçin nasıl hangi kim ne bazen artık aniden birden ansızın gizlice yıllardır yıllarca aylarca günlerce yıllar aylar günler savaştan denizde evde akşamları geceleri sabahları kendi tek kayıp'
  ).split(' '),
);

/** A bare word before a complement, where the verb at the end is what a person does: "Miroslav köprünün altında bir kemancı görür". */
function standsAlone(words: readonly IdeaWord[], at: number, known: boolean): boolean {
  const next = words[at + 1];
  const verb = verbAt(words, words.length - 1);
  if (!next || !verb || words[at]?.comma || words.length < 3) return false;
  if (verb.reading.person !== '3sg' || verb.reading.voice === 'passive') return false;
  if (words.some(({ comma }) => comma) || COMMON.has(next.lower)) return false;
  // The next word opens an object or an adverbial, so it has no part in a compound with the first.
  const opens =
    /(?:[yn][ıiuüae]|[dt][ae]n?|n[ıiuü]n|y?l[ae])$/u.test(next.lower) ||
    isParticiple(next.lower) ||
    /^(?:her|kendi|hiç|o|bu|kimseye|geceleri)$/u.test(next.lower) ||
    (known && /^(?:bir|\p{L}+[ıiuü])$/u.test(next.lower));
  return opens && DONE_BY_PEOPLE.has(verb.infinitive);
}

/** What people do; things do most other verbs as well. */
const DONE_BY_PEOPLE = new Set(
  'görmek|duymak|bulmak|aramak|fark etmek|öğrenmek|anlamak|sevmek|âşık olmak|karar vermek|söylemek|anlatmak|yazmak|mektup yazmak|satmak|satın almak|istemek|korkmak|inanmak|hatırlamak|bilmek|çalmak|saklamak|gizlemek|yalan söylemek|özlemek|itiraf etmek|affetmek|keşfetmek|dönmek|geri dönmek|beklemek|kazanmak|kaybetmek|vazgeçmek|reddetmek|yola çıkmak|tutmak|vermek|götürmek|kaçmak|evlenmek|boşanmak|unutmak|takip etmek|yakmak|silmek|onarmak|tamir etmek|dikmek|pişirmek|çizmek|öldürmek|kurtarmak|suçlamak|yardım etmek|söz vermek|ihanet etmek|açmak|konuşmak|dinlemek|okumak|imzalamak|sorumlu tutmak|gitmek'.split(
    '|',
  ),
);

const isKnownSurname = (word: IdeaWord): boolean =>
  /^\p{Lu}\p{Ll}+$/u.test(word.text) && !PROPER_NOT_PERSON.has(word.text) && !personNoun(word.lower);
