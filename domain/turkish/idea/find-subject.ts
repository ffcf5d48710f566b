import { looksLikeCompound } from '../compound.ts';
import { type ClauseVerb, isParticiple, verbAt } from './clause-verb.ts';
import type { NounForm } from './idea.ts';
import type { PersonNoun } from './people.ts';
import type { FoundPerson } from './person-noun.ts';
import { isCaseMarked } from './sentence-parts.ts';
import type { IdeaWord } from './words.ts';

/** Nouns for people that describe another person at least as often: "genç bir çoban", "göçmen bir terzi". */
const DESCRIBING = new Set(
  'genç yaşlı ihtiyar emekli göçmen rakip yabancı hasta yetim öksüz kaçak köle düşman dul hayalet kahraman korsan usta dost gönüllü aday işsiz evsiz köylü mülteci sürgün kurban emekli cüce dev hanım öğrenci asker komşu çocuk'.split(
    ' ',
  ),
);

/** A noun that belongs to another verb or noun: "âşık olur", "usta bir terzi", "korsan gemisi". */
function describes(
  words: readonly IdeaWord[],
  person: FoundPerson,
  people: readonly FoundPerson[],
  end: number,
): boolean {
  const next = words[person.to];
  if (!next || words[person.to - 1]?.comma || person.name) return false;
  // "babam geçen yaz": a time, which describes nobody.
  if (
    next.lower === 'geçen' &&
    /^(?:yaz|kış|yıl|sene|ay|hafta|gün|gece|bahar)$/u.test(words[person.to + 1]?.lower ?? '')
  )
    return false;
  // "heykeltıraş yonttuğu heykele": the subject of the -dığı participle is also the subject of the clause.
  if (
    next.lower === 'olan' ||
    (isParticiple(next.lower) && !/(?:[dt][ıiuü]|[ae]c[ae])ğ[ıiuü]$/u.test(next.lower))
  )
    return true;
  if (
    person.noun?.kind === 'being' &&
    /n$/u.test(words[person.from - 1]?.lower ?? '') &&
    /[ğbcdskrlmn][ıiuü]$/u.test(next.lower)
  )
    return true;
  // "nalbant Rıza'nın atı": the trade belongs to a name in another case.
  if (people.some(({ from, name, form }) => from === person.to && name !== undefined && form.case === 'gen'))
    return true;
  const later = people.find(({ from, to, form }) => from >= person.to && to <= end && isSubjectForm(form));
  if (!later) return /^ol/u.test(next.lower) && verbAt(words, person.to) !== undefined;
  if (later.from === person.to) return true;
  const between = words.slice(person.to, later.from);
  if (between.some(({ comma }) => comma)) return false;
  if (person.form.plural) return false;
  const closes = words[later.to - 1]?.comma ?? false;
  return (
    next.lower === 'bir' ||
    DESCRIBING.has(person.form.lemma) ||
    (closes && between.some(({ lower }) => isParticiple(lower)))
  );
}

/** Whoever does what the clause says; undefined where a thing does it, or where that is not certain. */
export function findSubject(
  words: readonly IdeaWord[],
  from: number,
  end: number,
  people: readonly FoundPerson[],
): FoundPerson | undefined {
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
export function firstOfPair(
  words: readonly IdeaWord[],
  head: FoundPerson,
  people: readonly FoundPerson[],
): FoundPerson {
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
export function unlistedHero(
  words: readonly IdeaWord[],
  from: number,
  end: number,
  verb: ClauseVerb,
): FoundPerson | undefined {
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
const thingBefore = (words: readonly IdeaWord[], from: number, person: FoundPerson): boolean =>
  words.slice(from, person.from).some(({ lower }) => /^(?:telefon|ses|rüzgâr|deniz|kapı)$/u.test(lower)) &&
  !words.slice(from, person.from).some(({ lower }) => isParticiple(lower) || isCaseMarked(lower));

/** What stands before a comma without being the subject: an adverbial, an object, a converb. */
export const isComplementEnd = (word: IdeaWord | undefined): boolean =>
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
