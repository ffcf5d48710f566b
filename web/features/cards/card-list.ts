import type { CollectedCard } from './card-collection.ts';
import type { CardProblem, CardWords } from './card-kinds.ts';

/** A card with everything that its screen needs. */
export interface CardEntry<C> extends CollectedCard<C> {
  added: boolean;
  /** Shown whole, not only its header. */
  open: boolean;
  working: 'saving' | 'deleting' | null;
  problem: CardProblem | null;
  /** Why the last saving or deleting failed; stands until the next attempt. */
  fault: string | null;
}

/** What a writer can do with the cards of one kind. The functions stay the same in every render. */
export interface CardListActions<C> {
  /** Creates a card and opens it; returns its key. */
  begin(): string;
  setOpen(key: string, open: boolean): void;
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
  loadFault: string | null;
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
  hasRoomInStory: boolean;
  words: CardWords;
}
