import type { Character } from '#contract/characters.ts';
import type { PlotElement } from '#contract/plot-elements.ts';
import { messages } from '#domain/messages/index.ts';
import { isVisible } from '#domain/text/visible-characters.ts';
import { type CardFields, type CardOf, pickCard } from '#domain/world/card-fields.ts';
import {
  type CharacterCard,
  cardLimits,
  characterFields,
  type PlotCard,
  plotFields,
} from '#domain/world/cards.ts';
import { api } from '#web/lib/api.ts';
import { queries } from '#web/lib/queries.ts';
import type { SavedCard } from './card-collection.ts';
import { localCharacterId, localPlotId } from './local-id.ts';

/** Why a card can neither be saved nor used in a generation. */
export interface CardProblem {
  field: string;
  /** A missing text is shown as a hint, a wrong one as an error. */
  kind: 'missing' | 'too-long';
  text: string;
}

/** The texts of one kind of cards. */
export interface CardWords {
  signInToSave: string;
  loadFailed: string;
  saveFailed: string;
  updateFailed: string;
  deleteFailed: string;
  saved: string;
  deleted: string;
  notFound: string;
  changedElsewhere: string;
  tooManyInStory: string;
  removed: string;
  /** A card that was never saved is gone with its removal. */
  unsavedRemoved: string;
  othersTaken: string;
  /** The name of a card without a name or text. */
  unnamed: string;
  /** Shown until a card can be saved or added. */
  incomplete: string;
  confirmDelete: string;
  versions: string;
}

/** The differences between characters and plot elements: fields, API calls and texts. */
export interface CardKind<C extends object, S extends SavedCard> {
  /** The initial texts of a new card beside these others. */
  blank(others: readonly C[]): C;
  localId(): string;
  cardOf(saved: S): C;
  /** Why the card cannot be saved or used; null when it can. */
  problemOf(card: C): CardProblem | null;
  /** The key under which the query cache holds the saved cards as a plain list. */
  listKey: readonly unknown[];
  load(signal: AbortSignal): Promise<S[]>;
  create(input: C & { id: string }): Promise<S>;
  update(input: C & SavedCard): Promise<S>;
  remove(id: string): Promise<unknown>;
  /** The error code that carries another tab's version. */
  changedCode: string;
  words: CardWords;
}

/** The first required text that is missing, else the first that is too long. */
function problemOf<F extends CardFields>(fields: F, card: CardOf<F>): CardProblem | null {
  const texts = Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'text' ? [{ name, field, text: card[name] as string }] : [],
  );
  for (const { name, field, text } of texts) {
    if (field.required !== undefined && !isVisible(text))
      return { field: name, kind: 'missing', text: field.required };
  }
  for (const { name, field, text } of texts) {
    if (text.length > field.max)
      return {
        field: name,
        kind: 'too-long',
        text: `En çok ${field.max.toLocaleString('tr-TR')} karakter olabilir.`,
      };
  }
  return null;
}

export const characterKind: CardKind<CharacterCard, Character> = {
  blank: (others) =>
    pickCard(characterFields, {
      role: others.some(({ role }) => role === 'protagonist') ? 'supporting' : 'protagonist',
    }),
  localId: localCharacterId,
  cardOf: (saved) => pickCard(characterFields, saved),
  problemOf: (card) => problemOf(characterFields, card),
  listKey: [...queries.characters.list.queryKey(), 'cards'],
  load: async (signal) => (await api.characters.list({}, { signal })).characters,
  create: (input) => api.characters.create(input),
  update: (input) => api.characters.update(input),
  remove: (id) => api.characters.remove({ id }),
  changedCode: 'CHARACTER_CHANGED',
  words: {
    ...messages.characters,
    tooManyInStory: `Bir hikâyeye en çok ${cardLimits.perGeneration} karakter eklenebilir.`,
    removed: 'Karakter bu editörden kaldırıldı; kayıtlı hâli duruyor.',
    unsavedRemoved: 'Kaydedilmemiş karakter silindi.',
    othersTaken: 'Başka yerde kaydedilen karakter alındı.',
    unnamed: 'Adsız karakter',
    incomplete: 'Kaydetmek ve hikâyeye eklemek için bir ad yazın.',
    confirmDelete: 'Bu karakter kalıcı olarak silinecek. Bu işlem geri alınamaz.',
    versions: 'Bu karakterin iki sürümü var',
  },
};

export const plotKind: CardKind<PlotCard, PlotElement> = {
  blank: () => pickCard(plotFields, {}),
  localId: localPlotId,
  cardOf: (saved) => pickCard(plotFields, saved),
  problemOf: (card) => problemOf(plotFields, card),
  listKey: [...queries.plotElements.list.queryKey(), 'cards'],
  load: async (signal) => (await api.plotElements.list({}, { signal })).plotElements,
  create: (input) => api.plotElements.create(input),
  update: (input) => api.plotElements.update(input),
  remove: (id) => api.plotElements.remove({ id }),
  changedCode: 'PLOT_ELEMENT_CHANGED',
  words: {
    ...messages.plotElements,
    tooManyInStory: `Bir hikâyeye en çok ${cardLimits.perGeneration} olay eklenebilir.`,
    removed: 'Olay örgüsü bu editörden kaldırıldı; kayıtlı hâli duruyor.',
    unsavedRemoved: 'Kaydedilmemiş olay örgüsü silindi.',
    othersTaken: 'Başka yerde kaydedilen olay örgüsü alındı.',
    unnamed: 'Yeni olay',
    incomplete: 'Kaydetmek ve hikâyeye eklemek için olayı birkaç sözcükle anlatın.',
    confirmDelete: 'Bu olay örgüsü kalıcı olarak silinecek. Bu işlem geri alınamaz.',
    versions: 'Bu olay örgüsünün iki sürümü var',
  },
};
