import type { ExportEvent, ExportInput } from '#contract/documents.ts';
import { type EventStream, openEventStream } from '../event-stream.ts';
import type { SignedInClient, TestApp } from '../harness.ts';

/** What an export gave: each kind of event in its order, and the file put together. */
export interface ReadExport {
  status: number;
  events: ExportEvent[];
  name: string;
  mediaType: string;
  file: Buffer;
  /** The error that ended it, or that it was refused with. */
  fault: { code: string; message: string } | null;
}

/** Begins an export as a browser does. */
export function openExport(
  app: TestApp,
  client: SignedInClient,
  input: Partial<ExportInput>,
): Promise<EventStream<ExportEvent>> {
  return openEventStream(`${app.url}/api/documents/exports`, { cookie: client.cookie(), json: input });
}

/** Reads an export to its end. */
export async function readExport(stream: EventStream<ExportEvent>): Promise<ReadExport> {
  const read: ReadExport = {
    status: stream.status,
    events: [],
    name: '',
    mediaType: '',
    file: Buffer.alloc(0),
    fault: null,
  };
  const pieces: Buffer[] = [];
  for (const { event, data } of await stream.rest()) {
    if (event !== 'message') {
      read.fault = data as unknown as NonNullable<ReadExport['fault']>;
      continue;
    }
    read.events.push(data);
    if (data.type === 'file') Object.assign(read, { name: data.name, mediaType: data.mediaType });
    if (data.type === 'piece') pieces.push(Buffer.from(data.base64, 'base64'));
  }
  return { ...read, file: Buffer.concat(pieces) };
}
