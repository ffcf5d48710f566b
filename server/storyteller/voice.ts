import {
  analyzeVerb,
  type Case,
  capitalize,
  conjugate,
  copula,
  inflectNoun,
  lower,
  type Person,
  type VerbReading,
} from '#domain/turkish/index.ts';
import type { Voice } from './types.ts';

const MARKED = /(\p{L}+)([\^~])/gu;

/**
 * Prose of the third person past in the voice of a story: `baktı^` and `elini^` agree with the hero, `esti~` follows
 * the tense only; `durdular^` is what the hero does with others ("durduk"). Throws where a marked word can't be formed.
 */
export const inVoice = (text: string, voice: Voice): string =>
  text.replace(MARKED, (_, word: string, mark: string, at: number) => {
    if (voice.tense === 'past' && (voice.person === '3sg' || mark === '~')) return word;
    const person = mark === '^' ? voice.person : '3sg';
    const homograph = homographForm(lower(word), mark, text.slice(0, at).trimEnd(), { ...voice, person });
    const formed = homograph ?? form(lower(word), person, voice.tense);
    // A verb that comes back as it was is one that the lexicon lacks.
    if (formed === undefined || (formed === lower(word) && mark === '~' && !isConditional(formed)))
      throw new Error(`"${word}" can't follow the voice`);
    return /^\p{Lu}/u.test(word) ? capitalize(formed) : formed;
  });

/** The condition is the same in every tense: "gelse", "gelseydi". */
const isConditional = (word: string): boolean => /s[ae](?:l[ae]r|yd[ıi](?:l[ae]r)?)?$/u.test(word);

/** The simple past, or any other tense with the past on top. */
const isPast = ({ tense, compound, person }: VerbReading): boolean =>
  person !== '1sg' && person !== '2sg' && (compound ? compound === 'past' : tense === 'past');

/** The hero as a pronoun, where a third person is written. */
const PRONOUNS: ReadonlyMap<string, string> = new Map(
  (
    'o/ben onu/beni ona/bana onda/bende ondan/benden onun/benim onunla/benimle kendisi/kendim kendisini/kendimi kendisine/kendime ' +
    'kendisinde/kendimde kendisinden/kendimden kendisinin/kendimin kendisiyle/kendimle kendi/kendi kendini/kendimi kendine/kendime ' +
    'kendinde/kendimde kendinden/kendimden kendiyle/kendimle'
  )
    .split(' ')
    .map((pair) => pair.split('/') as [string, string]),
);

/** What stands before a noun: "bir andı", "sevdiği yüzdü". */
const BEFORE_NOUN =
  /(?<!\p{L})(?:bir|tek|son|ilk|o|bu|şu|aynı|eski|yeni|başka|\p{L}*[dt][ıiuü]ğ[ıiuü]\^?)$/iu;
/** "köprüye", "kapısına", "Nermin'e": where somebody arrives; not "yine". */
const BEFORE_ARRIVAL = /(?:\p{L}[ıiuüöae]y[ae]|\p{L}{2}[sğr][ıiuü]n[ae]|['’]y?[ae])$/u;
const NOT_DATIVE = /(?<!\p{L})(?:rüya|kaya|maya|gaye|paye|saye|köye kadar)$/iu;
/** "tahtayı", "adını": what is carved. */
const BEFORE_CARVING = /(?:[aeıioöuü]y|[ıiuü]n)[ıiuü]$/u;
/** Nouns in -t that look like a shorter word with the past of "to be" ("dos" + "tu"). */
const OWNED_IN_T = /^(?:dost|üst|post|büst|taht|baht|hatt|vakt|çift|jest|kast)[ıiuü]$/u;

/** A marked word that is a verb or a noun, as the mark and the words before it say; undefined for other words. */
function homographForm(
  word: string,
  mark: string,
  before: string,
  { person, tense }: { person: Person; tense: Voice['tense'] },
): string | undefined {
  const verb = (infinitive: string): string => conjugate(infinitive, { tense, person });
  switch (word) {
    case 'vardı':
      return mark === '^' || (BEFORE_ARRIVAL.test(before) && !NOT_DATIVE.test(before))
        ? verb('varmak')
        : undefined;
    case 'oydu':
      return mark === '^' || BEFORE_CARVING.test(before) ? verb('oymak') : copula('o', { tense });
    case 'andı':
    case 'yüzdü':
    case 'yıldı':
    case 'gülüştü':
      return mark === '~' && BEFORE_NOUN.test(before) ? copula(word.slice(0, -2), { tense }) : undefined;
    case 'derdi':
      return mark === '^' && BEFORE_NOUN.test(before) ? ownedBy(word, person) : undefined;
    default:
      return mark === '^' && OWNED_IN_T.test(word) ? ownedBy(word, person) : undefined;
  }
}

const ownedBy = (word: string, person: Person): string | undefined =>
  person === '1sg' ? ownedByFirst(word) : word;

/** Predicates that are also spelled like a past of a verb ("vardı", "değildi", "yoldu"). */
const PREDICATE = /^(?:değildi|vardı|yoktu|yoldu|yerdi|çoktu|azdı|değillerdi)$/u;

function form(word: string, person: Person, tense: Voice['tense']): string | undefined {
  if (PRONOUNS.has(word)) return person === '1sg' ? PRONOUNS.get(word) : word;
  const predicate = PREDICATE.test(word) ? predicateForm(word, person, tense) : undefined;
  if (predicate) return predicate;
  const readings = analyzeVerb(word);
  const reading = readings.find(isPast);
  // "durdular^" is what the hero does with others: "durduk".
  const several = person === '1sg' ? '1pl' : '3pl';
  if (reading) return verbForm(reading, reading.person === '3pl' ? several : person, tense);
  const condition = readings.find(
    (found) => found.person === '3sg' && (found.tense === 'conditional' || found.compound === 'conditional'),
  );
  if (condition) return conjugate(condition.infinitive, { ...condition, person });
  return (
    predicateForm(word, person, tense) ??
    conditionForm(word, person) ??
    (person === '1sg' ? ownedByFirst(word) : isOwned(word))
  );
}

/** "hastaysa", "evdeyse", "yorgunsa": the condition of "to be". */
function conditionForm(word: string, person: Person): string | undefined {
  const host = /^(.+[aeıioöuüâîû])ys[ae]$/u.exec(word)?.[1] ?? /^(.+[^aeıioöuüâîû])s[ae]$/u.exec(word)?.[1];
  if (host === undefined || copula(host, { tense: 'conditional' }) !== word) return undefined;
  return copula(host, { tense: 'conditional', person });
}

function verbForm(reading: VerbReading, person: Person, tense: Voice['tense']): string {
  const { infinitive, compound, ...rest } = reading;
  if (tense === 'past') return conjugate(infinitive, { ...reading, person });
  if (!compound) return conjugate(infinitive, { ...rest, tense, person });
  if (rest.tense === 'conditional') return conjugate(infinitive, { ...reading, person });
  if (tense === 'present' || rest.tense === 'evidential') return conjugate(infinitive, { ...rest, person });
  return conjugate(infinitive, { ...rest, person, compound: 'evidential' });
}

/** Nouns that end as the root of a verb does ("hastalan", "genişlet"). */
const NOUNS_LIKE_VERBS =
  /^(?:ilan|plan|aslan|yalan|kaplan|oğlan|ceylan|yılan|alan|filan|falan|telaş|alet|adalet|devlet|millet|bilet|atlet|tuvalet|vekâlet|fazilet|rezalet|sefalet|delalet|salat|ev[lv]at)$/u;

/** "hastalan": the root of a verb that the lexicon lacks, and no participle ("gelen"). */
const isUnlistedRoot = (host: string): boolean => endsAsVerb(host) || endsAsTense(host);

/** "sabretmiş" of a verb that is not listed; not "gümüş", "gelecek". */
const endsAsTense = (host: string): boolean =>
  /\p{L}{3}(?:m[ıiuü]ş|[ıiuü]yor|[ae]c[ae]k|s[ıiuü]n)$/u.test(host) &&
  !/(?:gümüş|yemiş|geçmiş|içecek|gelecek|giyecek|yiyecek|çiçek|böcek|gerçek|bıçak|kucak|ocak|bacak|sıcak|bucak|alacak|verecek|yasin|resim)$/u.test(
    host,
  ) &&
  !analyzeVerb(host).some(({ tense }) => tense !== 'imperative');

const endsAsVerb = (host: string): boolean =>
  /\p{L}{2}l[ae][nşt]$/u.test(host) &&
  !NOUNS_LIKE_VERBS.test(host) &&
  analyzeVerb(host.slice(0, -2)).length === 0;

/** "yorgundu", "kapıdaydı", "değildi": a noun or adjective with the past of "to be". */
function predicateForm(word: string, person: Person, tense: Voice['tense']): string | undefined {
  const [, whole = word, plural] = /^(.+?)(l[ae]r)?$/u.exec(word) ?? [];
  const host =
    /^(.*(?:kolay|şey|huy|köy|(?<!\p{L})çay|saray))d[ıiuü]$/u.exec(whole)?.[1] ??
    /^(.+[aeıioöuüâîû])y[dt][ıiuü]$/u.exec(whole)?.[1] ??
    /^(.+[^aeıioöuüâîû])[dt][ıiuü]$/u.exec(whole)?.[1];
  if (host === undefined || isUnlistedRoot(host) || copula(host, { tense: 'past' }) !== whole)
    return undefined;
  const mine = person === '1sg' && !plural && OWNED_PREDICATE.test(host) ? ownedByFirst(host) : undefined;
  if (host === 'kendisi' && person === '1sg') return copula('kendim', { tense, person: '3sg' });
  if (mine) return copula(mine, { tense, person: '3sg' });
  return copula(host, { tense, person: plural ? '3pl' : person });
}

/** What is the hero's own as a predicate: "uykusuydu" → "uykumdu"; adjectives end in none of these. */
const OWNED_PREDICATE =
  /[aeıioöuü]s[ıiuü]$|^(?:el|yüz|göz|dil|gülüş|bakış|yürek|ad|hayat)[ıiuü]$|(?:[dt][ıiuü]ğ|[ae]c[ae]ğ|[dt][ıiuü]kler|[dt][ıiuü]klar)[ıiuü]$|^(?:ceb|göğs|akl|kulağ|ezber|el|ağz|dil|avuc|omz|koyn)[ıiuü]nd[ae]$/u;

const CASES: readonly Case[] = ['acc', 'dat', 'loc', 'abl', 'gen', 'ins', 'nom'];
/** Nouns in -s, whose s is none of the possessive's ("sesini"). */
const IN_S = new Set(['ses', 'nefes', 'heves', 'his', 'kafes', 'mirâs', 'miras']);

/** "elini" → "elimi", "gördüğünü" → "gördüğümü", "annesinden" → "annemden". */
function ownedByFirst(word: string): string | undefined {
  // "omuzladı" of a verb that is not listed has no possessive.
  if (/(?:l[ae]d|m[ae]d|\p{L}{2}l[ae][nş][dt])[ıi]$/u.test(word) && word !== 'evladı') return undefined;
  const relative = /^(.+[dt][ae])(ki(?:n\p{L}*|l[ae]r\p{L}*)?)$/u.exec(word);
  if (relative) {
    const owned = ownedByFirst(relative[1] ?? '');
    return owned && owned + relative[2];
  }
  // "günlerini" is "günler" with two endings before it is "günlerin" with one.
  for (const asked of CASES) {
    const bare = bareNouns(word).find(
      (noun) => inflectNoun(noun, { possessive: '3sg', case: asked }) === word,
    );
    if (bare) return inflectNoun(bare, { possessive: '1sg', case: asked });
  }
  return undefined;
}

const isOwned = (word: string): string | undefined => (ownedByFirst(word) === undefined ? undefined : word);

/** Only the nouns whose possessive can't be formed from the shortened spelling. */
const DICTIONARY_FORM: ReadonlyMap<string, string> = new Map([['vakt', 'vakit']]);

const HARD: Readonly<Record<string, string>> = { ğ: 'k', b: 'p', c: 'ç', d: 't' };

/** "kalb" → "kalp", "vakt" → "vakit": as the dictionary has it. */
function hardened(bare: string): string[] {
  const hard = HARD[bare.charAt(bare.length - 1)];
  const whole = DICTIONARY_FORM.get(bare);
  return [...(whole ? [whole] : []), ...(hard ? [bare.slice(0, -1) + hard] : [])];
}

/** What can stand before the possessive: after a vowel the ending begins with s. */
function bareNouns(word: string): string[] {
  const found: string[] = [];
  for (let length = word.length - 1; length >= 1; length--) {
    const bare = word.slice(0, length);
    const openWithS = /[aeıioöuü]s$/u.test(bare) && !IN_S.has(bare);
    if (!openWithS) found.push(...hardened(bare), bare);
  }
  return found.sort((a, b) => b.length - a.length);
}
