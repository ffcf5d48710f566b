import { createStore, del, set, values } from 'idb-keyval';
import type { PostFields } from './post-fields.ts';

/** Unsaved work on a post as this browser keeps it: one record per open form, so that no two overwrite each other. */
export interface PostDraft {
  id: string;
  userId: string;
  /** Made by the client, also before the post was first saved. */
  postId: string;
  /** The saved revision that it is based on; null for a post never saved. */
  revision: number | null;
  fields: PostFields;
  /** Client clock, ms. */
  updatedAt: number;
}

const store = createStore('yazihane-blog-drafts', 'drafts');

/** Every call rejects where the browser forbids storage or it is full. */
export const draftStore = {
  all: (): Promise<PostDraft[]> => values<PostDraft>(store),
  put: (draft: PostDraft): Promise<void> => set(draft.id, draft, store),
  remove: (id: string): Promise<void> => del(id, store),
};
