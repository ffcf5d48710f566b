import type { CardListHost } from './card-list-store.ts';
import { isLocalCardId } from './local-id.ts';

/** Ids of the cards that were added to the story, in their order; of unsaved cards their local ids. */
export interface AddedCards {
  characters: string[];
  plot: string[];
}

/** The added cards that a saved story can name: those that are saved themselves. */
export function savedCardIds({ characters, plot }: AddedCards): {
  characterIds: string[];
  plotElementIds: string[];
} {
  return {
    characterIds: characters.filter((id) => !isLocalCardId(id)),
    plotElementIds: plot.filter((id) => !isLocalCardId(id)),
  };
}

export interface CardsOptions {
  signedIn: boolean;
  added: AddedCards;
  /** The cards of the story changed: added, taken out, deleted, or saved (a local id became a saved one). */
  onAddedChange(next: AddedCards): void;
  say(tone: 'success' | 'error', text: string): void;
  /** Unsaved work on cards changed: time to keep it. */
  onDraftsChange?(): void;
}

interface CardsHost {
  characters: CardListHost;
  plot: CardListHost;
  setOptions(next: CardsOptions): void;
  /** Takes the story's cards as the editor has them. */
  setAdded(next: AddedCards): void;
}

/**
 * Creates the link from the card stores to the editor, which is drawn many times while they stay. Two changes of the
 * story's cards between two renders build on each other.
 */
export function createCardsHost(initial: CardsOptions): CardsHost {
  let options = initial;
  let { added } = initial;
  const hostOf = (kind: keyof AddedCards): CardListHost => ({
    isSignedIn: () => options.signedIn,
    addedIds: () => added[kind],
    setAddedIds(ids) {
      added = { ...added, [kind]: ids };
      options.onAddedChange(added);
    },
    announce: (tone, text) => options.say(tone, text),
    onDraftsChange: () => options.onDraftsChange?.(),
  });
  return {
    characters: hostOf('characters'),
    plot: hostOf('plot'),
    setOptions(next) {
      options = next;
    },
    setAdded(next) {
      added = next;
    },
  };
}
