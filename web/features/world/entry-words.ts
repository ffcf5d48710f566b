import type { EntryWithUseOut } from '#contract/world.ts';
import { foldForSearch } from '#domain/text/search-text.ts';
import type { WorldKind } from '#domain/world/kinds.ts';

/** Kinds as the filter shows them. */
export const kindFilters: readonly { value: WorldKind | 'all'; label: string }[] = [
  { value: 'all', label: 'Hepsi' },
  { value: 'character', label: 'Karakterler' },
  { value: 'place', label: 'Yerler' },
  { value: 'object', label: 'Eşyalar' },
  { value: 'note', label: 'Notlar' },
  { value: 'plot', label: 'Olaylar' },
];
export type KindFilter = (typeof kindFilters)[number]['value'];

/** The order of the list: newest first, as the server sends it. */
export function newestFirst(
  a: Pick<EntryWithUseOut, 'id' | 'createdAt'>,
  b: Pick<EntryWithUseOut, 'id' | 'createdAt'>,
): number {
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? 1 : -1;
  return a.id === b.id ? 0 : a.id < b.id ? 1 : -1;
}

const shown = 70;

/** What an entry is called on the screen: a plot element by how it begins. */
export function nameOf({ kind, name, text }: Pick<EntryWithUseOut, 'kind' | 'name' | 'text'>): string {
  if (kind !== 'plot') return name;
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length <= shown ? line : `${line.slice(0, shown).trimEnd()}…`;
}

/** Whether an entry is of the wanted kind and all of the sought words stand in its names or its text. */
export function isWanted(
  { kind, name, aliases, text }: Pick<EntryWithUseOut, 'kind' | 'name' | 'aliases' | 'text'>,
  wanted: KindFilter,
  sought: string,
): boolean {
  if (wanted !== 'all' && kind !== wanted) return false;
  const words = foldForSearch(sought).split(' ');
  const whole = foldForSearch([name, ...aliases, text].join(' '));
  return words.every((word) => whole.includes(word));
}
