/** Public API of the documents of stories, for the features that change stories and synchronise them. */
export { appendUpdate } from './append-updates.ts';
export { isStoryUpdate } from './check-update.ts';
export {
  deriveAllPending,
  deriveIfPending,
  deriveSoon,
  finishDeriving,
  startDerivingSweep,
} from './derive-later.ts';
export { measureStory } from './measure-story.ts';
export { openDocument } from './open-document.ts';
export { readDerivingLag } from './read-deriving-lag.ts';
export { type DocumentPart, readUpdates, readVersion } from './read-updates.ts';
export { commitWrite, prepareWrite } from './write-to-document.ts';
