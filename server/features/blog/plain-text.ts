/** Inline elements: removing their tags leaves no space. All other tags become a space. */
const inline = 'a|abbr|b|cite|code|del|em|i|ins|kbd|mark|q|s|small|strong|sub|sup|u';
const inlineTag = new RegExp(`</?(?:${inline})(?:\\s[^>]*)?>`, 'g');

const named: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/**
 * Returns the text of a post on one line. The HTML must be sanitized: then it has no `>` in attributes and only four
 * character references.
 */
export function plainText(sanitized: string): string {
  return sanitized
    .replaceAll(inlineTag, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:lt|gt|quot|amp);/g, (reference) => named[reference] ?? reference)
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
