import { createMemo } from './memo.ts';
import { splitHead } from './noun-stem.ts';
import { attach, plainStem, type Stem, type Suffix, suffix, vowelCount } from './phonology.ts';
import type { Voice } from './types.ts';
import {
  AORIST_A_COMPOUNDS,
  AORIST_I_MONOSYLLABLES,
  irregularCausative,
  SOFT_VERBS,
  SUFFIXED_ET,
} from './verb-exceptions.ts';

/** A verb root with the facts that no rule can tell. */
export interface VerbStem extends Stem {
  /** The vowel of the aorist after a consonant: -Ar or -Ir. */
  readonly aorist: 'A' | 'I';
  /** Spelling before -(y)A…, where "de" and "ye" turn into "di" and "yi" ("diyecek"). */
  readonly beforeYA?: string;
  /** Spelling before -(y)I…, where only "ye" changes ("yiyince", but "deyince"). */
  readonly beforeYI?: string;
}

const INFINITIVE = /\p{L}m[ae]k$/u;
const INFINITIVE_LENGTH = 3;

function rootStem(before: string, root: string): VerbStem {
  const plain = plainStem(before + root);
  const softened = SOFT_VERBS.has(root) || SUFFIXED_ET.has(root);
  const lowAorist =
    softened || AORIST_A_COMPOUNDS.has(root) || (vowelCount(root) === 1 && !AORIST_I_MONOSYLLABLES.has(root));
  return {
    ...plain,
    beforeVowel: softened ? `${plain.text.slice(0, -1)}d` : plain.text,
    aorist: lowAorist ? 'A' : 'I',
    ...(root === 'de' || root === 'ye' ? { beforeYA: `${before}${root.charAt(0)}i` } : {}),
    ...(root === 'ye' ? { beforeYI: `${before}yi` } : {}),
  };
}

const derived = (stem: Stem): VerbStem => ({ ...stem, aorist: 'I' });

const PASSIVE_AFTER_VOWEL = suffix('n');
const PASSIVE_AFTER_L = suffix('In');
const PASSIVE = suffix('Il');
const REFLEXIVE = suffix('(I)n');
const CAUSATIVE_T = suffix('t');
const CAUSATIVE = suffix('DIr');

function passiveSuffix(stem: Stem): Suffix {
  if (stem.open) return PASSIVE_AFTER_VOWEL;
  return stem.text.endsWith('l') ? PASSIVE_AFTER_L : PASSIVE;
}

function causativeSuffix(stem: Stem): Suffix {
  const long = vowelCount(splitHead(stem.text)[1]) > 1;
  return long && (stem.open || /[lr]$/u.test(stem.text)) ? CAUSATIVE_T : CAUSATIVE;
}

function withVoice(before: string, root: string, stem: VerbStem, voice: Voice): VerbStem {
  if (voice === 'causative') {
    const irregular = irregularCausative(root);
    return derived(irregular ? plainStem(before + irregular) : attach(stem, causativeSuffix(stem)));
  }
  if (voice === 'reflexive') return derived(attach(stem, REFLEXIVE));
  // "anlanmak" does not exist: the passive of "anlamak" is made from its reciprocal.
  if (root === 'anla') return derived(plainStem(`${before}anlaşıl`));
  return derived(attach(stem, passiveSuffix(stem)));
}

function makeVerbStem(infinitive: string, voice: Voice | undefined): VerbStem {
  if (!INFINITIVE.test(infinitive)) throw new RangeError(`Not an infinitive: ${infinitive}`);
  const [before, head] = splitHead(infinitive);
  const root = head.slice(0, -INFINITIVE_LENGTH);
  const bare = rootStem(before, root);
  return voice ? withVoice(before, root, bare, voice) : bare;
}

const memo = createMemo<VerbStem>(20_000);

/**
 * Reads an infinitive ("gitmek", "yola çıkmak"), of which only the last word changes, into its stem.
 * Throws RangeError when it does not end in -mak or -mek.
 */
export const verbStem = (infinitive: string, voice?: Voice): VerbStem =>
  memo(voice ? `${infinitive}|${voice}` : infinitive, () => makeVerbStem(infinitive, voice));

/** Adds a suffix to a verb, minding the two roots that change before y. */
export function attachToVerb(stem: VerbStem, added: Suffix): Stem {
  const changed =
    added.buffer !== 'y' ? undefined : added.body.startsWith('A') ? stem.beforeYA : stem.beforeYI;
  return attach(changed ? plainStem(changed) : stem, added);
}

const PROGRESSIVE = suffix('Iyor');
const YOR = suffix('yor');

/** Adds -Iyor, before which a final a or e narrows ("başla" → "başlıyor", "gelme" → "gelmiyor"). */
export function attachProgressive(stem: Stem): Stem {
  if (!stem.open) return attach(stem, PROGRESSIVE);
  if (!/[ae]$/u.test(stem.text)) return attach(stem, YOR);
  const bare = stem.text.slice(0, -1);
  // "de" and "ye" have no vowel left to agree with, and narrow to i.
  const heard = plainStem(vowelCount(splitHead(bare)[1]) ? bare : 'i');
  return attach({ ...heard, text: bare, beforeVowel: bare, open: false }, PROGRESSIVE);
}
