/** Public API of stories. */
export { adoptLandingTexts } from './adopt-landing-texts.ts';
export { readStoryDays, readStoryTotal } from './count-stories.ts';
export { presentStory, readRating, storyColumns } from './present-story.ts';
export { putEmptiedAway } from './put-emptied-away.ts';
export { asStorageFull } from './storage-full.ts';
export { readNotes, textColumns } from './story-draft.ts';
