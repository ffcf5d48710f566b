import { splitSentences } from '#domain/turkish/index.ts';
import type { SummaryJob } from './story-writer.ts';

/** Words with a capital inside a sentence: names, mostly. */
const namedInside = /[\p{Ll},;] \p{Lu}\p{Ll}+/u;

/** The sentences of a chapter that say most, in their order: its first and last, and those that name someone. */
function tellingSentences(chapter: string, letters: number): string {
  const sentences = splitSentences(chapter.replaceAll(/\s+/gu, ' ').trim());
  const last = sentences.length - 1;
  const ranked = sentences
    .map((sentence, at) => ({
      sentence,
      at,
      rank: at === 0 || at === last ? 0 : sentence.includes('“') ? 2 : namedInside.test(sentence) ? 1 : 3,
    }))
    .sort((a, b) => a.rank - b.rank || a.at - b.at);
  let left = letters;
  const kept = ranked.filter(({ sentence }) => {
    if (sentence.length + 1 > left) return false;
    left -= sentence.length + 1;
    return true;
  });
  return kept
    .sort((a, b) => a.at - b.at)
    .map(({ sentence }) => sentence)
    .join(' ');
}

/**
 * A summary without a language model: of each text the sentences that say most. The old summary and each new chapter
 * get the same share of the room, so that what lies further back grows shorter; at most `letters` letters.
 */
export function extractSummary({ summary, chapters, letters }: SummaryJob): string {
  const texts = [...(summary === '' ? [] : [summary]), ...chapters];
  const share = Math.floor(letters / Math.max(1, texts.length)) - 1;
  return texts
    .map((text) =>
      text.length <= share ? text.replaceAll(/\s+/gu, ' ').trim() : tellingSentences(text, share),
    )
    .filter((text) => text !== '')
    .join('\n');
}
