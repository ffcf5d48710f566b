import type { StoryContents } from '#domain/story/document/story-document.ts';
import { createThread } from '#server/worker-thread.ts';
import type { DocumentAnswers, DocumentTask, Folded } from './document-worker.ts';

/** Time limit of one task, ms; a text of 2,000,000 characters with years of edits takes less than one second. */
const limitMs = 10_000;

const run = createThread<DocumentTask, DocumentAnswers[DocumentTask['kind']]>(
  new URL('./document-worker.ts', import.meta.url),
  { limitMs },
);

/** Reads a document from its snapshot and updates, in a worker thread. @throws an Error when it takes longer than 10 s */
export const foldDocument = (parts: readonly Uint8Array[]): Promise<Folded> =>
  run({ kind: 'fold', parts }) as Promise<Folded>;

/** The update that gives a document these contents, computed in a worker thread; null when it has them. */
export const writeDocument = (
  parts: readonly Uint8Array[],
  contents: Partial<StoryContents>,
): Promise<Uint8Array | null> => run({ kind: 'write', parts, contents }) as Promise<Uint8Array | null>;
