import { TRAITS } from '../banks/lexicon/people.ts';
import { CHILD_NAMES, EVERYDAY_NAMES, FANTASY_NAMES, FUTURE_NAMES, OLD_NAMES } from '../banks/names.ts';
import type { Deed, Place, Thing } from '../engine/world.ts';
import type { Entry } from './lexicon.ts';
import { entryAt, isProperPlace, placeOf } from './lexicon.ts';
import type { Token } from './tokens.ts';
import { cleanIdea, ideaSentences, tokenize } from './tokens.ts';
import { finalVerb } from './verbs.ts';

export interface FoundPerson {
  entry: Entry;
  adjective?: string;
  /** Written as the subject (no case suffix). */
  subject: boolean;
}

/** What an idea speaks of. */
export interface IdeaReading {
  people: FoundPerson[];
  names: string[];
  things: Thing[];
  places: Place[];
  /** Places that the idea names like things ("eski bir otel"): where it plays when it names no other. */
  sites: Place[];
  /** Set where the first thing is the story's, whatever its kind. */
  ranked?: boolean;
  /** How squarely the idea speaks of a thing: as subject or object, or only beside ("kapıya gelir"). */
  strength: Map<string, number>;
  deed?: Deed;
  /** A noun in the accusative that the lexicon lacks: the idea's thing all the same. */
  unknown?: string;
  /** Something alive that is the idea's subject (a robot, a cat). */
  creature?: Thing;
  /** The idea speaks of two of the same kind ("iki rakip kuyumcu"). */
  pair: boolean;
  firstPerson: boolean;
  /** Hour, weather and season words found: night, rain, winter… */
  moments: Set<string>;
}

const KNOWN_NAMES = new Set([
  ...EVERYDAY_NAMES,
  ...OLD_NAMES,
  ...FANTASY_NAMES,
  ...FUTURE_NAMES,
  ...CHILD_NAMES,
  ...'Ahmet Mehmet Mustafa Ayşe Fatma Hüseyin Hasan İsmail Osman Ramazan Meryem Şerife Hatice Elif Sultan Eda Burak Buse Beren Cemre Melisa Aylin Selma Filiz Gül Arzu Sibel Meltem Berk Eren Batuhan Furkan Okan Gökhan Erkan Kadir Yasin Berna Canan Ebru Esra Sena Merve Büşra İrem Beyza Melis Nazlı Nehir Ilgaz Aras'.split(
    ' ',
  ),
]);
/** Names that are also everyday words: only a name when written with a capital inside a sentence. */
const AMBIGUOUS_NAMES = new Set(
  'deniz güneş toprak umut savaş barış yaz su kaya peri rüzgâr ada ela sevgi yıldız duygu ayaz demir uzay evren masal doğa rüya inci ece tan gül sultan pınar ceren damla yağız kumru çınar kuzey güney doruk atlas mayıs bozkır nova ege mert ozan usta kadir hale güler derya ufuk sevda can aras tuna gonca ipek bora poyraz saye yalaz tolun bengü sim pera maya asya erdem hikmet turna melek'.split(
    ' ',
  ),
);
const TRAIT_SET = new Set(TRAITS.split('|'));
const STOP = new Set(
  'kara aynı ayrı aynen ayrıca anında hanım hanımı evet ata atar onu ona karı aya ayda yüzü bağlı evli güle taca dala topu çiftler geçiyor birden elin parası yolda barış çok açar kendi sonra ahı siteden ne neyi neye nede neden neyle neyin neyden neyse altına altında altından altını altındaki üstü üstüne üstünde üstünden üstünü üstündeki zaman zamanı zamanın zamanda zamana zamanla zamanlar arada araya günlük oyuna sözde anda başında başına başını dizi kurdu kurdular tabi'.split(
    ' ',
  ),
);

/** Nouns that count time after a number ("üç ay", "iki saat"), and those that no accusative makes a story's thing. */
const MEASURES = new Set(['ay', 'saat', 'gün']);
const COUNTED =
  /^(?:\d+|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on|yirmi|otuz|kırk|elli|yüz|bin|birkaç|kaç|yarım|geçen|gelecek|her|bu|o)$/u;
const NO_THING =
  /^(?:gece|gün|ara|yıl|hafta|sabah|akşam|tarih|yer|kişi|müşteri|nişanlı|insan|herkes|kimse|şey|kendi|diğer|öteki|hep|sonra|önce|yine|bile|daha|kadar)$/u;

const MOMENTS: readonly [string, RegExp][] = [
  ['night', /\bgece|gece\p{L}*|karanlı\p{L}*/u],
  ['morning', /sabah\p{L}*|şafa\p{L}*/u],
  ['evening', /akşam\p{L}*|gün bat\p{L}*/u],
  ['rain', /yağmur\p{L}*|sağana\p{L}*/u],
  ['snow', /\bkar\b|kar fırtına\p{L}*|\bkarda\b|karlı|tipi/u],
  ['fog', /\bsis\p{L}*/u],
  ['storm', /fırtına\p{L}*/u],
  ['winter', /\bkış\p{L}*/u],
  ['summer', /\byaz\b|\byazın\b|yaz tatil\p{L}*/u],
  ['autumn', /sonbahar\p{L}*|güz\b/u],
  ['spring', /ilkbahar\p{L}*|\bbahar\b|baharda/u],
];

/** Reads an idea: who, what, where, when and what happens. */
export function readIdea(raw: string): IdeaReading {
  const text = cleanIdea(raw).slice(0, 4000);
  const reading: IdeaReading = {
    people: [],
    names: [],
    things: [],
    places: [],
    sites: [],
    strength: new Map(),
    pair: false,
    firstPerson: false,
    moments: new Set(),
  };
  const lower = text.toLocaleLowerCase('tr');
  for (const [name, pattern] of MOMENTS) if (pattern.test(lower)) reading.moments.add(name);
  const sentences = ideaSentences(text).map(tokenize);
  const shouted = text === lower;
  for (const tokens of sentences) readSentence(tokens, reading, shouted);
  reading.deed = sentences[0] ? findDeed(sentences[0], reading) : undefined;
  reading.firstPerson =
    /\b(ben|benim|bana|beni)\b/u.test(lower) ||
    sentences.some((tokens) => finalVerb(tokens.map((t) => t.lower))?.person === '1sg');
  return reading;
}

/** "tencereyi" → "tencere", "ütüsünü" → "ütü": only where the dictionary form is certain. */
function objectStem(word: string): string | undefined {
  const match = /^(\p{L}{3,}[aeıioöuü])(?:y[ıiuü]|s[ıiuü]n[ıiuü])$/u.exec(word);
  const stem = match?.[1];
  return stem && !/(?:m[ae]|s[ıiuü])$/u.test(stem) ? stem : undefined;
}

function readSentence(tokens: readonly Token[], reading: IdeaReading, shouted: boolean): void {
  const words = tokens.map((token) => token.lower);
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    const name = nameOf(token, shouted);
    if (name) {
      if (!reading.names.includes(name)) reading.names.push(name);
      continue;
    }
    if (STOP.has(token.lower)) continue;
    const entry = nounAt(tokens, words, at);
    if (!entry) {
      const bare = words[at - 1] === 'bir' && at === tokens.length - 2 && token.lower.length > 3;
      const stem = token.initial ? undefined : bare ? token.lower : objectStem(token.lower);
      if (stem && !/^\p{Lu}/u.test(token.text) && !NO_THING.test(stem)) reading.unknown ??= stem;
      continue;
    }
    const length = entry.words.length;
    if (TRAIT_SET.has(entry.lemma) && qualifiesPerson(words, at + length)) continue;
    const written = words[at + length - 1] ?? '';
    const lastWord = entry.words.at(-1) ?? '';
    const adjective = adjectiveBefore(words, at);
    const two = words.slice(Math.max(0, at - 2), at).includes('iki');
    note(entry, written === lastWord, written, adjective, reading, two);
    at += length - 1;
  }
}

/**
 * The lexicon noun at a position, if the word is a noun there at all: "taşıdı" is no stone, "Adana'da" no island,
 * "üç ay" no moon.
 */
function nounAt(tokens: readonly Token[], words: readonly string[], at: number): Entry | undefined {
  const token = tokens[at] as Token;
  const entry = entryAt(words, at);
  if (!entry) return undefined;
  if (/^\p{Lu}.*['’]/u.test(token.text) && !(entry.place && isProperPlace(entry.lemma))) return undefined;
  const last = tokens[at + entry.words.length - 1] as Token;
  const exact = last.lower === entry.words.at(-1);
  if (!exact && entry.words.length === 1) {
    const ends = last.after !== '' || at === tokens.length - 1 || words[at + 1] === 've';
    if (ends && finalVerb([last.lower])) return undefined;
    if (!entry.role && /(?:[dt][ıiuü]|m[ıiuü]ş|[ae]r)$/u.test(last.lower) && finalVerb([last.lower]))
      return undefined;
  }
  if (MEASURES.has(entry.lemma) && COUNTED.test(words[at - 1] ?? '')) return undefined;
  return entry;
}

/** Whether a word that may be a role by itself ("emekli") only describes the role after it. */
function qualifiesPerson(words: readonly string[], after: number): boolean {
  return Boolean(entryAt(words, words[after] === 'bir' ? after + 1 : after)?.role);
}

function note(
  entry: Entry,
  bare: boolean,
  written: string,
  adjective: string | undefined,
  reading: IdeaReading,
  two: boolean,
): void {
  const inside = /(?:[dt][ae]n?|[dt][ae]ki|(?<!l)[ae])$/u.test(written) && !bare;
  if (entry.place && inside) {
    notePlace(entry, entry.place.milieu, reading);
    return;
  }
  if (entry.role && !(entry.thing && reading.people.length > 0)) {
    if (!reading.people.some((person) => person.entry.lemma === entry.lemma)) {
      reading.people.push({ entry, ...(adjective ? { adjective } : {}), subject: bare });
      if (two && reading.people.length === 1) reading.pair = true;
    }
    return;
  }
  if (entry.place && !entry.thing) {
    notePlace(entry, entry.place.milieu, reading);
    return;
  }
  if (entry.place) {
    const site = placeOf(entry, entry.place.milieu);
    if (!reading.sites.some((known) => known.lemma === site.lemma)) reading.sites.push(site);
  }
  if (entry.thing) {
    const beside = /(?:[dt][ae]n?|y?[ae]|y?l[ae]|[dt][ae]ki)$/u.test(written) && !bare;
    const strength = beside ? -1 : /[nıiuü][ıiuü]n$/u.test(written) && !bare ? 1 : 2;
    const known = reading.strength.get(entry.lemma);
    reading.strength.set(entry.lemma, known === undefined ? strength : Math.max(known, strength) + 1);
  }
  if (entry.thing && !reading.things.some((thing) => thing.lemma === entry.lemma)) {
    const found = { ...entry.thing, ...(adjective ? { adjective } : {}) };
    const first = reading.things.length + reading.people.length + reading.names.length === 0;
    if (first && bare && found.kind === 'being') reading.creature = found;
    else if (/[ıiuü]n$/u.test(written) && !bare) reading.things.push(found);
    else reading.things.unshift(found);
  }
}

function notePlace(entry: Entry, milieu: string, reading: IdeaReading): void {
  if (!reading.places.some((place) => place.lemma === entry.lemma))
    reading.places.push(placeOf(entry, milieu));
}

function adjectiveBefore(words: readonly string[], at: number): string | undefined {
  const before = words[at - 1] === 'bir' ? at - 2 : at - 1;
  const pair = `${words[before - 1] ?? ''} ${words[before] ?? ''}`;
  if (TRAIT_SET.has(pair)) return pair;
  const single = words[before] ?? '';
  return TRAIT_SET.has(single) ? single : undefined;
}

/** Whether a word is a personal name and nothing else. */
export function isKnownName(word: string): boolean {
  return KNOWN_NAMES.has(word) && !AMBIGUOUS_NAMES.has(word.toLocaleLowerCase('tr'));
}

/** A proper name in a word, without its suffix. */
function nameOf(token: Token, shouted: boolean): string | undefined {
  const [stem = ''] = token.text.split(/['’]/u);
  const capital = /^\p{Lu}\p{Ll}+$/u.test(stem);
  const titled = stem.charAt(0).toLocaleUpperCase('tr') + stem.slice(1);
  if (shouted) return KNOWN_NAMES.has(titled) && !AMBIGUOUS_NAMES.has(token.lower) ? titled : undefined;
  if (!capital || stem.length < 2) return undefined;
  const ambiguous = AMBIGUOUS_NAMES.has(stem.toLocaleLowerCase('tr'));
  const marked = token.after === ',' || stem !== token.text;
  if (KNOWN_NAMES.has(stem) && !(ambiguous && token.initial && !marked)) return stem;
  return undefined;
}

const LINKING = new Set(['ve', 'ama', 'fakat', 'ancak', 'çünkü', 'ki', 'ya', 'veya', 'ise', 'eğer', 'diye']);

/** What the hero does in the idea's first sentence, when it can be told apart with certainty. */
function findDeed(tokens: readonly Token[], reading: IdeaReading): Deed | undefined {
  const words = tokens.map((token) => token.lower);
  const verb = finalVerb(words);
  if (!verb || verb.verb === 'olmak' || words.length > 22) return undefined;
  if (words.some((word) => word.startsWith('birbir'))) return undefined;
  const end = words.length - verb.length;
  const start = subjectEnd(tokens, reading);
  if (start === undefined || start >= end) return undefined;
  const middle = tokens.slice(start, end);
  if (middle.length === 0 || middle.length > 9) return undefined;
  if (middle.some((token) => LINKING.has(token.lower) || token.after === '.')) return undefined;
  if (middle.slice(0, -1).some((_, at) => finalVerb(words.slice(start, start + at + 1)))) return undefined;
  const before = middle.map((token) => token.text + (token.after === ',' ? ',' : '')).join(' ');
  return { before: before.replace(/,$/u, ''), verb: verb.verb };
}

/** Index of the first word after the subject. */
function subjectEnd(tokens: readonly Token[], reading: IdeaReading): number | undefined {
  const words = tokens.map((token) => token.lower);
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    if (reading.names.includes(token.text)) {
      const joined = /^(?:ile|ve)$/u.test(words[at + 1] ?? '');
      return joined && reading.names.includes(tokens[at + 2]?.text ?? '') ? at + 3 : at + 1;
    }
    const entry = entryAt(words, at);
    const length = entry?.words.length ?? 1;
    const bare = entry && words[at + length - 1] === entry.words.at(-1);
    if (entry && TRAIT_SET.has(entry.lemma) && qualifiesPerson(words, at + length)) continue;
    if ((entry?.role || (entry && entry.lemma === reading.creature?.lemma)) && bare) return at + length;
  }
  return undefined;
}
