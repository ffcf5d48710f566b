import type { BibleEntryOut } from '#contract/bible.ts';
import { type WorldKind, worldKinds } from '#domain/world/kinds.ts';

/** What of a place, object or note leaves the server. */
export const entryColumns = [
  'id',
  'kind',
  'name',
  'aliases',
  'text',
  'revision',
  'created_at',
  'updated_at',
] as const;

export interface EntryRow {
  id: string;
  kind: string;
  name: string;
  aliases: string[];
  text: string;
  revision: number;
  created_at: Date;
  updated_at: Date;
}

/** The table's constraint knows the same kinds. */
const isKind = (kind: string): kind is WorldKind => Object.hasOwn(worldKinds, kind);

/** A place, object or note as its owner receives it. */
export function presentEntry({ created_at, updated_at, kind, ...row }: EntryRow): BibleEntryOut {
  return {
    ...row,
    kind: isKind(kind) ? kind : 'note',
    createdAt: created_at.toISOString(),
    updatedAt: updated_at.toISOString(),
  };
}
