import { createStore } from 'idb-keyval';

/** The IndexedDB store of the persisted queries. Unsaved drafts are in another database. */
export const queryStore = createStore('yazihane-cache', 'queries');
