import { bible } from '../messages/bible.ts';
import type { CardFields, CardOf } from './card-fields.ts';

/** Kinds of entries that the library keeps itself; characters and plot elements stay cards. */
export const worldKinds = { place: 'Yer', object: 'Eşya', note: 'Not' } as const;
export type WorldKind = keyof typeof worldKinds;

/** Every kind of entry in a writer's library, with the label that a writer sees. */
export const bibleKinds = { character: 'Karakter', plot: 'Olay', ...worldKinds } as const;
export type BibleKind = keyof typeof bibleKinds;

/** What a story does with an entry: always along, along when named, never. */
export const storyUses = { pinned: 'Sabit', attached: 'Adı geçince', excluded: 'Kullanılmıyor' } as const;
export type StoryUse = keyof typeof storyUses;

/** Longest texts of an entry, in characters, and how many there may be. */
export const bibleLimits = {
  name: 100,
  text: 2_000,
  alias: 60,
  aliases: 12,
  /** Places, objects and notes of one account; with 500 characters and 500 plot elements 2,000 entries (migration 0028). */
  perAccount: 1_000,
  /** Of one story: beyond so many nothing would have room anyway. */
  pinned: 30,
} as const;

/** The fields of a place, object or note, each a column of `bible_entries`. */
export const entryFields = {
  kind: { kind: 'choice', label: 'Tür', choices: worldKinds, initial: 'note', required: true },
  name: {
    kind: 'text',
    label: 'Ad',
    max: bibleLimits.name,
    required: bible.nameRequired,
    joinsLines: true,
    singleLine: true,
  },
  aliases: { kind: 'names', label: 'Öbür adları', max: bibleLimits.alias, count: bibleLimits.aliases },
  text: { kind: 'text', label: 'Bilgi', max: bibleLimits.text },
} as const satisfies CardFields;

/** What a person writes of a place, object or note. */
export type WorldEntry = CardOf<typeof entryFields>;

/** An entry as the search and the choice need it. */
export interface BibleEntry {
  id: string;
  kind: BibleKind;
  /** Empty for a plot element, which is found by its aliases only. */
  name: string;
  aliases: readonly string[];
  text: string;
}
