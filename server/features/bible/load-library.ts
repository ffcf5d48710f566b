import type { LibraryEntryOut } from '#contract/bible.ts';
import {
  type CharacterCard,
  type CharacterRole,
  characterRoles,
  type PlotCard,
  type PlotType,
  plotTypes,
} from '#domain/world/cards.ts';
import type { Deps } from '#server/context.ts';
import { entryColumns, presentEntry } from './present-entry.ts';
import { readUses } from './read-uses.ts';

/** An entry of a writer's library, with the card that it is told by where it is one. */
export interface LibraryItem extends LibraryEntryOut {
  character: CharacterCard | null;
  plot: PlotCard | null;
}

const isRole = (role: string): role is CharacterRole => Object.hasOwn(characterRoles, role);
const isType = (type: string): type is PlotType => Object.hasOwn(plotTypes, type);

const cardColumns = ['id', 'aliases', 'revision', 'created_at', 'updated_at'] as const;

function dates({ created_at, updated_at }: { created_at: Date; updated_at: Date }) {
  return { createdAt: created_at.toISOString(), updatedAt: updated_at.toISOString() };
}

async function loadCharacters({ db }: Pick<Deps, 'db'>, userId: string) {
  const rows = await db
    .selectFrom('characters')
    .select([...cardColumns, 'name', 'role', 'age', 'personality', 'appearance', 'background'])
    .where('user_id', '=', userId)
    .execute();
  return rows.map((row) => {
    const { id, aliases, revision, name, age, personality, appearance, background } = row;
    const role = isRole(row.role) ? row.role : 'supporting';
    const text = [age, personality, appearance, background].filter((part) => part !== '').join(' · ');
    return {
      ...{ id, kind: 'character' as const, name, aliases, text, revision, ...dates(row) },
      character: { name, role, age, personality, appearance, background },
      plot: null,
    };
  });
}

async function loadPlot({ db }: Pick<Deps, 'db'>, userId: string) {
  const rows = await db
    .selectFrom('plot_elements')
    .select([...cardColumns, 'type', 'description'])
    .where('user_id', '=', userId)
    .execute();
  return rows.map((row) => {
    const { id, aliases, revision, description } = row;
    const type = isType(row.type) ? row.type : 'introduction';
    return {
      ...{ id, kind: 'plot' as const, name: '', aliases, text: description, revision, ...dates(row) },
      character: null,
      plot: { type, description },
    };
  });
}

async function loadWorld({ db }: Pick<Deps, 'db'>, userId: string) {
  const rows = await db
    .selectFrom('bible_entries')
    .select(entryColumns)
    .where('user_id', '=', userId)
    .execute();
  return rows.map((row) => ({ ...presentEntry(row), character: null, plot: null }));
}

/** A writer's whole library of every kind, newest first, with what a story does with each entry; null is no story. */
export async function loadLibrary(
  deps: Pick<Deps, 'db'>,
  userId: string,
  storyId: string | null,
): Promise<LibraryItem[]> {
  const [characters, plot, world, useOf] = await Promise.all([
    loadCharacters(deps, userId),
    loadPlot(deps, userId),
    loadWorld(deps, userId),
    readUses(deps, userId, storyId),
  ]);
  return [...characters, ...plot, ...world]
    .map((entry) => ({ ...entry, use: useOf(entry.id) }))
    .sort((a, b) => (a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : a.id < b.id ? 1 : -1));
}
