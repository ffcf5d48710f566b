const longest = 200;
/** Characters of a provider's message that are read; the shown detail is its beginning. */
const searched = 600;

/** Patterns that are removed: addresses, keys, paths, hosts, e-mails, stack lines. */
const secrets: RegExp[] = [
  /\bat\s{1,9}\S{1,200}\s{0,9}\([^)]{0,300}\)/g,
  /\b[a-z][a-z0-9+.-]{1,20}:\/\/\S+/gi,
  /\b(?:bearer|basic)\s+\S+/gi,
  /[^\s@]{1,64}@[^\s@]{1,200}/g,
  /\b\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?\b/g,
  /\[?[0-9a-f]{0,4}(?::[0-9a-f]{0,4}){3,7}\]?/gi,
  /(?:[a-z]:\\|~?\/)[\w.@-]{1,100}(?:[\\/][\w.@-]{1,100}){1,30}/gi,
  /\b(?:[a-z0-9-]{1,63}\.){1,8}(?:com|net|org|io|ai|dev|app|co|internal|local|lan|cloud|example)(?::\d{1,5})?(?:\/\S{0,300})?/gi,
  /\b[a-z0-9-]{1,63}:\d{2,5}\b/gi,
  /\b(?:sk|pk|hf|org|proj|req|key|gsk|xai)[-_][\w-]{6,}/gi,
  /\bAIza[\w-]{10,}/g,
  // A long mix of letters and digits, or a masked word, may be a key or an internal name.
  /(?<![\w*-])(?=[\w*-]*\d)(?=[\w*-]*[a-z])[\w*-]{16,}/gi,
  /(?<![\w*-])[\w-]{0,200}\*{3,}[\w*-]*/g,
  /\b[\w-]{32,}\b/g,
];

/**
 * Cleans a provider's message for display: one line without markup, keys, addresses, paths and hosts, at most 200
 * characters (docs/product/accounts.md). Returns an empty text for HTML pages and unreadable messages.
 * @param literals further strings to remove: the configured key and address
 */
export function cleanDetail(text: string, literals: readonly string[] = []): string {
  let clean = text.slice(0, searched);
  if (/<!doctype|<html|<body/i.test(clean)) return '';
  for (const literal of literals) if (literal !== '') clean = clean.replaceAll(literal, '');
  clean = clean.replaceAll(/<[^<>]{0,500}>/g, ' ');
  for (const secret of secrets) clean = clean.replaceAll(secret, '…');
  clean = clean
    .replaceAll(/\p{C}|[<>{}]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/…(?:\s*…)+/gu, '…')
    .trim();
  if (!/\p{L}{2}/u.test(clean)) return '';
  const letters = Array.from(clean);
  return letters.length <= longest
    ? clean
    : `${letters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`;
}
