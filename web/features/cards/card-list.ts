import type { CollectedCard } from './card-collection.ts';
import type { CardProblem, CardWords } from './card-kinds.ts';

/** A card with everything that its view needs. */
export interface CardEntry<C> extends CollectedCard<C> {
  added: boolean;
  /** True when the whole card is shown, not only its header. */
  open: boolean;
  /** True when it was asked for from elsewhere: its header takes the focus. */
  asked: boolean;
  working: 'saving' | 'deleting' | null;
  problem: CardProblem | null;
  /** Why the last save or deletion failed; shown until the next attempt. */
  error: string | null;
}

/** What a writer can do with the cards of one kind. The functions stay the same in every render. */
export interface CardListActions<C> {
  /** Creates a card and opens it; returns its key. */
  create(): string;
  setOpen(key: string, open: boolean): void;
  /** Opens a card that was asked for from elsewhere; null after it has taken the focus. */
  show(key: string | null): void;
  edit(key: string, part: Partial<C>): void;
  save(key: string): Promise<boolean>;
  /** Deletes a saved card on the server. */
  destroy(key: string): Promise<boolean>;
  /** Removes a card from this editor, with an undo. */
  remove(key: string): void;
  addToStory(key: string): void;
  takeOutOfStory(key: string): void;
  /** Saves these texts over those that another tab saved. */
  keepMine(key: string): Promise<boolean>;
  /** Replaces the unsaved texts by those that another tab saved, with an undo. */
  takeOther(key: string): void;
}

/** One kind of cards in this editor, as a screen shows it. */
export interface CardList<C> extends CardListActions<C> {
  /** Of the saved cards; new ones are shown while these load. */
  status: 'loading' | 'failed' | 'ready';
  loadError: string | null;
  retrying: boolean;
  retry(): void;
  entries: readonly CardEntry<C>[];
  signedIn: boolean;
  /**
   * True while something loads, is saved or deleted: every other operation is skipped meanwhile
   * (docs/product/cards.md).
   */
  busy: boolean;
  /** True where one more card can be added to the story. */
  canAddToStory: boolean;
  words: CardWords;
}
