export { UnsavedWork } from './drafts/unsaved-work.tsx';
