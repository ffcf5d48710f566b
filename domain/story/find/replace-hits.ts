import type { TextChange } from '../../house-style/text-change.ts';

/** Most places that are replaced at once: 20,000 take half a second in a document, and 80,000 take most of a minute. */
export const maxReplacements = 20_000;

/** What a replacement says about the hit: `$1`, `$<name>`, `$&` for the whole of it, `$$`, a line break `\n`, `\\`. */
const reference = /\$(?:([$&])|(\d{1,2})|<([^>]*)>)|\\([n\\])/gu;

/** Returns the replacement of one hit of a regular expression. A group that there is not stays as it is written. */
function expand(replacement: string, hit: RegExpExecArray): string {
  const groups = hit.length - 1;
  return replacement.replaceAll(
    reference,
    (written: string, sign?: string, digits?: string, name?: string, escaped?: string) => {
      if (sign) return sign === '$' ? '$' : hit[0];
      if (escaped) return escaped === 'n' ? '\n' : '\\';
      if (name !== undefined) return hit.groups ? (hit.groups[name] ?? '') : written;
      const number = Number(digits);
      if (number >= 1 && number <= groups) return hit[number] ?? '';
      // "$12" is the first group and a 2 where there are fewer than twelve.
      const [first = '', second = ''] = digits ?? '';
      const isFirst = second !== '' && Number(first) >= 1 && Number(first) <= groups;
      return isFirst ? (hit[Number(first)] ?? '') + second : written;
    },
  );
}

interface Replacement {
  /** Taken as it is written, but for a regular expression. */
  by: string;
  isRegex: boolean;
  /** The place of the only hit to replace; null for all hits. */
  only: { from: number; to: number } | null;
}

/** Returns the changes that replace hits of a pattern with the flag g; null where they are more than `maxReplacements`. */
export function replaceHits(
  text: string,
  pattern: RegExp,
  { by, isRegex, only }: Replacement,
): TextChange[] | null {
  const changes: TextChange[] = [];
  for (const hit of text.matchAll(pattern)) {
    const from = hit.index;
    const to = from + hit[0].length;
    if (from === to || (only && (from !== only.from || to !== only.to))) continue;
    if (changes.length === maxReplacements) return null;
    changes.push({ from, to, insert: isRegex ? expand(by, hit) : by });
  }
  return changes;
}
