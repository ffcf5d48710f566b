const longest = 200;

/** What never reaches a reader: addresses, keys, paths, hosts, e-mails, stack lines. */
const secrets: RegExp[] = [
  /\bat\s+\S+\s*\([^)]*\)/g,
  /\b[a-z][a-z0-9+.-]{1,20}:\/\/\S+/gi,
  /\b(?:bearer|basic)\s+\S+/gi,
  /\S+@\S+\.\S+/g,
  /\b\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?\b/g,
  /\[?[0-9a-f]{0,4}(?::[0-9a-f]{0,4}){3,7}\]?/gi,
  /(?:[a-z]:\\|~?\/)[\w.@-]+(?:[\\/][\w.@-]+)+/gi,
  /\b(?:[a-z0-9-]+\.)+(?:com|net|org|io|ai|dev|app|co|internal|local|lan|cloud|example)(?::\d+)?(?:\/\S*)?/gi,
  /\b(?:localhost|[a-z0-9-]+):\d{2,5}\b/gi,
  /\b(?:sk|pk|hf|org|proj|req|key|gsk|xai)[-_][\w-]{6,}/gi,
  /\bAIza[\w-]{10,}/g,
  // Anything long that mixes letters and digits, or is masked, is taken for a key or an internal name.
  /(?=[\w*-]*\d)(?=[\w*-]*[a-z])[\w*-]{16,}/gi,
  /[\w-]*\*{3,}[\w*-]*/g,
  /\b[\w-]{32,}\b/g,
];

/**
 * A provider's own words made fit to be shown: one line without markup, keys, addresses, paths and hosts, at most
 * 200 characters (decisions, Accounts and roles). Empty where nothing readable is left, and for HTML pages.
 * `literals` are further strings to take out: the configured key and address.
 */
export function cleanDetail(text: string, literals: readonly string[] = []): string {
  // A long text is not worth searching through, and nobody sees its end.
  let clean = text.slice(0, 4_000);
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
