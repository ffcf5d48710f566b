import type { ExportEvent } from '#contract/documents.ts';
import type { ExportFormat } from '#domain/story/book/export-formats.ts';
import { type EventStream, openEventStream } from '../event-stream.ts';
import type { SignedInClient, TestApp } from '../harness.ts';

/** The result of an export: its events by kind, and the assembled file. */
export interface ReadExport {
  status: number;
  events: ExportEvent[];
  name: string;
  mediaType: string;
  /** Characters that the file format can't contain. */
  replaced: string[];
  file: Buffer;
  /** The error of a failed or refused export. */
  fault: { code: string; message: string } | null;
}

/** The export's source: a saved story or a text. */
export interface ExportAsked {
  format: ExportFormat;
  storyId?: string;
  title?: string;
  content?: string;
  author?: string;
}

/** Starts an export as the browser does. */
export function openExport(
  app: Pick<TestApp, 'url'>,
  client: Pick<SignedInClient, 'cookie'>,
  { format, ...asked }: ExportAsked,
): Promise<EventStream<ExportEvent>> {
  const address = `${app.url}/api/documents/exports`;
  const cookie = client.cookie();
  if (asked.storyId !== undefined) return openEventStream(address, { cookie, json: { format, ...asked } });
  return openEventStream(`${address}/text?format=${format}`, { cookie, json: asked });
}

/** Reads an export to its end. */
export async function readExport(stream: EventStream<ExportEvent>): Promise<ReadExport> {
  const read: ReadExport = {
    status: stream.status,
    events: [],
    name: '',
    mediaType: '',
    replaced: [],
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
    if (data.type === 'file') {
      const { name, mediaType, replaced } = data;
      Object.assign(read, { name, mediaType, replaced });
    }
    if (data.type === 'piece') pieces.push(Buffer.from(data.base64, 'base64'));
  }
  return { ...read, file: Buffer.concat(pieces) };
}
