/** Public API of the revision store, for the features that save, list and restore revisions. */
export { captureRevision, isRevisionsFull } from './capture-revision.ts';
export { dropRevisions } from './drop-revisions.ts';
export { readChain, readEnd } from './read-chain.ts';
export { readDocument } from './revision-data.ts';
export { presentRevision, revisionColumns } from './revision-row.ts';
export { thinningJob } from './thinning-job.ts';
