export { DeviceStories } from './drafts/device-stories.tsx';
export { UnsavedWork } from './drafts/unsaved-work.tsx';
export { isUnreachable, useCopy } from './drafts/use-copy.ts';
export { useOnline } from './use-online.ts';
