import { world } from '../messages/world.ts';
import type { CardFields, CardOf } from './card-fields.ts';

/** Kinds of world entries without a card; characters and plot elements have cards. */
export const cardlessKinds = { place: 'Yer', object: 'Eşya', note: 'Not' } as const;
export type CardlessKind = keyof typeof cardlessKinds;

/** All kinds of world entries, with their labels. */
export const worldKinds = { character: 'Karakter', plot: 'Olay', ...cardlessKinds } as const;
export type WorldKind = keyof typeof worldKinds;

/** How a story uses an entry: always, when it is mentioned, or never. */
export const storyUses = { pinned: 'Sabit', attached: 'Adı geçince', excluded: 'Kullanılmıyor' } as const;
export type StoryUse = keyof typeof storyUses;

/** Maximum lengths of an entry's texts, characters, and maximum numbers. */
export const worldLimits = {
  name: 100,
  text: 2_000,
  alias: 60,
  aliases: 12,
  /**
   * Places, objects and notes of an account; with 500 characters and 500 plot elements it has 2,000 entries
   * (migration 0028).
   */
  perAccount: 1_000,
  /** Pinned entries of a story; more would not fit the budget. */
  pinned: 30,
} as const;

/** The fields of a place, object or note, each a column of `bible_entries`. */
export const entryFields = {
  kind: { kind: 'choice', label: 'Tür', choices: cardlessKinds, initial: 'note', required: true },
  name: {
    kind: 'text',
    label: 'Ad',
    max: worldLimits.name,
    required: world.nameRequired,
    joinsLines: true,
    singleLine: true,
  },
  aliases: { kind: 'names', label: 'Öbür adları', max: worldLimits.alias, count: worldLimits.aliases },
  text: { kind: 'text', label: 'Bilgi', max: worldLimits.text },
} as const satisfies CardFields;

/** The fields of a place, object or note. */
export type CardlessEntry = CardOf<typeof entryFields>;

/** An entry as the search and the choice need it. */
export interface WorldEntry {
  id: string;
  kind: WorldKind;
  /** Empty for a plot element, which has aliases only. */
  name: string;
  aliases: readonly string[];
  text: string;
}
