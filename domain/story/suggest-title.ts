import { limits } from '../limits.ts';

/** Longest suggested title, in words and characters: it stands over the text in one line. */
const most = { words: 8, characters: 60 } as const;

/** A text without Markdown marks, quotes and dashes around it. */
const bare = (text: string) => text.replaceAll(/^[\s#*_>“”"'‘’«»—–-]+|[\s*_“”"'‘’«»,;:.!?…—–-]+$/gu, '');

/** The first words of a sentence, as many as a title has; a clause of at least two words ends it. */
function shorten(sentence: string): string {
  let title = '';
  for (const word of sentence.split(/\s+/u).slice(0, most.words)) {
    const longer = title === '' ? word : `${title} ${word}`;
    if (longer.length > most.characters) break;
    const isClause = title !== '' && /[,;:]$/u.test(word);
    title = longer;
    if (isClause) break;
  }
  return bare(title).slice(0, limits.title);
}

/** A title for a story that has none: its first heading or the first words of its first sentence, else those of its idea; empty where both are. */
export function suggestTitle(content: string, idea: string): string {
  for (const text of [content, idea]) {
    const line = text
      .slice(0, 2_000)
      .split('\n')
      .map(bare)
      .find((candidate) => candidate !== '');
    const [sentence = ''] = (line ?? '').split(/(?<=[.!?…])\s/u, 1);
    const title = shorten(bare(sentence));
    if (title !== '') return title.charAt(0).toLocaleUpperCase('tr') + title.slice(1);
  }
  return '';
}
