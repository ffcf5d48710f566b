import { plotFields } from '#domain/world/cards.ts';
import type { CardStore } from '#server/owned-records.ts';

export const plotElementStore: CardStore<typeof plotFields> = {
  table: 'plot_elements',
  fields: plotFields,
  changedCode: 'PLOT_ELEMENT_CHANGED',
};
