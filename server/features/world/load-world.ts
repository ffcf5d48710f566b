import type { EntryWithUseOut } from '#contract/world.ts';
import { textsOf } from '#domain/world/card-fields.ts';
import { type CharacterCard, characterFields, type PlotCard, plotFields } from '#domain/world/cards.ts';
import { entryFields } from '#domain/world/kinds.ts';
import type { Deps } from '#server/context.ts';
import { presentCard } from '#server/owned-records.ts';
import { readUses } from './read-uses.ts';

/** A world entry with its card; null for both cards when it is a place, object or note. */
export interface WorldItem extends EntryWithUseOut {
  character: CharacterCard | null;
  plot: PlotCard | null;
}

/** The fields of a character that its entry shows as text. */
const { name: _name, ...describingFields } = characterFields;

/** Texts of a card as one. */
const joined = (texts: string[]): string => texts.filter((text) => text !== '').join(' · ');

async function loadCharacters({ db }: Pick<Deps, 'db'>, userId: string) {
  const rows = await db.selectFrom('characters').selectAll().where('user_id', '=', userId).execute();
  return rows.map((row) => {
    const { id, revision, createdAt, updatedAt, ...character } = presentCard(characterFields, row);
    const text = joined(textsOf(describingFields, character));
    return {
      ...{ id, kind: 'character' as const, name: row.name, aliases: row.aliases, text },
      ...{ revision, createdAt, updatedAt, character, plot: null },
    };
  });
}

async function loadPlot({ db }: Pick<Deps, 'db'>, userId: string) {
  const rows = await db.selectFrom('plot_elements').selectAll().where('user_id', '=', userId).execute();
  return rows.map((row) => {
    const { id, revision, createdAt, updatedAt, ...plot } = presentCard(plotFields, row);
    const text = joined(textsOf(plotFields, plot));
    return {
      ...{ id, kind: 'plot' as const, name: '', aliases: row.aliases, text },
      ...{ revision, createdAt, updatedAt, character: null, plot },
    };
  });
}

async function loadCardlessEntries({ db }: Pick<Deps, 'db'>, userId: string) {
  const rows = await db.selectFrom('bible_entries').selectAll().where('user_id', '=', userId).execute();
  return rows.map((row) => ({ ...presentCard(entryFields, row), character: null, plot: null }));
}

/** All world entries of a writer, newest first, with their use in a story; null for no story. */
export async function loadWorld(
  deps: Pick<Deps, 'db'>,
  userId: string,
  storyId: string | null,
): Promise<WorldItem[]> {
  const [characters, plot, world, useOf] = await Promise.all([
    loadCharacters(deps, userId),
    loadPlot(deps, userId),
    loadCardlessEntries(deps, userId),
    readUses(deps, userId, storyId),
  ]);
  return [...characters, ...plot, ...world]
    .map((entry) => ({ ...entry, use: useOf(entry.id) }))
    .sort((a, b) => (a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : a.id < b.id ? 1 : -1));
}
