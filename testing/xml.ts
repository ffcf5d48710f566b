/** An element of a document that was read by {@link readXml}. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  /** Its own text with decoded entities, without that of its children. */
  text: string;
}

const token =
  /<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<(\/?)([A-Za-z_][\w:.-]*)((?:\s+[A-Za-z_][\w:.-]*="[^"<]*")*)\s*(\/?)>|([^<]+)/y;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decode(text: string): string {
  return text.replaceAll(/&([^;\s]{0,10});?/g, (whole, entity: string) => {
    const code = /^#(x[0-9a-f]+|\d+)$/i.exec(entity)?.[1]?.replace(/^x/i, '0x');
    const sign = code === undefined ? entities[entity] : String.fromCodePoint(Number(code));
    if (sign === undefined || !whole.endsWith(';')) throw new Error(`not XML: ${whole}`);
    return sign;
  });
}

/** Parses a small XML document strictly. @throws Error for a document that is not well formed */
export function readXml(source: string): XmlElement {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what XML can't hold
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(source)) throw new Error('not XML: a sign');
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  token.lastIndex = 0;
  while (token.lastIndex < source.length) {
    const at = token.lastIndex;
    const found = token.exec(source);
    const parent = open.at(-1);
    if (!found || !parent) throw new Error(`not XML: ${source.slice(at, at + 80)}`);
    const [, data, closing, name, attributes = '', empty, text] = found;
    if (data !== undefined) parent.text += data;
    if (text !== undefined) parent.text += decode(text);
    if (name === undefined) continue;
    if (closing) {
      if (open.pop()?.name !== name) throw new Error(`not XML: </${name}>`);
      continue;
    }
    const pairs = [...attributes.matchAll(/([\w:.-]+)="([^"]*)"/g)];
    const element: XmlElement = {
      name,
      attributes: Object.fromEntries(pairs.map(([, key = '', value = '']) => [key, decode(value)])),
      children: [],
      text: '',
    };
    parent.children.push(element);
    if (!empty) open.push(element);
  }
  const [document, ...others] = root.children;
  if (!document || others.length > 0 || open.length !== 1 || root.text.trim() !== '')
    throw new Error('not XML: one root element was expected');
  return document;
}
