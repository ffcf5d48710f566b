export { storyCopies } from './drafts/story-copies.ts';
export { UnsavedWork } from './drafts/unsaved-work.tsx';
