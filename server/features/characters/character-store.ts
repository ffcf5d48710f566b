import { characterFields } from '#domain/world/cards.ts';
import { AppError } from '#server/errors.ts';
import type { CardStore } from '#server/owned-records.ts';

export const characterStore: CardStore<typeof characterFields> = {
  table: 'characters',
  fields: characterFields,
  changed: (current) => new AppError('CHARACTER_CHANGED', { data: { current } }),
};
