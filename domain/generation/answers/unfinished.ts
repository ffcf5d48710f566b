import { splitSentences } from '../../turkish/sentence.ts';

/** Words after which no sentence ends. */
const connectives =
  /(?:^|\s)(?:ve|ile|ama|fakat|çünkü|bir|bu|şu|o|gibi|kadar|için|ya|de|da|ki|hem|ne|en|daha|sonra|önce|diye|her|çok|iki|doğru|karşı|olan|üzere|veya|yahut|ancak|eğer|sanki|tıpkı|hiç|artık|şimdi|tam|bile|ise|göre|rağmen|beri|kendi|onun|benim|senin|bütün)$/iu;
const closed = /[.!?…”’"'»):;*_\]—–]\s*$/u;

/**
 * Emoji and spaces at the end, which follow the sentence that they belong to; flags and skin colours too. Looking behind
 * keeps the time linear for a long run within the text.
 */
const emojiAtEnd =
  /(?<![\s\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{Variation_Selector}\p{Join_Control}])[\s\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{Variation_Selector}\p{Join_Control}]+$/u;

/** Shortest last line that is prose, characters; songs and signatures are shorter. */
const shortestProse = 40;

/** Whether a text stops within a sentence. Verses, lists and signatures end without a mark. */
export function isUnfinished(text: string): boolean {
  const trimmed = text.replace(emojiAtEnd, '');
  if (trimmed === '' || closed.test(trimmed)) return false;
  const lines = trimmed.split('\n').filter((line) => line.trim() !== '');
  const last = lines.at(-1) ?? '';
  if (connectives.test(last) || last.endsWith(','))
    return last.length >= shortestProse || lines.length === 1 || isProse(lines);
  if (last.length < shortestProse) return false;
  const sentences = splitSentences(last);
  if (sentences.length > 1) return true;
  return isProse(lines) && last.length > 2 * shortestProse;
}

/** Whether the lines before the last one end like sentences. */
function isProse(lines: readonly string[]): boolean {
  const before = lines.slice(0, -1);
  return before.length > 0 && before.every((line) => closed.test(line) && line.length > shortestProse);
}
