import { CASES, POSSESSIVE, PRONOMINAL_CASES } from './endings.ts';
import { nounStem, splitHead } from './noun-stem.ts';
import { attach, plainStem, type Stem } from './phonology.ts';
import type { Case, Person } from './types.ts';

const CASE_ORDER: readonly Case[] = ['nom', 'acc', 'dat', 'loc', 'abl', 'gen', 'ins'];

const IRREGULAR: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map(
  [
    'ben beni bana bende benden benim benimle',
    'sen seni sana sende senden senin seninle',
    'o onu ona onda ondan onun onunla',
    'biz bizi bize bizde bizden bizim bizimle',
    'siz sizi size sizde sizden sizin sizinle',
    'bu bunu buna bunda bundan bunun bununla',
    'şu şunu şuna şunda şundan şunun şununla',
    'kim kimi kime kimde kimden kimin kiminle',
  ].map((line) => {
    const forms = line.split(' ');
    return [forms[0] ?? '', Object.fromEntries(CASE_ORDER.map((name, i) => [name, forms[i] ?? '']))] as const;
  }),
);

/** Pronouns that end in a possessive, with the base that other persons attach to ("hepsi" → "hepimiz"). */
const POSSESSED: ReadonlyMap<string, string> = new Map(
  (
    'hepsi/hep biri/bir hiçbiri/hiçbir birbiri/birbir hangisi/hangi çoğu/çok birçoğu/birçok ikisi/iki üçü/üç ' +
    'dördü/dört beşi/beş kimisi/kimi kimi/kimi birisi/biri bazısı/bazı bazıları/bazı tümü/tüm diğeri/diğer başkası/başka öbürü/öbür ' +
    'kendi/kendi kendisi/kendi birkaçı/birkaç herbiri/herbir tamamı/tamam öteki/öteki beriki/beriki'
  )
    .split(' ')
    .map((pair) => pair.split('/') as [string, string]),
);

/** What {@link pronounForm} reads of the options of a noun. */
interface PronounOptions {
  readonly plural?: boolean;
  readonly possessive?: Person;
  readonly case?: Case;
}

function possessedForm(
  before: string,
  word: string,
  base: string,
  { possessive, case: asked = 'nom' }: PronounOptions,
): Stem {
  // The third person is there already, except in "kendi", whose "kendisi" is a word of its own.
  const asItIs = !possessive || (possessive === '3sg' && base !== word);
  const owned = asItIs ? plainStem(before + word) : attach(nounStem(before + base), POSSESSIVE[possessive]);
  const pronominal = !possessive || possessive === '3sg' || possessive === '3pl';
  return attach(owned, (pronominal ? PRONOMINAL_CASES : CASES)[asked]);
}

/** The stem of an irregular pronoun ("o", "insanların çoğu") in its case, or undefined when the word inflects like any noun. */
export function pronounForm(word: string, opts: PronounOptions): Stem | undefined {
  if (opts.plural) return undefined;
  const [before, head] = splitHead(word);
  const base = POSSESSED.get(head);
  if (base) return possessedForm(before, head, base, opts);
  const form = opts.possessive ? undefined : IRREGULAR.get(word)?.[opts.case ?? 'nom'];
  return form === undefined ? undefined : plainStem(form);
}
