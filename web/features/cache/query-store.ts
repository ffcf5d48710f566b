import { createStore } from 'idb-keyval';

/** A database of its own: unsaved drafts lie in another, which is never touched from here. */
export const queryStore = createStore('yazihane-cache', 'queries');
