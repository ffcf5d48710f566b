import type { ExportEvent } from '#contract/documents.ts';

/** How far an export is. */
export type ExportProgress = { phase: 'waiting'; place: number } | { phase: 'writing'; percent: number };

/** A file as it came, whole. */
export interface CollectedFile {
  name: string;
  blob: Blob;
  /** Signs that its type lacks: "[?]" stands for them. */
  replaced: readonly string[];
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const letters = atob(base64);
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < letters.length; at += 1) bytes[at] = letters.charCodeAt(at);
  return bytes;
}

/**
 * Assembles an exported file from its events; `tell` is called with the progress.
 * @throws the stream's errors; an Error when it ended before the file was complete
 */
export async function collectFile(
  events: AsyncIterable<ExportEvent>,
  tell: (progress: ExportProgress) => void,
): Promise<CollectedFile> {
  let head: Extract<ExportEvent, { type: 'file' }> | null = null;
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for await (const event of events) {
    if (event.type === 'waiting') tell({ phase: 'waiting', place: event.place });
    else if (event.type === 'progress') tell({ phase: 'writing', percent: event.percent });
    else if (event.type === 'file') head = event;
    else {
      const piece = bytesOf(event.base64);
      pieces.push(piece);
      bytes += piece.length;
    }
    // The stream says no more than that: its end alone would read as a dropped connection.
    if (head && bytes >= head.bytes) break;
  }
  if (!head || bytes !== head.bytes) throw new Error('the file is not whole');
  return { name: head.name, blob: new Blob(pieces, { type: head.mediaType }), replaced: head.replaced };
}
