import { entryFields } from '#domain/world/kinds.ts';
import type { CardStore } from '#server/owned-records.ts';

export const entryStore: CardStore<typeof entryFields> = {
  table: 'bible_entries',
  fields: entryFields,
  changedCode: 'BIBLE_ENTRY_CHANGED',
};
