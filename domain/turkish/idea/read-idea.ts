import { looksLikeCompound } from '../compound.ts';
import { splitSentences } from '../sentence.ts';
import { stemCandidates } from '../stem.ts';
import { type ClauseVerb, isParticiple, verbAt } from './clause-verb.ts';
import type { Idea, IdeaClause, IdeaObject, IdeaPerson, NounForm } from './idea.ts';
import { genderOfName, isAmbiguousName, isKnownName } from './names.ts';
import { nounForm, withoutAccusative } from './noun-form.ts';
import { AGE_WORDS, type PersonNoun, personNoun } from './people.ts';
import { PLACE_NOUNS, PROPER_NOT_PERSON } from './places.ts';
import { cleanIdea, type IdeaWord, ideaWords } from './words.ts';

/** A person found in a sentence, with the words that name them. */
interface Found {
  readonly from: number;
  /** Index after the last word. */
  readonly to: number;
  readonly form: NounForm;
  readonly noun?: PersonNoun;
  readonly name?: string;
  readonly title?: string;
}

const TITLES = new Set(
  'bey hanım usta efendi paşa hoca dede nine teyze amca abla ağabey kaptan baba ana sultan ağa hatun reis çavuş kadın çelebi kalfa komiser doktor profesör'.split(
    ' ',
  ),
);
const TITLE_GENDER: Readonly<Record<string, 'female' | 'male'>> = {
  bey: 'male',
  hanım: 'female',
  efendi: 'male',
  paşa: 'male',
  dede: 'male',
  nine: 'female',
  teyze: 'female',
  amca: 'male',
  abla: 'female',
  ağabey: 'male',
  baba: 'male',
  ana: 'female',
  ağa: 'male',
  hatun: 'female',
  reis: 'male',
  çelebi: 'male',
};
const has = { has: (lemma: string): boolean => personNoun(lemma) !== undefined };

/** Words that begin a sentence with a capital and are no name whatever follows. */
const COMMON = new Set(
  (
    'bir her bu şu o hiç bütün tüm birkaç bazı eski yeni genç yaşlı küçük büyük minik emekli ünlü zengin yoksul fakir kör sağır dilsiz güzel çirkin ' +
    'son ilk iki üç dört beş altı yedi sekiz dokuz on yüz bin yarım tek çok az en gece gündüz sabah akşam bugün yarın dün kayıp lanetli büyülü gizemli sessiz yalnız'
  ).split(' '),
);

/** The personal name at a position: one word or more, with a title after it. */
function nameAt(words: readonly IdeaWord[], at: number): Found | undefined {
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

/** The noun for a person at a position, the longest first. */
function nounAt(words: readonly IdeaWord[], at: number): Found | undefined {
  for (const length of [3, 2, 1]) {
    const part = words.slice(at, at + length);
    if (part.length < length || part.slice(0, -1).some(({ comma, quote }) => comma || quote)) continue;
    const phrase = part.map(({ lower }) => lower).join(' ');
    const exact = personNoun(phrase);
    const lemma = exact
      ? phrase
      : stemCandidates(phrase.replace(/['’].*$/u, ''), has).find(
          (found) => !CHANCE.has(`${found}/${phrase}`),
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
        ? possessed(form, words[at - 1], part.at(-1))
        : { lemma: noun.lemma, case: 'nom', plural: false },
      noun,
    };
  }
  return undefined;
}

const NO_TRADE =
  /^(?:acı|inci|öncü|gücü|ucu|içi|üçü|avucu|ağacı|borcu|ilacı|amacı|sonucu|suçu|kılıcı|yamacı|sevinci|genci|\p{L}*nc[ıiuü]|\p{L}*[ıiuü]c[ıiuü])$/u;

/** A trade that the lexicon lacks, known by its -ci where nothing but a person can stand: "bir tenekeci", "Şırdancı Kenan". */
function unlistedTrade(words: readonly IdeaWord[], at: number): PersonNoun | undefined {
  const word = words[at];
  const next = words[at + 1];
  if (!word || word.quote || !/^\p{L}{3,}[cç][ıiuü]$/u.test(word.lower) || NO_TRADE.test(word.lower))
    return undefined;
  const named = !word.comma && next !== undefined && /^\p{Lu}/u.test(next.text);
  if (!named && !(word.initial && word.comma) && words[at - 1]?.lower !== 'bir') return undefined;
  return { lemma: word.lower, compound: false, kind: 'trade' };
}

/** "kalenin nöbetçisi", "tren makinisti,": after an owner or before a comma the ending is a possessive, not the accusative. */
function possessed(form: NounForm, before: IdeaWord | undefined, last: IdeaWord | undefined): NounForm {
  const owned =
    (last?.comma && before && !before.comma && !before.quote) ||
    (before &&
      !before.comma &&
      /(?:[ıiuü]n|['’]n?[ıiuü]n)$/u.test(before.lower) &&
      !/^(?:için|kadın|gelin|yakın|altın|yazın|kışın|akın|sakın|bütün)$/u.test(before.lower));
  return owned && form.case === 'acc' && !form.possessive
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

function findPeople(words: readonly IdeaWord[]): Found[] {
  const found: Found[] = [];
  for (let at = 0; at < words.length; ) {
    const person = nameAt(words, at) ?? nounAt(words, at);
    if (person) found.push(person);
    at = person ? person.to : at + 1;
  }
  return found;
}

const WHEN =
  /^(?:her (?:gece|gün|sabah|akşam|yıl|yaz|kış|hafta|ay|cuma|pazar|perşembe|salı|pazartesi|çarşamba|cumartesi|dolunayda|bahar|sonbahar)(?: bir kez)?|bir (?:gün|gece|sabah|akşam|yaz|kış|bahar|anda|zamanlar|kış gecesi|yaz gecesi|yağmurlu günde)|yıllar (?:önce|sonra)|\p{L}+ yıl (?:önce|sonra)|aylar sonra|günün birinde|sonunda|birdenbire|birden|aniden|ansızın|yeniden|tekrar|ilk kez|son kez|gizlice|artık|sonra|önce|yine|hâlâ|bu kez|o gece|o gün|bir daha|gece yarısı|geceleri|sabahları|akşamları|hep|sürekli|daima|aynı gün|ertesi gün|ertesi sabah|tesadüfen|yanlışlıkla|istemeden|farkında olmadan|kendi kendine|kırk yıl sonra)(?= |$)/u;

/** Nouns for people that describe another person at least as often: "genç bir çoban", "göçmen bir terzi". */
const DESCRIBING = new Set(
  'genç yaşlı ihtiyar emekli göçmen rakip yabancı hasta yetim öksüz kaçak köle düşman dul hayalet kahraman korsan usta dost gönüllü aday işsiz evsiz köylü mülteci sürgün kurban emekli cüce dev hanım öğrenci asker komşu çocuk'.split(
    ' ',
  ),
);

/** A noun that belongs to another verb or noun: "âşık olur", "usta bir terzi", "korsan gemisi". */
function describes(
  words: readonly IdeaWord[],
  person: Found,
  people: readonly Found[],
  end: number,
): boolean {
  const next = words[person.to];
  if (!next || words[person.to - 1]?.comma || person.name) return false;
  if (next.lower === 'olan' || isParticiple(next.lower)) return true;
  if (
    person.noun?.kind === 'being' &&
    /n$/u.test(words[person.from - 1]?.lower ?? '') &&
    /[ğbcdskrlmn][ıiuü]$/u.test(next.lower)
  )
    return true;
  const later = people.find(({ from, to, form }) => from >= person.to && to <= end && isSubjectForm(form));
  if (!later) return /^ol/u.test(next.lower) && verbAt(words, person.to) !== undefined;
  if (later.from === person.to) return true;
  const between = words.slice(person.to, later.from);
  if (between.some(({ comma }) => comma)) return false;
  const closes = words[later.to - 1]?.comma ?? false;
  return (
    next.lower === 'bir' ||
    DESCRIBING.has(person.form.lemma) ||
    (closes && between.some(({ lower }) => isParticiple(lower)))
  );
}

/** Whoever does what the clause says; undefined where a thing does it, or where that is not certain. */
function findSubject(
  words: readonly IdeaWord[],
  from: number,
  end: number,
  people: readonly Found[],
): Found | undefined {
  const heads = people.filter(
    (person) =>
      person.from >= from &&
      person.to <= end &&
      isSubjectForm(person.form) &&
      !describes(words, person, people, end) &&
      words[person.from - 1]?.lower !== 'gibi' &&
      !POSTPOSITION.test(words[person.to]?.lower ?? ''),
  );
  const comma = words.findIndex((word, at) => at >= from && at < end && word.comma);
  if (comma < 0) return heads[0] && !thingBefore(words, from, heads[0]) ? heads[0] : undefined;
  const closing = heads.find(({ to }) => words[to - 1]?.comma && to - 1 >= comma);
  const first = words[comma];
  const early = heads.find(({ to }) => to - 1 < comma);
  if (
    early &&
    !words.slice(early.to, comma).some(({ lower }) => isParticiple(lower)) &&
    isComplementEnd(first)
  )
    return early;
  if (closing && closing.to - 1 === comma) return closing;
  if (first && !isComplementEnd(first) && !isParticiple(first.lower)) return undefined;
  return closing ?? heads[0];
}

/** "Defne ile Can": the first of two is the hero, and the clause begins after the second. */
function firstOfPair(words: readonly IdeaWord[], head: Found, people: readonly Found[]): Found {
  const joined = (at: number): boolean => /^(?:ile|ve)$/u.test(words[at]?.lower ?? '');
  const before = joined(head.from - 1) ? people.find(({ to }) => to === head.from - 1) : undefined;
  if (before && isSubjectForm(before.form)) return { ...before, to: head.to };
  const after = joined(head.to)
    ? people.find(({ from, form }) => from >= head.to + 1 && from <= head.to + 3 && isSubjectForm(form))
    : undefined;
  return after ? { ...head, to: after.to } : head;
}

/** What only somebody alive does: an unlisted noun that does it is a person. */
const ANIMATE = new Set(
  'fark etmek|öğrenmek|anlamak|duymak|işitmek|hissetmek|bulmak|aramak|sevmek|âşık olmak|taklit etmek|reddetmek|karar vermek|söylemek|anlatmak|yazmak|satmak|satın almak|istemek|korkmak|inanmak|hatırlamak|bilmek|öğretmek|çalmak|saklamak|gizlemek|yalan söylemek|özlemek|sanmak|itiraf etmek|affetmek|keşfetmek'.split(
    '|',
  ),
);

/** "Bir kaligraf, …", "otobüs muavini, …": an unlisted noun before the first comma where only a person can stand. */
function unlistedHero(
  words: readonly IdeaWord[],
  from: number,
  end: number,
  verb: ClauseVerb,
): Found | undefined {
  const at = words.findIndex((word, index) => index >= from && index < end && word.comma);
  const word = words[at];
  const before = words[at - 1];
  if (!word || !before || at < from + 1 || word.quote || !ANIMATE.has(verb.infinitive)) return undefined;
  if (isComplementEnd(word) || isParticiple(word.lower) || /[ae]$/u.test(word.lower)) return undefined;
  if (before.lower !== 'bir' && words[at - 2]?.lower !== 'bir' && !isParticiple(before.lower))
    return undefined;
  const two =
    before.lower !== 'bir' &&
    !isParticiple(before.lower) &&
    looksLikeCompound(`${before.lower} ${word.lower}`);
  const lemma = two ? `${before.lower} ${word.lower}` : word.lower;
  const noun: PersonNoun = { lemma, compound: two, kind: 'trade' };
  return { from: two ? at - 1 : at, to: at + 1, form: { lemma, case: 'nom', plural: false }, noun };
}

/** A bare noun before the person, which is then no subject: "Kapı bir çocuk gibi". */
const thingBefore = (words: readonly IdeaWord[], from: number, person: Found): boolean =>
  words.slice(from, person.from).some(({ lower }) => /^(?:telefon|ses|rüzgâr|deniz|kapı)$/u.test(lower)) &&
  !words.slice(from, person.from).some(({ lower }) => isParticiple(lower) || isCaseMarked(lower));

/** What stands before a comma without being the subject: an adverbial, an object, a converb. */
const isComplementEnd = (word: IdeaWord | undefined): boolean =>
  word !== undefined &&
  (isCaseMarked(word.lower) ||
    /(?:[ıiuü]p|[ae]r[ae]k|[ıiuü]nc[ae]|m[ae]d[ae]n|ken|[ıi]nd[ae]|[yn][ıiuüae]|[dt]ıkça|dikçe)$/u.test(
      word.lower,
    ) ||
    /^(?:gün|gece|sabah|akşam|sonra|önce|için|gibi|kadar|göre|rağmen|diye|yıl|kez|anda|sonunda|artık|ama|oysa|ancak|zaman)$/u.test(
      word.lower,
    ));

const POSTPOSITION =
  /^(?:gibi|için|kadar|hakkında|tarafından|yüzünden|sayesinde|adına|olarak|diye|olmak|olduğunu|yerine|adayı|adında|adındaki|adlı|isimli)$/u;

const isSubjectForm = (form: NounForm): boolean =>
  form.case === 'nom' &&
  (form.possessive === undefined || form.possessive === '3sg' || form.possessive === '1sg');

const isCaseMarked = (word: string): boolean => /(?:[dt][ae]n?|[dt][ae]ki|y?l[ae])$/u.test(word);

/** Where the subject's noun phrase begins: after the adverbials in front of it. */
function phraseStart(words: readonly IdeaWord[], person: Found): number {
  const before = words.slice(0, person.from);
  let start = clauseStart(words, person.from);
  const lead = WHEN.exec(
    before
      .slice(start)
      .map(({ lower }) => lower)
      .join(' '),
  );
  if (lead) start += lead[0].split(' ').length;
  const relative = before.some(({ lower }, at) => at >= start && isParticiple(lower));
  const comma = before.findLastIndex((word) => word.comma);
  if (comma >= 0 && (!relative || before.slice(comma + 1).some(({ lower }) => isParticiple(lower))))
    start = Math.max(start, comma + 1);
  if (!before.slice(start).some(({ lower }) => isParticiple(lower))) {
    const marked = before.findLastIndex(
      ({ lower }) =>
        isCaseMarked(lower) &&
        !/ki$/u.test(lower) &&
        !/^(?:bir|yalnız|sade|tane|neden|küçücük)$/u.test(lower) &&
        !COMMON.has(lower),
    );
    start = Math.max(start, marked + 1);
  }
  return start;
}

/** Where the clause begins that a word stands in: after a finite verb and its link. */
function clauseStart(words: readonly IdeaWord[], at: number): number {
  const end = clauseEnds(words).findLast((position) => position < at);
  if (end === undefined) return 0;
  return LINK.test(words[end + 1]?.lower ?? '') ? end + 2 : end + 1;
}

const textOf = (words: readonly IdeaWord[]): string =>
  words.map(({ text, comma }, at) => text + (comma && at < words.length - 1 ? ',' : '')).join(' ');

function lowerStart(words: readonly IdeaWord[]): string {
  const text = textOf(words);
  const first = words[0];
  if (
    !first?.initial ||
    /['’]/u.test(first.text) ||
    (isKnownName(first.text) && (!isAmbiguousName(first.text) || first.comma)) ||
    PROPER_NOT_PERSON.has(first.text)
  )
    return text;
  return text.charAt(0).toLocaleLowerCase('tr') + text.slice(1);
}

/** "küçük kız", "yaşlı adam": an age stays with a plain noun, which says too little alone. */
function referenceOf(
  words: readonly IdeaWord[],
  person: Found,
  start: number,
): Pick<IdeaPerson, 'reference' | 'compound' | 'age'> {
  const before = words.slice(start, person.from);
  const age = before.map(({ lower }) => AGE_WORDS[lower]).find(Boolean) ?? person.noun?.age;
  const aged = age ? { age } : {};
  if (person.name) return { reference: person.name, compound: false, ...aged };
  const lemma = person.form.lemma;
  const owner = words[person.from - 1];
  const possessed = person.form.possessive === '3sg' && !person.noun?.compound;
  if (possessed && owner && /n$/u.test(owner.lower) && (person.noun?.kind === 'kin' || RELATED.has(lemma))) {
    return {
      reference: `${lowerStart([owner])} ${words[person.to - 1]?.lower ?? lemma}`,
      compound: true,
      ...aged,
    };
  }
  const trade = person.noun?.kind === 'plain' && owner && !owner.comma ? personNoun(owner.lower) : undefined;
  if (trade?.kind === 'trade' && person.to - person.from === 1)
    return { reference: `${trade.lemma} ${lemma}`, compound: false, ...aged };
  const adjective = before.findLast(
    ({ lower }, at) => AGE_WORDS[lower] !== undefined && before[at - 1]?.lower !== 'en',
  )?.lower;
  const plain = person.noun?.kind === 'plain' || person.noun?.kind === 'being';
  const keep =
    plain && adjective && !/^(?:emekli|ihtiyar|kocamış)$/u.test(adjective) && !lemma.startsWith(adjective);
  return {
    reference: keep ? `${adjective} ${lemma}` : lemma,
    compound: person.noun?.compound ?? false,
    ...aged,
  };
}

const RELATED = new Set('sahip kız çocuk kadın adam arkadaş komşu genç köpek kedi dost'.split(' '));

function personOf(words: readonly IdeaWord[], person: Found, people: readonly Found[]): IdeaPerson {
  const start = phraseStart(words, person);
  const { reference, compound, age } = referenceOf(words, person, start);
  const inside = people.find(
    ({ to, noun }) => to === person.from && noun !== undefined && person.name !== undefined,
  );
  const noun = person.noun ?? inside?.noun;
  const gender =
    (person.title && TITLE_GENDER[person.title]) ??
    (person.name ? genderOfName(person.name.split(' ')[0] ?? '') : undefined) ??
    noun?.gender;
  return {
    reference,
    compound,
    phrase: lowerStart(words.slice(start, person.to)),
    ...leadOf(words, person, start),
    ...(person.name ? { name: person.name } : {}),
    ...(noun?.kind === 'trade' ? { trade: noun.lemma } : {}),
    ...(noun?.kind === 'kin' ? { kin: noun.lemma } : {}),
    ...(noun?.kind === 'being' ? { being: true } : {}),
    ...(isSeveral(words, person, start) ? { several: true } : {}),
    ...(age ? { age } : {}),
    ...(gender ? { gender } : {}),
  };
}

/** Adverbials of place and time before a person, without those that the clause has as its own time. */
function leadOf(words: readonly IdeaWord[], person: Found, start: number): { lead?: string } {
  const from = clauseStart(words, person.from);
  const before = words.slice(from, start);
  const when = WHEN.exec(before.map(({ lower }) => lower).join(' '))?.[0];
  const rest = before.slice(when ? when.split(' ').length : 0);
  const last = rest.at(-1);
  return last && isCaseMarked(last.lower) && !last.comma ? { lead: lowerStart(rest) } : {};
}

const COUNT = /^(?:\d+|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on|birkaç|bütün|tüm)$/u;

const isSeveral = (words: readonly IdeaWord[], person: Found, start: number): boolean =>
  person.form.plural ||
  words.slice(Math.max(start, person.from - 2), person.from).some(({ lower }) => COUNT.test(lower)) ||
  words.slice(person.from, person.to).some(({ lower }) => lower === 've' || lower === 'ile');

const ADVERBS =
  /^(?:çok|hiç|her|gece|gün|sabah|akşam|yeniden|tekrar|ilk|son|kez|sonra|önce|artık|bile|de|da|ve|ama|gizlice|birden|aniden|sürekli|hep|yine)$/u;

/** The object, also where a dative or another adverbial stands between it and the verb ("gölgesini bir büyücüye"). */
function findObject(complement: readonly IdeaWord[]): IdeaObject | undefined {
  const direct = objectOf(complement);
  if (direct) return direct;
  const at = complement.findLastIndex(
    ({ lower, comma, quote }, index) =>
      index < complement.length - 1 && !comma && !quote && /(?:[aeıioöuü]y|[ıiuü]n)[ıiuü]$/u.test(lower),
  );
  const rest = complement.slice(at + 1);
  const adverbial = rest.every(
    ({ lower }) => lower === 'bir' || !(isParticiple(lower) || /m[ae](?:y[ae]|kt[ae]n?|k)$/u.test(lower)),
  );
  return at >= 0 && adverbial && isCaseOf(rest.at(-1)) ? objectOf(complement.slice(0, at + 1)) : undefined;
}

const isCaseOf = (word: IdeaWord | undefined): boolean =>
  word !== undefined && /(?:[dt][ae]n?|y?[ae]|n[ae]|y?l[ae])$/u.test(word.lower);

function objectOf(complement: readonly IdeaWord[]): IdeaObject | undefined {
  const last = complement.at(-1);
  if (!last || last.quote || /^şey/u.test(last.lower)) return undefined;
  const proper = /['’]/u.test(last.text);
  const bare = proper ? undefined : withoutAccusative(last.lower);
  const from = objectStart(complement);
  const phrase = textOf(complement.slice(from));
  if (proper && /['’](?:y?[ıiuü])$/u.test(last.text))
    return { phrase, head: last.text.replace(/['’].*$/u, ''), compound: false };
  const indefinite = complement.slice(from).some(({ lower }) => /^(?:bir|iki|üç|dört|birkaç)$/u.test(lower));
  const accusative =
    /(?:[aeıioöuü]y|[ıiuü]n|[bcğ]|ler|lar)[ıiuü]$/u.test(last.lower) ||
    !indefinite ||
    (complement.at(-2)?.lower === 'bir' && looksLikeCompound(`bir ${last.lower}`));
  if (bare && accusative && !ADVERBS.test(last.lower) && !/[aeıioöuü]s[ıiuü]$/u.test(last.lower)) {
    // "-dığını" is what is perceived, no thing.
    if (
      /(?:[dt][ıiuü]ğ[ıiuü]|[ae]c[ae]ğ[ıi]|[dt][ıiuü]kl[ae]r[ıi]|m[ae]s[ıi]|m[ae])$/u.test(bare.head) &&
      (isParticiple(bare.head) || /m[ae](?:s[ıi])?$/u.test(bare.head))
    )
      return undefined;
    return { phrase, ...bare };
  }
  const several = /l[ae]r$/u.test(last.lower) && !last.initial;
  if (
    (indefinite || several) &&
    (NOUNS_IN_A.has(last.lower) || !/(?:[ae]|[dt][ae]n|[dt][ae]ki)$/u.test(last.lower)) &&
    !ADVERBS.test(last.lower)
  ) {
    return { phrase, head: last.lower, compound: looksLikeCompound(phrase) };
  }
  return undefined;
}

/** Nouns in -a and -e, which without a list can't be told from a dative ("bir çanta", but "bir çocuğa"). */
const NOUNS_IN_A = new Set(
  'çanta harita gazete oda masa araba lamba pencere elma para makine tabanca kasa tencere tava şişe hikâye bahçe kule mağara ada pasta kova sandalye perde ayna küpe gölge hazine define köle fare kale parça kapsül sayfa dosya kaza fırtına rüya yara kemençe maske nota cüzdan fidan vatan meydan kafile kolye belge hastane köprü kütüphane'.split(
    ' ',
  ),
);

/** The object's noun phrase begins after the last word in another case, adverb or converb. */
function objectStart(complement: readonly IdeaWord[]): number {
  const relative = complement.findLastIndex(({ lower }) => isParticiple(lower));
  const limit = relative >= 0 ? relative : complement.length - 1;
  const stop = complement
    .slice(0, limit)
    .findLastIndex(
      ({ lower, comma }) =>
        comma ||
        (relative < 0 && (isCaseMarked(lower) || /(?:[ıiuü]p|[ae]r[ae]k)$/u.test(lower)) && lower !== 'bir'),
    );
  return stop + 1;
}

function clauseOf(words: readonly IdeaWord[], from: number, at: number, verb: ClauseVerb): IdeaClause {
  let start = from;
  let when = '';
  for (;;) {
    const match = WHEN.exec(
      words
        .slice(start, at - verb.length + 1)
        .map(({ lower }) => lower)
        .join(' '),
    );
    if (!match) break;
    // "yıllar önce verdiği çocuğunu arar", "her hafta gelen adamı sever": the time is that of the relative clause.
    const ofRelative =
      /önce$|^her /u.test(match[0]) && words.slice(start, at).some(({ lower }) => isParticiple(lower));
    if (ofRelative) break;
    when = [when, match[0]].filter(Boolean).join(' ');
    start += match[0].split(' ').length;
  }
  const complement = words.slice(start, at - verb.length + 1);
  const object = findObject(complement);
  const { tense, person, compound, voice, negative, ability } = verb.reading;
  return {
    when,
    complement: lowerStart(complement),
    ...(object ? { object } : {}),
    verb: verb.infinitive,
    tense,
    person,
    ...(compound ? { compound } : {}),
    ...(voice ? { voice } : {}),
    ...(negative ? { negative } : {}),
    ...(ability ? { ability } : {}),
  };
}

const LINK = /^(?:ve|ama|fakat|ancak|oysa|çünkü|sonra|hatta)$/u;

/** Positions at which a finite verb ends a clause. */
function clauseEnds(words: readonly IdeaWord[]): number[] {
  return words.flatMap((word, at) => {
    const next = words[at + 1];
    const ends = next === undefined || word.comma || LINK.test(next.lower);
    if (!ends || !verbAt(words, at)) return [];
    if (next !== undefined && word.comma && nounAt(words, at)) return [];
    if (next === undefined && words[at - 1]?.lower === 'bir') return [];
    return [at];
  });
}

interface SentenceReading {
  hero?: IdeaPerson;
  people: IdeaPerson[];
  clauses: IdeaClause[];
  firstPerson: boolean;
}

function readSentence(words: readonly IdeaWord[]): SentenceReading {
  const people = findPeople(words);
  const ends = clauseEnds(words);
  const clauses: IdeaClause[] = [];
  let hero: IdeaPerson | undefined;
  let firstPerson = false;
  let from = 0;
  for (const end of ends) {
    const verb = verbAt(words, end);
    if (!verb) continue;
    const first = verb.reading.person === '1sg' || verb.reading.person === '1pl';
    const inClause = people.filter((person) => person.from >= from);
    const head = first ? undefined : findSubject(words, from, end - verb.length + 1, inClause);
    const subject = head
      ? firstOfPair(words, head, inClause)
      : first
        ? undefined
        : unlistedHero(words, from, end, verb);
    if (first) firstPerson = true;
    if (subject && !hero) hero = personOf(words, subject, people);
    const other =
      subject && hero && subject.name !== undefined && hero.name !== undefined && subject.name !== hero.name;
    const begin = subject ? subject.to : from + (LINK.test(words[from]?.lower ?? '') ? 1 : 0);
    if ((hero || first) && !other)
      clauses.push(withLead(words, from, subject, clauseOf(words, skipPronoun(words, begin), end, verb)));
    from = end + 1;
  }
  return {
    ...(hero ? { hero } : {}),
    people: people.map((person) => personOf(words, person, people)),
    clauses,
    firstPerson,
  };
}

const skipPronoun = (words: readonly IdeaWord[], at: number): number =>
  /^(?:ben|biz)$/u.test(words[at]?.lower ?? '') ? at + 1 : at;

/** Adverbials in front of the subject belong to the clause: "Bir gün", "Her yıl bir kez". */
function withLead(
  words: readonly IdeaWord[],
  from: number,
  subject: Found | undefined,
  clause: IdeaClause,
): IdeaClause {
  if (!subject) return clause;
  const start = phraseStart(words, subject);
  const before = words.slice(from, start);
  const lead = WHEN.exec(before.map(({ lower }) => lower).join(' '))?.[0];
  const rest = before.slice(lead ? lead.split(' ').length : 0);
  const moved =
    rest.length > 0 &&
    /(?:[yn]|[^aeıioöuün])[ıiuü]$/u.test(rest.at(-1)?.lower ?? '') &&
    !rest.some(({ comma }) => comma);
  const whole = moved
    ? { ...clause, complement: [lowerStart(rest), clause.complement].filter(Boolean).join(' ') }
    : clause;
  return lead && !clause.when ? { ...whole, when: lead } : whole;
}

const YEAR = /(?<!\d)(\d{3,4})(?:['’]?(?:l[ae]r)?(?:d[ae]|t[ae]|lerde|larda)| yılı\p{L}*)/u;

const placeSet = new Set(PLACE_NOUNS);

/** The first phrase in the locative that names a place: "deniz fenerinde", "Mars kolonisinde", "Kars'ta". */
function findPlace(words: readonly IdeaWord[]): string | undefined {
  for (const [at, word] of words.entries()) {
    const stem = word.text.replace(/['’].*$/u, '');
    if (/['’][dt][ae]$/u.test(word.text) && !/^\d/u.test(stem)) return word.text;
    if (!/[dt][ae](?:ki)?$/u.test(word.lower)) continue;
    const bare = word.lower.replace(/ki$/u, '');
    for (const length of [2, 1, 0]) {
      if (at < length) continue;
      const part = [...words.slice(Math.max(0, at - length), at).map(({ lower }) => lower), bare].join(' ');
      if (stemCandidates(part, placeSet).length === 0) continue;
      const proper = words[at - length - 1];
      const owned = /[ıiuü]nd[ae]$/u.test(bare) && length === 0;
      const lead =
        proper &&
        !proper.comma &&
        (owned || (/^\p{Lu}/u.test(proper.text) && PROPER_NOT_PERSON.has(proper.text)))
          ? 1
          : 0;
      const phrase = lowerStart(words.slice(at - length - lead, at + 1)).replace(/ki$/u, '');
      return phrase;
    }
    const previous = words[at - 1];
    if (previous && PROPER_NOT_PERSON.has(previous.text) && /s[ıi]nd[ae]|[ıiuü]nd[ae]$/u.test(bare))
      return `${previous.text} ${bare}`;
  }
  return undefined;
}

/** Reads an idea: who, what they do, where and when. What can't be told apart with certainty is left out. */
export function readIdea(text: string): Idea {
  const clean = cleanIdea(text).slice(0, 4000);
  const sentences = splitSentences(clean)
    .slice(0, 12)
    .map(ideaWords)
    .filter((words) => words.length > 0);
  const people: IdeaPerson[] = [];
  const clauses: IdeaClause[] = [];
  let hero: IdeaPerson | undefined;
  let firstPerson = false;
  for (const words of sentences) {
    const reading = readSentence(words);
    people.push(
      ...reading.people.filter((person) => !people.some(({ reference }) => reference === person.reference)),
    );
    firstPerson ||= reading.firstPerson;
    const same =
      !reading.hero ||
      !hero ||
      reading.hero.reference === hero.reference ||
      (hero.name === undefined && reading.hero.trade === hero.trade);
    if (!hero && reading.hero) hero = reading.hero;
    if (same) clauses.push(...reading.clauses);
  }
  // A noun phrase alone still names its hero: "Şehrin son fenercisi".
  const place = sentences.map(findPlace).find(Boolean);
  const year = YEAR.exec(clean)?.[1];
  return {
    ...(hero
      ? { hero }
      : people[0] && clauses.length === 0 && !firstPerson
        ? { hero: people.at(-1) ?? people[0] }
        : {}),
    people,
    clauses: hero || firstPerson ? clauses : [],
    ...(place ? { place } : {}),
    ...(year ? { year: Number(year) } : {}),
    firstPerson: firstPerson && !hero,
  };
}
