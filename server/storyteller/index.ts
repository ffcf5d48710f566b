export { suggestNames } from './names.ts';
export { tellStory } from './tell-story.ts';
export type { Telling, TellRequest } from './types.ts';
