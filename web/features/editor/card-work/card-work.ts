import type { AddedCards, CardDrafts } from '#web/features/cards/index.ts';
import { inEditorDatabase } from './editor-database.ts';

/** Unsaved work on cards as this browser keeps it: one record per open editor, so that no two overwrite each other. */
export interface CardWork {
  /** The editor's id. */
  id: string;
  userId: string;
  cards: CardDrafts;
  /** Unsaved cards that were added to a story, null for one that has just begun. */
  added: { storyId: string | null; cards: AddedCards } | null;
  /** Client clock, ms. */
  updatedAt: number;
}

/** Unsaved work on cards in this browser. Every call rejects where the browser forbids storage or it is full. */
export const cardWork = {
  /** A person's work that no open editor has, newest first. */
  async left(userId: string, live: ReadonlySet<string>): Promise<CardWork[]> {
    const kept = await inEditorDatabase(
      'cards',
      'readonly',
      (store) => store.getAll() as IDBRequest<CardWork[]>,
    );
    return kept
      .filter((work) => work.userId === userId && !live.has(work.id))
      .sort((a, b) => b.updatedAt - a.updatedAt);
  },
  put: async (work: CardWork): Promise<void> =>
    void (await inEditorDatabase('cards', 'readwrite', (store) => store.put(work))),
  remove: (id: string): Promise<void> => inEditorDatabase('cards', 'readwrite', (store) => store.delete(id)),
};
