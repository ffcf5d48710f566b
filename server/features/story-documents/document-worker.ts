import { parentPort } from 'node:worker_threads';
import * as Y from 'yjs';
import {
  readStory,
  type StoryContents,
  storyTypes,
  writeStory,
} from '#domain/story/document/story-document.ts';

/** What the worker is asked: `parts` are a document's snapshot and updates in order. */
export type DocumentTask =
  /** The document's contents, and all of it as one update. */
  | { kind: 'fold'; parts: readonly Uint8Array[] }
  /** The update that makes the document have these contents; null when it has them. */
  | { kind: 'write'; parts: readonly Uint8Array[]; contents: Partial<StoryContents> };

export interface Folded {
  contents: StoryContents;
  /** Length of the text, in UTF-16 code units, also beyond its limit. */
  characters: number;
  snapshot: Uint8Array;
  /** Indexes of parts that could not be applied. */
  damaged: readonly number[];
}

export interface DocumentAnswers {
  fold: Folded;
  write: Uint8Array | null;
}

/** Applies the parts; one that fails is left out, and the others are applied to a new document, as it may have left a half. */
function build(parts: readonly Uint8Array[]): { doc: Y.Doc; damaged: number[] } {
  const damaged: number[] = [];
  for (;;) {
    const doc = new Y.Doc();
    const failed = parts.findIndex((part, at) => {
      if (damaged.includes(at)) return false;
      try {
        Y.applyUpdate(doc, part);
        return false;
      } catch {
        return true;
      }
    });
    if (failed === -1) return { doc, damaged };
    damaged.push(failed);
  }
}

function fold(parts: readonly Uint8Array[]): Folded {
  const { doc, damaged } = build(parts);
  return {
    contents: readStory(doc),
    characters: storyTypes(doc).content.length,
    snapshot: Y.encodeStateAsUpdate(doc),
    damaged,
  };
}

function write(parts: readonly Uint8Array[], contents: Partial<StoryContents>): Uint8Array | null {
  const { doc } = build(parts);
  const updates: Uint8Array[] = [];
  doc.on('update', (update: Uint8Array) => updates.push(update));
  writeStory(doc, contents);
  return updates.length === 0 ? null : Y.mergeUpdates(updates);
}

parentPort?.on('message', (task: DocumentTask) => {
  parentPort?.postMessage(task.kind === 'fold' ? fold(task.parts) : write(task.parts, task.contents));
});
