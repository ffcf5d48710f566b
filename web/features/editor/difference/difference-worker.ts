import { differenceOf } from '#domain/difference.ts';

/** Compares two texts off the page: a novel's difference takes longer than a key press may wait. */
addEventListener('message', ({ data }: MessageEvent<{ before: string; after: string }>) => {
  postMessage(differenceOf(data.before, data.after));
});
