import { conjugate } from '#domain/turkish/index.ts';
import type { NarrativeTense } from './world.ts';

/** Words that end like a past verb but are none. */
const NOT_VERBS = new Set(
  'adı tadı kendi şimdi kedi yedi hadi haydi kadı ardı yurdu ordu derdi cildi kaydı tadı sandı ödü udu vadi halı kenti altı üstü sırtı kartı yatı otu atı eti sütü katı ketti'.split(
    ' ',
  ),
);

const BARE = new Set(['var', 'yok', 'değil']);
const VOWEL = /[aeıioöuü]/gu;

/** Shifts one narrative sentence from the past to the tense in which a continued text is told. */
export function shiftTense(sentence: string, tense: NarrativeTense): string {
  if (tense === 'past') return sentence;
  return sentence
    .split(/(“[^”]*”)/u)
    .map((piece) => (piece.startsWith('“') ? piece : shiftClauses(piece, tense)))
    .join('');
}

function shiftClauses(text: string, tense: NarrativeTense): string {
  return text.replace(/(\p{L}+)(?=[.,;:!?…]|\s+(?:ve|ama|fakat)\s|$)/gu, (word) => shiftWord(word, tense));
}

function shiftWord(word: string, tense: NarrativeTense): string {
  const lower = word.toLocaleLowerCase('tr');
  if (NOT_VERBS.has(lower)) return word;
  const match = /^(.+?)(y?)([dt])([ıiuü])(m|k|lar|ler)?$/u.exec(word);
  if (!match) return word;
  const [, body = '', buffer = '', , , ending = ''] = match;
  if (/[ıiuü]yor$/u.test(body))
    return tense === 'present' ? body + presentEnding(body, ending) : withEvidential(body, '', ending);
  if (/m[ıiuü]ş$/u.test(body)) return body + (ending === 'm' ? harmony(body) + 'm' : ending);
  if (buffer || BARE.has(body.toLocaleLowerCase('tr'))) {
    return tense === 'present'
      ? body + (ending === 'm' ? `y${harmony(body)}m` : ending)
      : withEvidential(body, buffer, ending);
  }
  if (tense === 'evidential') return withEvidential(body, '', ending);
  const vowels = body.match(VOWEL);
  if (!vowels) return word;
  const infinitive = body + (/[aıou]/u.test(vowels.at(-1) ?? '') ? 'mak' : 'mek');
  const person = ending === 'm' ? '1sg' : ending === 'k' ? '1pl' : ending ? '3pl' : '3sg';
  return conjugate(infinitive, { tense: 'present', person });
}

function harmony(body: string): string {
  const last = body.match(VOWEL)?.at(-1) ?? 'e';
  if (last === 'a' || last === 'ı') return 'ı';
  if (last === 'o' || last === 'u') return 'u';
  if (last === 'ö' || last === 'ü') return 'ü';
  return 'i';
}

function presentEnding(body: string, ending: string): string {
  if (ending === 'm') return `${harmony(body)}m`;
  if (ending === 'k') return `${harmony(body)}z`;
  return ending;
}

function withEvidential(body: string, buffer: string, ending: string): string {
  const vowel = harmony(body);
  const tail = ending === 'm' ? `${vowel}m` : ending === 'k' ? `${vowel}z` : ending;
  return `${body}${buffer}m${vowel}ş${tail}`;
}
