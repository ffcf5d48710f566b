import { plotFields } from '#domain/world/cards.ts';
import { AppError } from '#server/errors.ts';
import type { CardStore } from '#server/owned-records.ts';

export const plotElementStore: CardStore<typeof plotFields> = {
  table: 'plot_elements',
  fields: plotFields,
  changed: (current) => new AppError('PLOT_ELEMENT_CHANGED', { data: { current } }),
};
