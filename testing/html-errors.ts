/** The allowed elements with their allowed attributes. */
export type AllowedElements = Readonly<Record<string, readonly string[]>>;

const standAlone: ReadonlySet<string> = new Set(['br', 'hr', 'img']);
const piece =
  /<(?<end>\/?)(?<name>[a-z][a-z0-9]*)(?<attributes>(?: [a-z]+(?:="[^"<>]*")?)*)(?: \/)?>|(?<text>[^<>]+)/gy;
const attribute = / (?<name>[a-z]+)(?:="(?<value>[^"]*)")?/g;

/**
 * Returns the errors of sanitized HTML; [] for safe HTML. So that every parser reads it in the same way, it may contain
 * only lower-case tags of the list, closed in order, quoted attributes of the list, and no other `<` or `>`; every
 * address must be safe.
 */
export function htmlErrors(html: string, allowed: AllowedElements): string[] {
  const errors: string[] = [];
  const open: string[] = [];
  let read = 0;
  for (const { 0: whole, groups } of html.matchAll(piece)) {
    read += whole.length;
    const { end, name, attributes } = groups ?? {};
    if (name === undefined) continue;
    if (!Object.hasOwn(allowed, name)) errors.push(`element: ${whole}`);
    else if (end && open.pop() !== name) errors.push(`closed out of order: ${whole}`);
    else if (!end && !standAlone.has(name)) open.push(name);
    errors.push(...attributeErrors(name, attributes ?? '', allowed));
  }
  if (read < html.length) errors.push(`not plain: ${html.slice(read, read + 60)}`);
  if (open.length > 0) errors.push(`left open: ${open.join(' ')}`);
  return errors;
}

function attributeErrors(element: string, attributes: string, allowed: AllowedElements): string[] {
  const errors: string[] = [];
  for (const { 0: whole, groups } of attributes.matchAll(attribute)) {
    const { name = '', value = '' } = groups ?? {};
    if (!allowed[element]?.includes(name)) errors.push(`attribute:${whole} of ${element}`);
    const address = value.replaceAll('&amp;', '&').replaceAll('&quot;', '"');
    if (name === 'href' && !isHarmless(address, /^(?:https?|mailto|tel):$/)) errors.push(`link:${whole}`);
    if (name === 'src' && !isHarmless(address, /^https:$/)) errors.push(`image:${whole}`);
    if (name === 'rel' && value !== 'noopener noreferrer') errors.push(`relation:${whole}`);
    if (name === 'class' && value !== 'video') errors.push(`class:${whole}`);
  }
  return errors;
}

/** Whether an address is a path on this site or uses one of the allowed schemes. */
function isHarmless(address: string, schemes: RegExp): boolean {
  const base = 'https://site.example/blog/yazi';
  if (!URL.canParse(address, base)) return false;
  const url = new URL(address, base);
  if (url.origin === 'https://site.example') return address.startsWith('/');
  return schemes.test(url.protocol) && /^[a-z]+:/.test(address) && url.username === '' && url.password === '';
}
