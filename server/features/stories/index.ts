/** Public API of stories. */
export { adoptLandingTexts } from './adopt-landing-texts.ts';
export { readStoryDays, readStoryTotal } from './count-stories.ts';
export { presentStory, storyColumns } from './present-story.ts';
export { putEmptiedAway } from './put-emptied-away.ts';
export { readLastStory } from './read-last-story.ts';
export { asStorageFull } from './storage-full.ts';
