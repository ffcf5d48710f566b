import { entryFields } from '#domain/world/kinds.ts';
import { AppError } from '#server/errors.ts';
import type { CardStore } from '#server/owned-records.ts';

export const entryStore: CardStore<typeof entryFields> = {
  table: 'bible_entries',
  fields: entryFields,
  changed: (current) => new AppError('BIBLE_ENTRY_CHANGED', { data: { current } }),
};
