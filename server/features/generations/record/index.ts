export {
  type ErrorReader,
  noKeyError,
  overloadError,
  readerOf,
  recordedError,
  recordedMessage,
} from './errors.ts';
export type { GenerationRow } from './generation-row.ts';
export { type Owner, ownerOf, ownerOrNewGuest, type Requester } from './owner.ts';
export { present } from './present.ts';
export {
  readGeneration,
  readLatestGeneration,
  readOwnGeneration,
  readTextsOfIdea,
} from './read-generation.ts';
