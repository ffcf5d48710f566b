import type { Narrator } from '../wizard/types.ts';
import type { Rating } from './genres.ts';

/** What was asked for a text, as far as it can be compared with the text by rule. */
export interface AskedText {
  paragraphs: number;
  /** Words of each paragraph. */
  words: { min: number; max: number };
  /** Null where none was asked for. */
  narrator: Narrator | null;
  rating: Rating;
  /** The text that it continues; empty for a new one. */
  existingText: string;
  /** Names of the main characters on the story's cards. */
  people: readonly string[];
}

export type Difference =
  | { kind: 'shorter' | 'longer'; words: number; asked: { min: number; max: number } }
  | { kind: 'paragraphs'; got: number; asked: number }
  | { kind: 'narrator'; asked: Narrator }
  | { kind: 'tense'; asked: Tense }
  | { kind: 'rating' }
  | { kind: 'people'; name: string };

type Tense = 'past' | 'present';

/** A length within this share of what was asked for counts as asked. */
const tolerance = 0.2;
/** Fewest sentences, outside of speech, from which a narrator or a tense is read. */
const fewestSentences = 4;
/** Characters at the end of the existing text from which its tense is read. */
const tenseSample = 4_000;

/** The words of a text. */
export const wordsIn = (text: string): number => text.match(/\p{L}[\p{L}\p{M}'’-]*|\p{N}+/gu)?.length ?? 0;
/** The paragraphs of a text. */
export const paragraphsIn = (text: string): number =>
  text.split(/\n\s*\n/u).filter((part) => part.trim() !== '').length;

/** The words that are asked for in all paragraphs together. */
export const askedWords = ({
  paragraphs,
  words,
}: Pick<AskedText, 'paragraphs' | 'words'>): { min: number; max: number } => ({
  min: words.min * paragraphs,
  max: words.max * paragraphs,
});

/** Whether a text has more than a fifth fewer words than were asked for. */
export const isShorterThanAsked = (asked: Pick<AskedText, 'paragraphs' | 'words'>, text: string): boolean =>
  wordsIn(text) < askedWords(asked).min * (1 - tolerance);

/** The sentences of the narrator: without quoted speech and lines of dialogue. */
function narratedSentences(text: string): string[] {
  return text
    .replaceAll(/“[^”]*”|"[^"]*"|«[^»]*»/gu, '')
    .split('\n')
    .filter((line) => !/^\s*[—–-]\s/u.test(line))
    .flatMap((line) => line.split(/(?<=[.!?…])\s+/u))
    .filter((sentence) => wordsIn(sentence) >= 2);
}

const share = (sentences: readonly string[], pattern: RegExp): number =>
  sentences.filter((sentence) => pattern.test(sentence.toLocaleLowerCase('tr'))).length /
  Math.max(1, sentences.length);

/** “ben” and its forms, and verbs of the first person; nouns such as “adım” and “yardım” are no verbs. */
const firstPerson =
  /(?<!\p{L})(?:ben|beni|bana|bende|benden|benim|benimle|kendime|kendimi)(?!\p{L})|(?<!\p{L})(?!adım|yardım|kadim|tanıdım(?!\p{L}))\p{L}{2,}(?:[dt][ıiuü]m|m[ıiuü]şt[ıiuü]m|[ıiuü]yorum|[ae]ca[kğ][ıi]m|[ıiuü]yordum)(?!\p{L})/u;

/** The narrator that a text has; null where it is not clear. */
function narratorOf(text: string): Narrator | null {
  const sentences = narratedSentences(text);
  if (sentences.length < fewestSentences) return null;
  const first = share(sentences, firstPerson);
  if (first >= 0.3) return 'first';
  return first <= 0.05 ? 'third' : null;
}

const pastEnd = /(?:[dt][ıiuü](?:m|n|k|lar|ler|n[ıiuü]z)?|m[ıiuü]ş(?:l[ae]r)?)[.!?…]*$/u;
const presentEnd = /(?:[ıiuü]yor(?:um|sun|uz|lar)?|m[ae]kte(?:dir|yim)?)[.!?…]*$/u;

/** The tense in which a text is told; null where it is not clear. */
function tenseOf(text: string): Tense | null {
  const sentences = narratedSentences(text);
  if (sentences.length < fewestSentences) return null;
  const [past, present] = [share(sentences, pastEnd), share(sentences, presentEnd)];
  if (past >= 0.5 && past > 3 * present) return 'past';
  return present >= 0.5 && present > 3 * past ? 'present' : null;
}

/** Coarse words that no text of the rating "Güvenli" has. */
const coarse =
  /(?<!\p{L})(?:siktir\p{L}*|sikiş\p{L}*|sikeyim|orospu\p{L}*|amına|amcık\p{L}*|yarra[kğ]\p{L}*|göt(?:ün|üne|veren)\p{L}*|pezevenk\p{L}*|ibne\p{L}*)(?!\p{L})/iu;

/** The main character who is missing; null in the first person, whose narrator has no name. */
function missingPerson({ people }: AskedText, text: string, narrator: Narrator | null): string | null {
  const [first] = people;
  if (first === undefined || narrator === 'first') return null;
  const folded = text.toLocaleLowerCase('tr');
  const isThere = (name: string) =>
    name.split(/\s+/u).some((part) => part.length > 1 && folded.includes(part.toLocaleLowerCase('tr')));
  return people.some(isThere) ? null : first;
}

/**
 * Compares a text with what was asked for, by rule. Each difference is certain enough to be told: what can't be read from the
 * text is none.
 * @param isCut whether the output limit ended the text, which may then be shorter
 */
export function differences(asked: AskedText, text: string, { isCut = false } = {}): Difference[] {
  const found: Difference[] = [];
  const words = wordsIn(text);
  const wanted = askedWords(asked);
  if (isShorterThanAsked(asked, text) && !isCut) found.push({ kind: 'shorter', words, asked: wanted });
  if (words > wanted.max * (1 + tolerance)) found.push({ kind: 'longer', words, asked: wanted });
  const paragraphs = paragraphsIn(text);
  if (
    !isCut &&
    paragraphs !== asked.paragraphs &&
    (paragraphs === 1 || Math.abs(paragraphs - asked.paragraphs) > 1)
  )
    found.push({ kind: 'paragraphs', got: paragraphs, asked: asked.paragraphs });
  const narrator = narratorOf(text);
  if (asked.narrator !== null && narrator !== null && narrator !== asked.narrator)
    found.push({ kind: 'narrator', asked: asked.narrator });
  const [before, after] = [tenseOf(asked.existingText.slice(-tenseSample)), tenseOf(text)];
  if (before !== null && after !== null && before !== after) found.push({ kind: 'tense', asked: before });
  if (asked.rating === 'safe' && coarse.test(text)) found.push({ kind: 'rating' });
  const missing = missingPerson(asked, text, narrator);
  if (missing !== null) found.push({ kind: 'people', name: missing });
  return found;
}

const narrators: Readonly<Record<Narrator, string>> = { first: 'birinci kişi', third: 'üçüncü kişi' };
const tenses: Readonly<Record<Tense, string>> = { past: 'geçmiş zaman', present: 'şimdiki zaman' };

function textOf(difference: Difference): string {
  switch (difference.kind) {
    case 'shorter':
    case 'longer': {
      const { words, asked, kind } = difference;
      const range = asked.min === asked.max ? `${asked.min}` : `${asked.min}–${asked.max}`;
      return `${kind === 'shorter' ? 'daha kısa' : 'daha uzun'} (${words} sözcük, istenen ${range})`;
    }
    case 'paragraphs':
      return `${difference.asked} yerine ${difference.got} paragraf`;
    case 'narrator':
      return `anlatıcı ${narrators[difference.asked]} değil`;
    case 'tense':
      return `anlatım zamanı değişti (öncesi ${tenses[difference.asked]})`;
    case 'rating':
      return 'kaba sözler geçiyor';
    case 'people':
      return `${difference.name} hiç geçmiyor`;
  }
}

/** The quiet line under a text that differs from what was asked for; null without differences. */
export function differenceNote(found: readonly Difference[]): string | null {
  if (found.length === 0) return null;
  return `İstediğinizden ayrılan: ${found.map(textOf).join('; ')}.`;
}
