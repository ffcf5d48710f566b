import { isKnownName, readIdea } from '#domain/turkish/idea/index.ts';
import type { Fact, Voice } from './types.ts';

/** What a text that is to be continued fixes for the rest. */
export interface Previous {
  readonly person: Voice['person'];
  /** The tense it goes on in. */
  readonly tense: Voice['tense'];
  /** False where the text has a tense that is not formed here ("gelir", "gelecek"). */
  readonly sameTense: boolean;
  /** Names, the most frequent of the newest part first. */
  readonly names: readonly string[];
  /** Of its last scene, and of people and things. */
  readonly facts: readonly Fact[];
}

/** Characters of the newest part, which decides how the text is told. */
const RECENT = 6_000;

/** Reads person, tense, names, season and hour of a text. */
export function readPrevious(text: string): Previous {
  const recent = text.slice(-RECENT);
  const narration = recent.replace(/[“"][^”"]*[”"]|^\s*[—–-].*$/gmu, ' ');
  const tense = tenseOf(narration);
  const names = [...new Set([...namesIn(recent), ...namesIn(text.slice(0, -RECENT))])];
  return {
    person: isFirstPerson(narration, names) ? '1sg' : '3sg',
    tense: tense ?? 'past',
    sameTense: tense !== undefined,
    names,
    facts: [...sceneFacts(narration), ...(names.length > 1 ? ['friend-knows'] : [])],
  };
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

function isFirstPerson(text: string, names: readonly string[]): boolean {
  // "Nedim" is no verb.
  const narration = names.reduce((rest, name) => rest.replaceAll(name, ''), text);
  const sentences = Math.max(1, count(narration, /[.!?…](?=\s|$)/gu));
  const firsts = count(
    narration,
    // "adım" and "yardım" are nouns.
    /(?:(?<!(?<!\p{L})(?:a|yar))[dt][ıiuü]m|yor(?:d)?um|m[ıiuü]şt?[ıiuü]m)(?=[\s.,;:!?…]|$)|(?<!\p{L})(?:ben|beni|bana|benim|bende|benden)(?!\p{L})/giu,
  );
  return firsts >= Math.max(2, sentences * 0.2);
}

/** The tense of most sentence ends; undefined for one that a story can't be told in here. */
function tenseOf(narration: string): Voice['tense'] | undefined {
  const counts = {
    past: count(narration, /[dt][ıiuü](?:m|k|lar|ler)?(?=[.!?…;])/giu),
    present: count(narration, /(?:[ıiuü]yor(?:um|uz|lar)?|m[ae]kt[ae](?:y[ıi]m)?)(?=[.!?…;])/giu),
    evidential: count(narration, /m[ıiuü]ş(?:[ıiuü]m|l[ae]r)?(?=[.!?…;])/giu),
    other: count(narration, /(?:[ae]c[ae](?:k|ğ[ıi]m)|[aeıiuü]r(?:[ıiuü]m|l[ae]r)?|m[ae]z)(?=[.!?…;])/giu),
  };
  const [best] = Object.entries(counts).sort((a, b) => b[1] - a[1]);
  if (!best || best[1] === 0) return 'past';
  return best[0] === 'other' ? undefined : (best[0] as Voice['tense']);
}

/** Known names, and capitalised words inside sentences that no place's ending follows; most frequent first. */
function namesIn(text: string): string[] {
  const counts = new Map<string, number>();
  const sure = new Set<string>();
  for (const match of text.matchAll(/(?<![\p{L}'’])(\p{Lu}\p{Ll}+)(['’]\p{Ll}+)?/gu)) {
    const [, name = '', ending = ''] = match;
    const inside = /[\p{Ll},;] $/u.test(text.slice(Math.max(0, match.index - 2), match.index));
    counts.set(name, (counts.get(name) ?? 0) + 1);
    if (!/^['’][dt][ae]/u.test(ending) && (ending || inside) && (isKnownName(name) || isPerson(name, text)))
      sure.add(name);
  }
  return [...sure].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
}

/** Whether an unlisted word that comes more than once is read as a person's name. */
const isPerson = (name: string, text: string): boolean =>
  text.split(name).length > 2 && readIdea(`Bir gün ${name} yola çıkar.`).hero?.name === name;

const SCENE: readonly (readonly [Fact, RegExp])[] = [
  ['night', /gece|karanlık|yıldız/iu],
  ['rain', /yağmur/iu],
  ['winter', /(?<!\p{L})(?:kış|kar(?:lar)?|buz|ayaz)(?!\p{L})/iu],
  ['summer', /(?<!\p{L})(?:yaz(?:ın)?|sıcak|ağustos|temmuz|haziran)(?!\p{L})/iu],
  ['solitary', /(?<!\p{L})(?:yapayalnız|kimse kalmamıştı|tek başına kal)/iu],
];

/** Hour, season and company: of the last paragraphs. */
function sceneFacts(narration: string): Fact[] {
  const scene = narration
    .split(/\n+/u)
    .filter((part) => part.trim())
    .slice(-2)
    .join(' ');
  return SCENE.flatMap(([fact, pattern]) => (pattern.test(scene) ? [fact] : []));
}

/** Whether a text says that somebody died or went for good. */
export const hasLeft = (name: string, text: string): boolean =>
  new RegExp(
    `${name}\\p{L}*[^.!?]{0,60}(?:öldü|ölmüştü|ölmüş|gömdü|toprağa verdi|cenazesi|terk etti)`,
    'u',
  ).test(text);

/** Whether a text says that a thing is no longer there. */
export const isGone = (head: string, text: string): boolean =>
  new RegExp(
    `(?<!\\p{L})${head.replace(/[^\p{L} ]/gu, '').slice(0, -1)}\\p{L}*[^.!?]{0,40}(?:kaybetti|yitirdi|kayboldu|yaktı|yandı|kırıldı|attı|çalındı|verdi)`,
    'iu',
  ).test(text);
