import { characterFields } from '#domain/world/cards.ts';
import type { CardStore } from '#server/owned-records.ts';

export const characterStore: CardStore<typeof characterFields> = {
  table: 'characters',
  fields: characterFields,
  changedCode: 'CHARACTER_CHANGED',
};
