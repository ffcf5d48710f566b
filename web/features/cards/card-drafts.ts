import { type CardFields, type CardOf, pickCard, textsOf } from '#domain/world/card-fields.ts';
import { type CharacterCard, characterFields, type PlotCard, plotFields } from '#domain/world/cards.ts';

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

function isMissed<F extends CardFields>(fields: F, { local, edits }: KeptCards<CardOf<F>>): boolean {
  const isWritten = (card: CardOf<F>) => textsOf(fields, card).some((text) => text.trim() !== '');
  return edits.length > 0 || local.some(({ card }) => isWritten(card));
}

/** True where the drafts hold something that somebody could miss: an edit, or a new card with a word in it. */
export const hasCardDrafts = ({ characters, plot }: CardDrafts): boolean =>
  isMissed(characterFields, characters) || isMissed(plotFields, plot);

type Raw = Record<string, unknown>;
const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null;
const list = (value: unknown): Raw[] => (Array.isArray(value) ? value.filter(isRaw) : []);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function readKept<F extends CardFields>(value: unknown, fields: F): KeptCards<CardOf<F>> {
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

/** Reads kept drafts, also those of an older version of this program or of none: what is unreadable is left out. */
export function readCardDrafts(value: unknown): CardDrafts {
  const raw = isRaw(value) ? value : {};
  return { characters: readKept(raw.characters, characterFields), plot: readKept(raw.plot, plotFields) };
}
