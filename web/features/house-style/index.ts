export type { StoryField } from './story-field.ts';
export { type SpellingControl, useSpelling } from './use-spelling.ts';
export { useStoryStyle } from './use-story-style.ts';
export { WritingDesk } from './writing-desk.tsx';
