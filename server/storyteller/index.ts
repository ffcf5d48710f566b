export { tellStory } from './tell-story.ts';
