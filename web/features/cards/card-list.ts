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

/** One kind of cards in this editor: what is saved, what is new, what is being done. */
export interface CardList<C> {
  /** Of the saved cards; those begun here are there at once. */
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
  /** Begins a card, and opens it; answers its key. */
  begin(): string;
  setOpen(key: string, open: boolean): void;
  edit(key: string, part: Partial<C>): void;
  save(key: string): Promise<boolean>;
  /** Deletes a saved card for good. */
  destroy(key: string): Promise<boolean>;
  /** Takes a card out of this editor, with an undo. */
  remove(key: string): void;
  addToStory(key: string): void;
  takeOutOfStory(key: string): void;
  /** Saves these texts over what another tab saved. */
  keepMine(key: string): Promise<boolean>;
  /** Takes what another tab saved, with an undo. */
  takeOther(key: string): void;
}
