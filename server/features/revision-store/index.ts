/** The face of where revisions are kept, for the features that keep, show and restore them. */
export { captureRevision, isRevisionsFull } from './capture-revision.ts';
export { dropRevisions } from './drop-revisions.ts';
export { readChain, readEnd } from './read-chain.ts';
export { readDocument } from './revision-data.ts';
export { presentRevision, revisionColumns } from './revision-row.ts';
export { thinningJob } from './thinning-job.ts';
