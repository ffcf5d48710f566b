import { looksLikeCompound, lower } from '#domain/turkish/index.ts';
import { KIND_DEFAULTS } from '../banks/lexicon/things.ts';
import { milieuOf } from '../banks/milieus.ts';
import { mentionsYoung } from '../engine/grown-cast.ts';
import type { Noun, Place, Thing } from '../engine/world.ts';
import { type Entry, entryAt } from './lexicon.ts';
import { readIdea } from './read-idea.ts';

/** A place or an object of the writer's library. */
export interface LibraryNoun {
  name: string;
  /** What is noted of it. */
  text: string;
}

/** What can be inflected as a name; anything else would read as a slip. */
const NAME = /^\p{L}[\p{L}’' -]{1,39}$/u;

/** The lexicon's noun that a name ends with: "Kırık Değirmen" is a mill, "Kuzgun Tepesi" a hill. */
function headOf(name: string): { entry: Entry; written: string } | undefined {
  const words = name.toLocaleLowerCase('tr').split(/\s+/u);
  for (let at = 0; at < words.length; at += 1) {
    const entry = entryAt(words, at);
    if (entry && at + entry.words.length === words.length)
      return { entry, written: words.slice(at).join(' ') };
  }
  return undefined;
}

function nounOf(name: string, head: ReturnType<typeof headOf>): Noun {
  // Fields are often filled with a capital: "Saat" is a clock, and no name.
  if (head && lower(name) === head.entry.lemma)
    return { lemma: head.entry.lemma, compound: head.entry.compound ?? false, proper: false };
  const isPlain = head !== undefined && head.written === head.entry.lemma;
  return {
    lemma: name,
    compound: isPlain ? (head.entry.compound ?? false) : looksLikeCompound(name),
    proper: /^\p{Lu}/u.test(name),
  };
}

/** Names that a story of this kind may use. */
function usable(nouns: readonly LibraryNoun[], grown: boolean): LibraryNoun[] {
  return nouns
    .map(({ name, text }) => ({ name: name.trim().replaceAll(/\s+/gu, ' '), text }))
    .filter(({ name }) => NAME.test(name) && !(grown && mentionsYoung(name)));
}

/** The first place of the library whose kind is known, by its name or by what is noted of it. */
export function libraryPlace(nouns: readonly LibraryNoun[], grown: boolean): Place | undefined {
  for (const { name, text } of usable(nouns, grown)) {
    const head = headOf(name);
    const milieu = head?.entry.place ? milieuOf(head.entry.place.milieu) : readIdea(text).places[0]?.milieu;
    if (milieu) return { ...nounOf(name, head), milieu };
  }
  return undefined;
}

const list = (text: string): string[] => text.split('|').filter(Boolean);

/** The first object of the library: as the thing that its name says, else as anything one can hold. */
export function libraryThing(nouns: readonly LibraryNoun[], grown: boolean): Thing | undefined {
  const [first] = usable(nouns, grown);
  if (!first) return undefined;
  const head = headOf(first.name);
  const noun = nounOf(first.name, head);
  if (head?.entry.thing) return { ...head.entry.thing, ...noun };
  const { parts, looks, uses } = KIND_DEFAULTS.portable;
  return { ...noun, kind: 'portable', parts: list(parts), looks: list(looks), sounds: [], uses: list(uses) };
}
