export { UnsavedWork } from './drafts/unsaved-work.tsx';
export { isUnreachable, useCopy } from './drafts/use-copy.ts';
