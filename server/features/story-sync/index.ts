/** Public API of the synchronisation of stories with their editors. */
export { mountStorySync } from './mount-story-sync.ts';
