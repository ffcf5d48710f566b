import { useRef } from 'react';
import type { CharacterCard, PlotCard } from '#domain/world/cards.ts';
import type { CardDrafts } from './card-drafts.ts';
import { characterKind, plotKind } from './card-kinds.ts';
import type { CardList } from './card-list.ts';
import { isLocalCardId } from './local-id.ts';
import { useCardList } from './use-card-list.ts';

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

/** The cards of this editor. */
export interface Cards {
  characters: CardList<CharacterCard>;
  plot: CardList<PlotCard>;
  /** All unsaved work, as it is now. */
  serialize(): CardDrafts;
  /** Replaces all unsaved work. */
  restore(drafts: CardDrafts): void;
}

/** Character and plot cards of an editor: saved ones, new ones, unsaved changes, and which the story uses. */
export function useCards(options: CardsOptions): Cards {
  const latest = useRef(options);
  latest.current = options;
  /** What is added, also between two renderings: both kinds may change it in one go. */
  const added = useRef(options.added);
  added.current = options.added;
  const { signedIn } = options;

  const shared = {
    signedIn,
    say: (tone: 'success' | 'error', text: string) => latest.current.say(tone, text),
    onChange: () => latest.current.onDraftsChange?.(),
  };
  function setAdded(part: Partial<AddedCards>): void {
    added.current = { ...added.current, ...part };
    latest.current.onAddedChange(added.current);
  }
  const characters = useCardList(characterKind, {
    ...shared,
    added: () => added.current.characters,
    onAdded: (ids) => setAdded({ characters: ids }),
  });
  const plot = useCardList(plotKind, {
    ...shared,
    added: () => added.current.plot,
    onAdded: (ids) => setAdded({ plot: ids }),
  });

  return {
    characters: characters.list,
    plot: plot.list,
    serialize: () => ({ characters: characters.kept(), plot: plot.kept() }),
    restore(drafts) {
      characters.restore(drafts.characters);
      plot.restore(drafts.plot);
    },
  };
}
