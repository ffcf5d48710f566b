import type { CharacterCard } from '#domain/world/cards.ts';

/** The columns that a card fills. */
export function cardColumns({ name, role, age, personality, appearance, background }: CharacterCard) {
  return { name, role, age, personality, appearance, background };
}

/** Whether a stored character holds exactly what a card says. */
export function isSameCard(stored: CharacterCard, card: CharacterCard): boolean {
  return (
    stored.name === card.name &&
    stored.role === card.role &&
    stored.age === card.age &&
    stored.personality === card.personality &&
    stored.appearance === card.appearance &&
    stored.background === card.background
  );
}
