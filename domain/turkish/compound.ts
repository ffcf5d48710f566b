import { POSSESSIVE } from './endings.ts';
import { ALTERNATING } from './lexicon-exceptions.ts';
import { nounStem, splitHead } from './noun-stem.ts';
import { attach, isVowel } from './phonology.ts';

const HARDENED: Readonly<Record<string, readonly string[]>> = {
  b: ['p', 'b'],
  c: ['ç', 'c'],
  d: ['t', 'd'],
  ğ: ['k', 'ğ', 'g'],
  g: ['k', 'g'],
};

const UNALTERNATED = new Map([...ALTERNATING].map(([word, spelling]) => [spelling, word]));

/** Nouns in -s after a vowel that are heads of compounds ("kuş kafesi"), where -si is not the whole suffix. */
const HEADS_IN_S = new Set(
  'kafes nefes ses his hapis heves otobüs polis servis teras adres prens ateş kumpas makas elmas pas kas yas taş tas bahis miras esas karides kulis tenis ofis iris basamas papirüs virüs kampüs'.split(
    ' ',
  ),
);

function bareHead(head: string): string {
  if (head === 'suyu') return 'su';
  const body = head.slice(0, -1);
  const last = body.charAt(body.length - 1);
  const whole = UNALTERNATED.get(body);
  if (whole) return whole;
  if (last === 's' && isVowel(body.charAt(body.length - 2)) && !HEADS_IN_S.has(body))
    return body.slice(0, -1);
  for (const hard of HARDENED[last] ?? []) {
    const candidate = body.slice(0, -1) + hard;
    if (attach(nounStem(candidate), POSSESSIVE['3sg']).text === head) return candidate;
  }
  return body;
}

/** Takes the possessive off the head of a compound: "deniz feneri" → "deniz fener", "gözyaşı" → "gözyaş". */
export function bareCompound(phrase: string): string {
  const [before, head] = splitHead(phrase);
  return before + bareHead(head);
}
