import * as Y from 'yjs';
import { generatedAttribute, sharedTypes } from '#domain/story/document/story-document.ts';

/** Longest key of a map in a document, characters; the longest that an editor writes is a UUID. */
const maxKey = 100;

const names: ReadonlySet<string> = new Set(sharedTypes);

function isAllowedContent(content: Y.AbstractStruct | unknown): boolean {
  return (
    // An editor counts CR LF as one character, the document as two.
    (content instanceof Y.ContentString && !content.str.includes('\r')) ||
    content instanceof Y.ContentAny ||
    content instanceof Y.ContentDeleted ||
    (content instanceof Y.ContentFormat && content.key === generatedAttribute)
  );
}

function isAllowed(struct: Y.AbstractStruct): boolean {
  if (!(struct instanceof Y.Item)) return true;
  const { parent, parentSub, content } = struct;
  if (typeof parent === 'string' && !names.has(parent)) return false;
  return (parentSub === null || parentSub.length <= maxKey) && isAllowedContent(content);
}

/** Whether an update can be decoded and changes only what a story's document has: no nested type, no other attribute. */
export function isStoryUpdate(update: Uint8Array): boolean {
  try {
    return Y.decodeUpdate(update).structs.every(isAllowed);
  } catch {
    return false;
  }
}
