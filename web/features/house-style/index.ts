export { useSpelling } from './use-spelling.ts';
export { useStoryStyle } from './use-story-style.ts';
export { WritingDesk } from './writing-desk.tsx';
