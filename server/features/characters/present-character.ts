import type { Character } from '#contract/characters.ts';
import { type CharacterCard, type CharacterRole, characterRoles } from '#domain/world/cards.ts';

/** Columns of a character as its owner receives it. */
export const characterColumns = [
  'id',
  'name',
  'role',
  'age',
  'personality',
  'appearance',
  'background',
  'revision',
  'created_at',
  'updated_at',
] as const;

interface Row extends Omit<CharacterCard, 'role'> {
  id: string;
  role: string;
  revision: number;
  created_at: Date;
  updated_at: Date;
}

/** The table's constraint knows the same roles. */
const isRole = (value: string): value is CharacterRole => Object.hasOwn(characterRoles, value);

/** A character as its owner receives it. */
export function presentCharacter(row: Row): Character {
  const { id, name, age, personality, appearance, background, revision } = row;
  return {
    id,
    name,
    role: isRole(row.role) ? row.role : 'supporting',
    age,
    personality,
    appearance,
    background,
    revision,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
