import { createStore, del, set, values } from 'idb-keyval';
import { emptyFields, type PostFields } from './post-fields.ts';

/**
 * An unsaved draft of a post in this browser: one record for each open form, so that forms don't overwrite each other.
 */
export interface PostDraft {
  id: string;
  userId: string;
  /** Created by the client, also before the first save. */
  postId: string;
  /** The saved revision that the draft is based on; null for a post that was never saved. */
  revision: number | null;
  fields: PostFields;
  /** Time by the client's clock, ms. */
  updatedAt: number;
}

const store = createStore('yazihane-blog-drafts', 'drafts');

/** Every call rejects when the browser forbids storage or it is full. */
export const draftStore = {
  /** Drafts of an earlier version lack its later fields. */
  all: async (): Promise<PostDraft[]> =>
    (await values<PostDraft>(store)).map((draft) => ({
      ...draft,
      fields: { ...emptyFields, ...draft.fields },
    })),
  put: (draft: PostDraft): Promise<void> => set(draft.id, draft, store),
  remove: (id: string): Promise<void> => del(id, store),
};
