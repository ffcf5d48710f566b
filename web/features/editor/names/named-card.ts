import type { EntryWithUseOut } from '#contract/world.ts';
import { textsOf } from '#domain/world/card-fields.ts';
import {
  type CharacterCard,
  characterFields,
  characterRoles,
  type PlotCard,
  plotFields,
  plotTypes,
} from '#domain/world/cards.ts';
import { type WorldKind, worldKinds } from '#domain/world/kinds.ts';
import type { AddedCards } from '#web/features/cards/index.ts';

/** A character, plot element or world entry that can be named in the text. */
export interface NamedCard {
  id: string;
  /** Its key in the editor's list of cards; the id for a world entry. */
  key: string;
  kind: WorldKind;
  /** Empty for a plot element, which has other names only. */
  name: string;
  aliases: readonly string[];
  /** What it is: its kind, and the role or the part of the story. */
  note: string;
  /** The card or entry as its list has it: a change of its texts is a new object. */
  source: CharacterCard | PlotCard | EntryWithUseOut;
}

interface EditorCard<C> {
  id: string;
  key: string;
  card: C;
}

interface NamedCardSources {
  /** Characters and plot elements of the editor, unsaved ones too. */
  characters: readonly EditorCard<CharacterCard>[];
  plot: readonly EditorCard<PlotCard>[];
  /** Ids of the cards that were added to the story. */
  added: AddedCards;
  /** The writer's world, which has the other names of all kinds. */
  world: readonly EntryWithUseOut[];
}

const noNames: readonly string[] = [];

/** The cards whose names are sought in a story: those that it does not leave to other stories or exclude. */
export function namedCards({ characters, plot, added, world }: NamedCardSources): NamedCard[] {
  const entries = new Map(world.map((entry) => [entry.id, entry]));
  const isOther = (entry: EntryWithUseOut | undefined) =>
    entry?.use === 'excluded' || entry?.use === 'elsewhere';
  const isSought = (id: string, ids: readonly string[]) => ids.includes(id) || !isOther(entries.get(id));
  const aliasesOf = (id: string) => entries.get(id)?.aliases ?? noNames;
  return [
    ...characters
      .filter(({ id }) => isSought(id, added.characters))
      .map(({ id, key, card }) => ({
        ...{ id, key, kind: 'character' as const, name: card.name, aliases: aliasesOf(id) },
        ...{ note: `${worldKinds.character} · ${characterRoles[card.role]}`, source: card },
      })),
    ...plot
      .filter(({ id }) => isSought(id, added.plot))
      .map(({ id, key, card }) => ({
        ...{ id, key, kind: 'plot' as const, name: '', aliases: aliasesOf(id) },
        ...{ note: plotTypes[card.type], source: card },
      })),
    ...world
      .filter((entry) => entry.kind !== 'character' && entry.kind !== 'plot' && !isOther(entry))
      .map((entry) => ({
        ...{ id: entry.id, key: entry.id, kind: entry.kind, name: entry.name, aliases: entry.aliases },
        ...{ note: worldKinds[entry.kind], source: entry },
      })),
  ];
}

/** Whether both lists hold the same cards with the same texts. */
export function sameNamedCards(a: readonly NamedCard[], b: readonly NamedCard[]): boolean {
  return (
    a.length === b.length &&
    a.every((card, at) => {
      const other = b[at];
      return card.id === other?.id && card.source === other.source && card.aliases === other.aliases;
    })
  );
}

/** Most characters of a description in the small card. */
const maxDescription = 280;

const { name: _name, ...describingFields } = characterFields;

/** The beginning of what is written about a card. */
export function describe({ source }: NamedCard): string {
  const texts =
    'role' in source
      ? textsOf(describingFields, source)
      : 'description' in source
        ? textsOf(plotFields, source)
        : [source.text];
  const whole = texts.filter((text) => text.trim() !== '').join(' · ');
  return whole.length <= maxDescription ? whole : `${whole.slice(0, maxDescription).trimEnd()}…`;
}
