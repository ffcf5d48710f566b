import { countWords } from '../story/story.ts';
import { wordsPerMinute } from '../text/reading-speed.ts';
import { compare, lower, splitSentences } from '../turkish/index.ts';
import { vowelCount } from '../turkish/phonology.ts';
import { commonWords } from './common-words.ts';
import { type ReadabilityBand, readability } from './readability.ts';

const shownSentences = 5;
const shownWords = 20;
/** Characters of a long sentence that are shown. */
const shownSentenceLength = 240;

/** The statistics of a text. */
export interface TextStatistics {
  words: number;
  /** UTF-16 code units. */
  characters: number;
  sentences: number;
  paragraphs: number;
  syllables: number;
  /** Reading time in minutes, rounded up. */
  minutes: number;
  /** Share of words within speech, 0-1. */
  dialogueShare: number;
  wordsPerSentence: number;
  readability: { score: number; band: ReadabilityBand } | null;
  /** The longest sentences first; `from` is the offset of the paragraph in the text. */
  longest: { text: string; words: number; from: number }[];
  /** The most frequent words first, folded by Turkish case, without common words. */
  repeated: { word: string; count: number }[];
}

const word = /[\p{L}\p{M}\d]+(?:['’][\p{L}\p{M}]+)?/gu;
const quoted = /[“"][^“”"\n]*[”"]/gu;
/** The title of a chapter: its words count, but not as a sentence. */
const heading = /^#{1,6}\s/u;
const speechLine = /^\s*[—–-]\s*\p{L}/u;

/** Counts words; a dash alone is no word. */
const wordsIn = (text: string): number =>
  text.split(/\s+/u).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;

/** Counts the words of a paragraph that are speech. */
function spokenWords(paragraph: string, words: number): number {
  if (speechLine.test(paragraph)) return words;
  let spoken = 0;
  for (const [speech] of paragraph.matchAll(quoted)) spoken += wordsIn(speech);
  return spoken;
}

interface Tally {
  words: number;
  /** Words outside headings. */
  prose: number;
  sentences: number;
  paragraphs: number;
  syllables: number;
  spoken: number;
  longest: { text: string; words: number; from: number }[];
  /** By folded word; in lower case if it occurs so, so that names keep their capital. */
  counts: Map<string, { word: string; count: number }>;
}

function countWordsOf(paragraph: string, tally: Tally): void {
  for (const [found] of paragraph.matchAll(word)) {
    tally.syllables += Math.max(1, vowelCount(found));
    const bare = lower(found.split(/['’]/u)[0] ?? '');
    if (bare.length < 3 || commonWords.has(bare) || /^\d/u.test(bare)) continue;
    const written = found.split(/['’]/u)[0] ?? '';
    const known = tally.counts.get(bare);
    if (!known) tally.counts.set(bare, { word: written, count: 1 });
    else {
      known.count += 1;
      if (written === bare) known.word = bare;
    }
  }
}

function addParagraph(paragraph: string, from: number, tally: Tally): void {
  const words = countWords(paragraph);
  if (words === 0) return;
  tally.words += words;
  if (heading.test(paragraph)) return;
  const prose = wordsIn(paragraph);
  tally.prose += prose;
  tally.paragraphs += 1;
  tally.spoken += spokenWords(paragraph, prose);
  countWordsOf(paragraph, tally);
  for (const sentence of splitSentences(paragraph)) {
    const length = wordsIn(sentence);
    if (!/[\p{L}\d]/u.test(sentence)) continue;
    tally.sentences += 1;
    const shortest = tally.longest.at(-1);
    if (tally.longest.length === shownSentences && shortest && shortest.words >= length) continue;
    tally.longest.push({ text: sentence.slice(0, shownSentenceLength), words: length, from });
    tally.longest.sort((a, b) => b.words - a.words);
    tally.longest.length = Math.min(tally.longest.length, shownSentences);
  }
}

/** Computes the statistics of a text. For a novel it is too slow for the main thread of a page. */
export function textStatistics(text: string): TextStatistics {
  const tally: Tally = {
    words: 0,
    prose: 0,
    sentences: 0,
    paragraphs: 0,
    syllables: 0,
    spoken: 0,
    longest: [],
    counts: new Map(),
  };
  let from = 0;
  for (const paragraph of text.split('\n')) {
    addParagraph(paragraph, from, tally);
    from += paragraph.length + 1;
  }
  const { words, prose, sentences, syllables, spoken, counts, longest, paragraphs } = tally;
  return {
    words,
    characters: text.length,
    sentences,
    paragraphs,
    syllables,
    minutes: Math.ceil(words / wordsPerMinute),
    dialogueShare: prose === 0 ? 0 : spoken / prose,
    wordsPerSentence: sentences === 0 ? 0 : prose / sentences,
    readability: readability({ syllables, words: prose, sentences }),
    longest,
    repeated: [...counts.values()]
      .filter(({ count }) => count > 1)
      .sort((a, b) => b.count - a.count || compare(a.word, b.word))
      .slice(0, shownWords),
  };
}
