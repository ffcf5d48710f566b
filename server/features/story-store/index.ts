/** Columns of stories, for the features that write and read them. */

export { isStoriesFull } from './stories-full.ts';
export {
  draftColumns,
  isSameDraft,
  readNotes,
  readRating,
  type StoryDraft,
  textColumns,
} from './story-columns.ts';
