import { type DifferenceBlock, differenceOf } from '#domain/diff/diff-blocks.ts';

/** What the worker tells: the blocks in order, some at a time, and then how many changes they are. */
export type DifferenceMessage = readonly DifferenceBlock[] | number;

/** Blocks of one message: unpacking those of a novel written anew at once would hold up the page. */
const blocksAtOnce = 25;

/** Compares two texts off the page: a novel's difference takes longer than a key press may wait. */
addEventListener('message', ({ data }: MessageEvent<{ before: string; after: string }>) => {
  const tell = (message: DifferenceMessage) => postMessage(message);
  const { blocks, changes } = differenceOf(data.before, data.after);
  for (let from = 0; from < blocks.length; from += blocksAtOnce)
    tell(blocks.slice(from, from + blocksAtOnce));
  tell(changes);
});
