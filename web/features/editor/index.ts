export { DeviceStories } from './drafts/device-stories.tsx';
export { UnsavedWork } from './drafts/unsaved-work.tsx';
export { useOpenedStory } from './drafts/use-opened-story.ts';
export { UnopenedStory } from './unopened-story.tsx';
export { useOnline } from './use-online.ts';
