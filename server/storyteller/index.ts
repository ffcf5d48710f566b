export { mentionsYoung } from './mentions-young.ts';
export { suggestNames } from './names.ts';
export { speechOnLines } from './speech-lines.ts';
export { streamStory } from './stream-story.ts';
export { tellStory } from './tell-story.ts';
export type { TellRequest } from './types.ts';
