export { DeviceStories } from './device/device-stories.tsx';
export { UnsavedWork } from './device/unsaved-work.tsx';
export { type OpenedStory, type ReadStory, useOpenedStory } from './device/use-opened-story.ts';
export { useOnline } from './use-online.ts';
