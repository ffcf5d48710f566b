import {
  type CharacterCard,
  type CharacterRole,
  characterRoles,
  type PlotCard,
  type PlotType,
  plotTypes,
} from '#domain/world/cards.ts';

/** A card that the server does not have. */
export interface LocalCard<C> {
  /** The local id by which the story names it until it is saved. */
  id: string;
  /** The id it will be created under, so that a repeated save makes no second card. */
  uuid: string;
  /** The revision it had where it was saved once and deleted elsewhere since; null for one never saved. */
  revision: number | null;
  card: C;
}

/** Unsaved changes of a saved card, and the revision that they are based on. */
export interface CardEdit<C> {
  id: string;
  revision: number;
  card: C;
}

/** The unsaved work on one kind of cards, as plain data. */
export interface KeptCards<C> {
  /** Newest first. */
  local: LocalCard<C>[];
  edits: CardEdit<C>[];
}

/** All unsaved work on cards, as plain data that a draft can hold. */
export interface CardDrafts {
  characters: KeptCards<CharacterCard>;
  plot: KeptCards<PlotCard>;
}

/** No unsaved work. */
export const noCardDrafts: CardDrafts = {
  characters: { local: [], edits: [] },
  plot: { local: [], edits: [] },
};

/** What a writer wrote on a card: neither its role nor its type. */
export function writtenTexts(card: object): string[] {
  const { role: _, type: __, ...texts } = card as CharacterCard & PlotCard;
  return Object.values(texts);
}

const says = (card: CharacterCard | PlotCard): boolean =>
  writtenTexts(card).some((text) => text.trim() !== '');

/** True where the drafts hold something that somebody could miss: an edit, or a new card with a word in it. */
export function hasCardDrafts({ characters, plot }: CardDrafts): boolean {
  return [characters, plot].some(
    ({ local, edits }) => edits.length > 0 || local.some(({ card }) => says(card)),
  );
}

type Raw = Record<string, unknown>;
const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null;
const list = (value: unknown): Raw[] => (Array.isArray(value) ? value.filter(isRaw) : []);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function readCharacter(value: unknown): CharacterCard {
  const raw = isRaw(value) ? value : {};
  const isRole = (role: unknown): role is CharacterRole =>
    typeof role === 'string' && Object.hasOwn(characterRoles, role);
  return {
    name: text(raw.name),
    role: isRole(raw.role) ? raw.role : 'supporting',
    age: text(raw.age),
    personality: text(raw.personality),
    appearance: text(raw.appearance),
    background: text(raw.background),
  };
}

function readPlot(value: unknown): PlotCard {
  const raw = isRaw(value) ? value : {};
  const isType = (type: unknown): type is PlotType =>
    typeof type === 'string' && Object.hasOwn(plotTypes, type);
  return { type: isType(raw.type) ? raw.type : 'introduction', description: text(raw.description) };
}

function readKept<C>(value: unknown, readCard: (value: unknown) => C): KeptCards<C> {
  const raw = isRaw(value) ? value : {};
  return {
    local: list(raw.local)
      .filter(({ id, uuid }) => typeof id === 'string' && typeof uuid === 'string')
      .map(({ id, uuid, revision, card }) => ({
        id: text(id),
        uuid: text(uuid),
        revision: typeof revision === 'number' ? revision : null,
        card: readCard(card),
      })),
    edits: list(raw.edits).flatMap(({ id, revision, card }) =>
      typeof id === 'string' && typeof revision === 'number' ? [{ id, revision, card: readCard(card) }] : [],
    ),
  };
}

/** Reads kept drafts, also those of an older version of this program or of none: what is unreadable is left out. */
export function readCardDrafts(value: unknown): CardDrafts {
  const raw = isRaw(value) ? value : {};
  return { characters: readKept(raw.characters, readCharacter), plot: readKept(raw.plot, readPlot) };
}
