import { doFindWork, type FindRequest } from './find-work.ts';

/** Searches run in a worker: a novel would delay typing, and an expression that never ends can be stopped. */
addEventListener('message', ({ data }: MessageEvent<FindRequest>) => {
  postMessage('started');
  postMessage(doFindWork(data));
});
