import { lower } from './text.ts';

const ABBREVIATIONS: ReadonlySet<string> = new Set(
  (
    'dr prof doç yrd av sn bay bn hz alb gen yzb bnb tğm atğm müh mim uzm öğr gör ord op st no cad sok sk mah apt blv ' +
    'bul vb vs vd bkz krş örn çev haz yay s sf ss c cm km kg gr mm lt tel faks mr mrs ms jr'
  ).split(' '),
);

/** These end a sentence as often as not, so that a capital after them does end it. */
const TRAILING_ABBREVIATIONS: ReadonlySet<string> = new Set([
  'vb',
  'vs',
  'vd',
  'cm',
  'km',
  'kg',
  'gr',
  'mm',
  'lt',
]);

/** Nouns that follow an ordinal with a full stop: "2. Dünya Savaşı", "3. Bölüm". */
const ORDINAL_FOLLOWERS =
  /^(?:Dünya|Bölüm|Kısım|Perde|Sahne|Cilt|Kat|Cadde|Sokak|Gün|Yüzyıl|Ordu|Sınıf|Selim|Murat|Mehmet|Ahmet|Mahmut|Mustafa|Osman|Bayezid|Abdülhamid?t?)/u;

/** The look-behind keeps a long run of marks from being tried again at each of them. */
const TERMINATOR = /(?<![.!?…])[.!?…]+["'”’»)\]]*(?=\s|$)/gu;
const SENTENCE_START = /^[\s"'“‘«([*_–—-]*[\p{Lu}\d]/u;

const TOKEN_BREAK = /[\s"'“‘«(]/u;

/** The word right before a mark, found backwards so that its cost is its own length. */
function lastToken(text: string): string {
  let start = text.length;
  while (start > 0 && !TOKEN_BREAK.test(text.charAt(start - 1))) start--;
  return text.slice(start);
}

/** Decides whether a lone full stop belongs to the word before it rather than to the sentence. */
function isAbbreviation(token: string, sentenceBefore: string, rest: string): boolean {
  if (/^\p{Lu}$/u.test(token) || /^(?:\p{L}\.)+\p{L}$/u.test(token)) return true;
  if (/^[IVXLC]+$/u.test(token)) return true;
  if (/^\d{1,2}$/u.test(token)) {
    const next = rest.trimStart();
    return sentenceBefore.trim() === token || ORDINAL_FOLLOWERS.test(next);
  }
  const word = lower(token);
  return ABBREVIATIONS.has(word) && !TRAILING_ABBREVIATIONS.has(word);
}

function endsSentence(sentence: string, mark: string, rest: string): boolean {
  if (rest.trim() === '') {
    const token = lastToken(sentence);
    return mark !== '.' || !(ABBREVIATIONS.has(lower(token)) || /^\d{1,2}$/u.test(token));
  }
  if (mark === '.' && isAbbreviation(lastToken(sentence), sentence, rest)) return false;
  // "Geldin mi?" diye sordu: a small letter goes on with the same sentence.
  return SENTENCE_START.test(rest);
}

function* sentenceEnds(line: string): Generator<number> {
  let start = 0;
  for (const match of line.matchAll(TERMINATOR)) {
    const end = match.index + match[0].length;
    if (!endsSentence(line.slice(start, match.index), match[0], line.slice(end))) continue;
    yield end;
    start = end;
  }
}

function sentencesOfLine(line: string): string[] {
  const ends = [...sentenceEnds(line), line.length];
  return ends.map((end, i) => line.slice(ends[i - 1] ?? 0, end).trim()).filter(Boolean);
}

/**
 * Splits a text into sentences. A new line always ends one; abbreviations ("Dr."), initials, ordinals
 * ("3. gün"), and speech that goes on in small letters ("Gel!" dedi) do not.
 */
export const splitSentences = (text: string): string[] => text.split(/\n+/u).flatMap(sentencesOfLine);

/** Where a sentence stands in its line, in UTF-16 code units, without the white space around it. */
export interface SentenceSpan {
  from: number;
  to: number;
}

/** The places of a line's sentences, in order; what holds neither a letter nor a digit ("…", "* * *") is none. */
export function sentenceSpans(line: string): SentenceSpan[] {
  const spans: SentenceSpan[] = [];
  let start = 0;
  for (const end of [...sentenceEnds(line), line.length]) {
    const raw = line.slice(start, end);
    if (/[\p{L}\p{N}]/u.test(raw)) {
      const from = start + raw.length - raw.trimStart().length;
      spans.push({ from, to: from + raw.trim().length });
    }
    start = end;
  }
  return spans;
}

/** Where the last whole sentence of a text ends (with its closing quote); undefined where there is none. */
export function lastSentenceEnd(text: string): number | undefined {
  for (let lineEnd = text.length; lineEnd > 0; ) {
    const lineStart = text.lastIndexOf('\n', lineEnd - 1) + 1;
    const end = [...sentenceEnds(text.slice(lineStart, lineEnd))].at(-1);
    if (end !== undefined) return lineStart + end;
    lineEnd = lineStart - 1;
  }
  return undefined;
}
