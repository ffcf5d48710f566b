import { readableHtml } from './tidy-html.ts';

/** Elements without a meaning, and elements that the server removes anyway. */
const meaningless =
  'html,head,body,p,br,div,span,font,section,article,header,footer,main,colgroup,col,tbody,svg,iframe';
/**
 * Inline elements are compared by the number of characters that they contain, because two adjacent ones may be merged.
 */
const inline = new Set('a,abbr,b,cite,code,del,em,i,ins,kbd,mark,q,s,small,strong,sub,sup,u'.split(','));
const telling = [
  'href',
  'src',
  'alt',
  'title',
  'width',
  'height',
  'scope',
  'colspan',
  'rowspan',
  'start',
  'reversed',
];

const letters = (element: Element): number => element.textContent.replaceAll(/\s/g, '').length;

function inventory(html: string): Map<string, number> {
  const body = new DOMParser().parseFromString(readableHtml(html), 'text/html').body;
  const found = new Map<string, number>([['text', letters(body)]]);
  for (const element of body.querySelectorAll('*')) {
    if (element.matches(meaningless)) continue;
    const facts = telling.flatMap((name) => element.getAttribute(name) ?? []);
    const key = [element.localName, ...facts].join(' ');
    found.set(key, (found.get(key) ?? 0) + (inline.has(element.localName) ? letters(element) : 1));
  }
  return found;
}

/** Names of the elements of `before` that are missing in `after`, each once; 'metin' for text. */
export function lostElements(before: string, after: string): string[] {
  const kept = inventory(after);
  const lost = [...inventory(before)].filter(([key, count]) => count > (kept.get(key) ?? 0));
  return [...new Set(lost.map(([key]) => (key === 'text' ? 'metin' : `<${key.split(' ')[0]}>`)))];
}
