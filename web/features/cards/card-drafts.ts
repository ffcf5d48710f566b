import { type CardFields, type CardOf, pickCard, textsOf } from '#domain/world/card-fields.ts';
import { type CharacterCard, characterFields, type PlotCard, plotFields } from '#domain/world/cards.ts';

/** A card that is not on the server. */
export interface LocalCard<C> {
  /** The local id by which the story names it until it is saved. */
  id: string;
  /** The id for its creation, so that a repeated save creates no second card. */
  uuid: string;
  /** The last revision of a card that was saved and then deleted elsewhere; null for one that was never saved. */
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
export interface UnsavedCards<C> {
  /** Newest first. */
  local: LocalCard<C>[];
  edits: CardEdit<C>[];
}

/** All unsaved work on cards, as plain data that a draft can hold. */
export interface CardDrafts {
  characters: UnsavedCards<CharacterCard>;
  plot: UnsavedCards<PlotCard>;
}

/** No unsaved work. */
export const noCardDrafts: CardDrafts = {
  characters: { local: [], edits: [] },
  plot: { local: [], edits: [] },
};

function hasUnsavedText<F extends CardFields>(fields: F, { local, edits }: UnsavedCards<CardOf<F>>): boolean {
  const isWritten = (card: CardOf<F>) => textsOf(fields, card).some((text) => text.trim() !== '');
  return edits.length > 0 || local.some(({ card }) => isWritten(card));
}

/** True when the drafts hold an edit, or a new card with at least one word. */
export const hasCardDrafts = ({ characters, plot }: CardDrafts): boolean =>
  hasUnsavedText(characterFields, characters) || hasUnsavedText(plotFields, plot);

type Raw = Record<string, unknown>;
const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null;
const list = (value: unknown): Raw[] => (Array.isArray(value) ? value.filter(isRaw) : []);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function readUnsavedCards<F extends CardFields>(value: unknown, fields: F): UnsavedCards<CardOf<F>> {
  const raw = isRaw(value) ? value : {};
  const readCard = (card: unknown) => pickCard(fields, isRaw(card) ? card : {});
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

/** Reads stored drafts of any version of the program; invalid parts are left out. */
export function readCardDrafts(value: unknown): CardDrafts {
  const raw = isRaw(value) ? value : {};
  return {
    characters: readUnsavedCards(raw.characters, characterFields),
    plot: readUnsavedCards(raw.plot, plotFields),
  };
}
