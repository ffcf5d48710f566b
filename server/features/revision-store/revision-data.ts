import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { TextPart } from '#domain/diff/text-parts.ts';
import { applyEdits, asPieces, type Edit, type Piece } from '#server/features/revision-store/text-edits.ts';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** The texts of a story that a revision stores. */
export interface StoryTexts {
  title: string;
  genre: string;
  prompt: string;
  content: string;
  /** The notes about its chapters, as they are stored; empty when there are none. */
  chapter_notes: string;
}
/** Separates the texts in a document; PostgreSQL's `text` can't contain it. */
const separator = '\u0000';

/** Joins a story's texts to one document. */
export const documentOf = ({ title, genre, prompt, content, chapter_notes }: StoryTexts): string =>
  [title, genre, prompt, content, ...(chapter_notes === '' ? [] : [chapter_notes])].join(separator);

/** The index of the content in a document. */
const contentAt = 3;

/** Reduces the differences of two documents to those of the story's content. */
export function contentParts(parts: readonly TextPart[]): TextPart[] {
  const passed = { removed: 0, added: 0 };
  return parts.flatMap(({ kind, text }) => {
    const before = passed[kind === 'added' ? 'added' : 'removed'];
    if (!text.includes(separator)) return before === contentAt ? [{ kind, text }] : [];
    const pieces = text.split(separator);
    if (kind !== 'added') passed.removed += pieces.length - 1;
    if (kind !== 'removed') passed.added += pieces.length - 1;
    const content = pieces[contentAt - before];
    return content === undefined || content === '' ? [] : [{ kind, text: content }];
  });
}

/** Splits a document into its texts. @throws an Error when it is not a document */
export function readDocument(document: string): StoryTexts {
  const [title, genre, prompt, content, chapter_notes = ''] = document.split(separator);
  if (title === undefined || genre === undefined || prompt === undefined || content === undefined)
    throw new Error('A stored revision is no document.');
  return { title, genre, prompt, content, chapter_notes };
}

/** The SHA-256 of a document. */
export const hashOf = (document: string): Buffer => createHash('sha256').update(document).digest();

/** Brotli quality 5 is nearly as small for Turkish prose as the best quality, in a tenth of the time. */
async function pack(text: string): Promise<Buffer> {
  const raw = Buffer.from(text);
  return compress(raw, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
      [constants.BROTLI_PARAM_LGWIN]: 22,
    },
  });
}
const unpack = async (data: Buffer): Promise<string> => (await decompress(data)).toString();

export const packDocument = pack;
export const packEdits = (edits: readonly Edit[]): Promise<Buffer> => pack(JSON.stringify(edits));

/** A stored link of a chain: a full document, or the edits from the link before it. */
export interface Link {
  isFull: boolean;
  data: Buffer;
}

/** Links that are applied before returning to the event loop; each takes some hundredths of a millisecond. */
const linksPerSlice = 64;

/**
 * Yields the documents of a chain that begins with a full revision, as pieces, so that only documents that are read are
 * joined. It returns to the event loop regularly.
 * @throws an Error when the chain does not begin with a full revision
 */
export async function* documentsOf(links: readonly Link[]): AsyncGenerator<readonly Piece[]> {
  const unpacked = await Promise.all(links.map(({ data }) => unpack(data)));
  let document: readonly Piece[] | null = null;
  for (const [index, { isFull }] of links.entries()) {
    const text: string = unpacked[index] ?? '';
    if (isFull) document = asPieces(text);
    else if (document === null) throw new Error('A chain of revisions does not begin with a whole one.');
    else document = applyEdits(document, JSON.parse(text) as Edit[]);
    if (index % linksPerSlice === linksPerSlice - 1) await setImmediate();
    yield document;
  }
}
