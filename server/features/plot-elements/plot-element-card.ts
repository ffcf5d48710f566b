import type { PlotCard } from '#domain/world/cards.ts';

/** The columns that a card fills. */
export function cardColumns({ type, description }: PlotCard) {
  return { type, description };
}

/** Whether a stored plot element holds exactly what a card says. */
export function isSameCard(stored: PlotCard, card: PlotCard): boolean {
  return stored.type === card.type && stored.description === card.description;
}
