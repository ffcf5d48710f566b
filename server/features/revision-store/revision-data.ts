import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { TextPart } from '#domain/diff/text-parts.ts';
import { applyEdits, asPieces, type Edit, type Piece } from '#server/features/revision-store/text-edits.ts';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** The texts of a story, one behind the other: none of them can hold the sign that parts them. */
export interface StoryTexts {
  title: string;
  genre: string;
  prompt: string;
  content: string;
  /** What is noted of its chapters, as it is stored; empty where nothing is. */
  chapter_notes: string;
}
const border = '\u0000';

/** A story's texts as one. */
export const documentOf = ({ title, genre, prompt, content, chapter_notes }: StoryTexts): string =>
  [title, genre, prompt, content, ...(chapter_notes === '' ? [] : [chapter_notes])].join(border);

/** Which of the texts is the story itself. */
const contentAt = 3;

/** The parts of two documents that lie in the story's own text. */
export function contentParts(parts: readonly TextPart[]): TextPart[] {
  const passed = { removed: 0, added: 0 };
  return parts.flatMap(({ kind, text }) => {
    const before = passed[kind === 'added' ? 'added' : 'removed'];
    if (!text.includes(border)) return before === contentAt ? [{ kind, text }] : [];
    const pieces = text.split(border);
    if (kind !== 'added') passed.removed += pieces.length - 1;
    if (kind !== 'removed') passed.added += pieces.length - 1;
    const content = pieces[contentAt - before];
    return content === undefined || content === '' ? [] : [{ kind, text: content }];
  });
}

/** The texts again. @throws where it never was a document. */
export function readDocument(document: string): StoryTexts {
  const [title, genre, prompt, content, chapter_notes = ''] = document.split(border);
  if (title === undefined || genre === undefined || prompt === undefined || content === undefined)
    throw new Error('A stored revision is no document.');
  return { title, genre, prompt, content, chapter_notes };
}

/** What a document is known by. */
export const hashOf = (document: string): Buffer => createHash('sha256').update(document).digest();

/** Quality 5 packs Turkish prose nearly as small as the best one, in a tenth of the time. */
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

/** A stored link of the chain: whole, or the edits that lead there from the one before. */
export interface Link {
  isFull: boolean;
  data: Buffer;
}

/** Edits put on without a pause: each takes some hundredths of a millisecond. */
const atOnce = 64;

/**
 * Follows a chain from a whole revision on: its documents one by one, in pieces that are written out only where somebody
 * wants to read one, other requests let in between.
 */
export async function* documentsOf(links: readonly Link[]): AsyncGenerator<readonly Piece[]> {
  const unpacked = await Promise.all(links.map(({ data }) => unpack(data)));
  let document: readonly Piece[] | null = null;
  for (const [index, { isFull }] of links.entries()) {
    const text: string = unpacked[index] ?? '';
    if (isFull) document = asPieces(text);
    else if (document === null) throw new Error('A chain of revisions does not begin with a whole one.');
    else document = applyEdits(document, JSON.parse(text) as Edit[]);
    if (index % atOnce === atOnce - 1) await setImmediate();
    yield document;
  }
}
