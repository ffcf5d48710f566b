/** Elements between which no space is seen in the HTML, but is on the page. */
const inline = 'a|abbr|b|cite|code|del|em|i|ins|kbd|mark|q|s|small|strong|sub|sup|u';
const inlineTag = new RegExp(`</?(?:${inline})(?:\\s[^>]*)?>`, 'g');

const named: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** The text of a sanitized post on one line; sanitizing leaves no `>` in attributes and only these four references. */
export function plainText(sanitized: string): string {
  return sanitized
    .replaceAll(inlineTag, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:lt|gt|quot|amp);/g, (reference) => named[reference] ?? reference)
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
