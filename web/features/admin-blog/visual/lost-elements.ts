import { readableHtml } from './tidy-html.ts';

/** Elements that are not compared: they have no meaning of their own, or the server removes them anyway. */
const ignored =
  'html,head,body,p,br,div,span,font,section,article,header,footer,main,colgroup,col,tbody,svg,iframe';
/**
 * Inline elements are compared by the number of characters that they contain, because two adjacent ones may be merged.
 */
const inline = new Set('a,abbr,b,cite,code,del,em,i,ins,kbd,mark,q,s,small,strong,sub,sup,u'.split(','));
/** Attributes that distinguish elements of the same name. */
const comparedAttributes = [
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

/** Number of the characters of an element's text that are not white space. */
const characterCount = (element: Element): number => element.textContent.replaceAll(/\s/g, '').length;

/** Counts the elements of an HTML text by name and attributes, and the characters of the whole text as `text`. */
function countElements(html: string): Map<string, number> {
  const body = new DOMParser().parseFromString(readableHtml(html), 'text/html').body;
  const counts = new Map<string, number>([['text', characterCount(body)]]);
  for (const element of body.querySelectorAll('*')) {
    if (element.matches(ignored)) continue;
    const values = comparedAttributes.flatMap((name) => element.getAttribute(name) ?? []);
    const key = [element.localName, ...values].join(' ');
    counts.set(key, (counts.get(key) ?? 0) + (inline.has(element.localName) ? characterCount(element) : 1));
  }
  return counts;
}

/** Names of the elements that `before` has more of than `after`, each once as `<name>`; 'metin' for missing text. */
export function lostElements(before: string, after: string): string[] {
  const remaining = countElements(after);
  const lost = [...countElements(before)].filter(([key, count]) => count > (remaining.get(key) ?? 0));
  return [...new Set(lost.map(([key]) => (key === 'text' ? 'metin' : `<${key.split(' ')[0]}>`)))];
}
