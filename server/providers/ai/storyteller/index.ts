export { composeStory } from './compose-story.ts';
export type { StoryRequest } from './request.ts';
export { streamStory } from './stream-story.ts';
export { suggestNames } from './suggest-names.ts';
