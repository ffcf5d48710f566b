import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';

/** Why the server refuses an update or a connection. */
export const refusals = [
  'signed-out',
  'not-found',
  'too-long',
  'storage-full',
  'malformed',
  'too-many',
  'maintenance',
  'unavailable',
] as const;
export type Refusal = (typeof refusals)[number];

/** Largest update in one message, bytes: a pasted text of 2,000,000 characters with its replaced predecessor. */
export const maxUpdateBytes = 9_000_000;

/** What a client sends: local updates, merged, under a number that the answer repeats. */
export interface UpdateMessage {
  batch: number;
  update: Uint8Array;
}

/** What the server sends. */
export type ServerMessage =
  /** Updates of the document up to a version. */
  | { kind: 'updates'; version: number; updates: readonly Uint8Array[] }
  /** The batch is committed, as this version. */
  | { kind: 'stored'; batch: number; version: number }
  /** The batch is refused; batch 0 means the connection. `text` is for the writer. */
  | { kind: 'refused'; batch: number; refusal: Refusal; text: string };

const kinds = ['updates', 'stored', 'refused'] as const;

/** A number after the version that nobody uses: pages of an earlier release, open or stored for offline use, read it. */
const unusedField = 1;

/** Encodes a client's message. */
export function encodeUpdate({ batch, update }: UpdateMessage): Uint8Array {
  const encoder = encoding.createEncoder();
  encoding.writeVarUint(encoder, batch);
  encoding.writeVarUint8Array(encoder, update);
  return encoding.toUint8Array(encoder);
}

/** Decodes a client's message. @throws an Error for malformed bytes */
export function decodeUpdate(bytes: Uint8Array): UpdateMessage {
  const decoder = decoding.createDecoder(bytes);
  const batch = decoding.readVarUint(decoder);
  const update = decoding.readVarUint8Array(decoder);
  if (decoding.hasContent(decoder)) throw new Error('The message is longer than its update.');
  return { batch, update };
}

/** Encodes a server's message. */
export function encodeServerMessage(message: ServerMessage): Uint8Array {
  const encoder = encoding.createEncoder();
  encoding.writeVarUint(encoder, kinds.indexOf(message.kind));
  if (message.kind === 'updates') {
    encoding.writeVarUint(encoder, message.version);
    encoding.writeVarUint(encoder, unusedField);
    encoding.writeVarUint(encoder, message.updates.length);
    for (const update of message.updates) encoding.writeVarUint8Array(encoder, update);
  } else {
    encoding.writeVarUint(encoder, message.batch);
    if (message.kind === 'stored') encoding.writeVarUint(encoder, message.version);
    else {
      encoding.writeVarUint(encoder, refusals.indexOf(message.refusal));
      encoding.writeVarString(encoder, message.text);
    }
  }
  return encoding.toUint8Array(encoder);
}

/** Decodes a server's message. @throws an Error for malformed bytes */
export function decodeServerMessage(bytes: Uint8Array): ServerMessage {
  const decoder = decoding.createDecoder(bytes);
  const kind = kinds[decoding.readVarUint(decoder)];
  if (kind === 'updates') {
    const version = decoding.readVarUint(decoder);
    decoding.readVarUint(decoder);
    const count = decoding.readVarUint(decoder);
    const updates: Uint8Array[] = [];
    for (let read = 0; read < count; read += 1) updates.push(decoding.readVarUint8Array(decoder));
    return { kind, version, updates };
  }
  const batch = decoding.readVarUint(decoder);
  if (kind === 'stored') return { kind, batch, version: decoding.readVarUint(decoder) };
  const refusal = refusals[decoding.readVarUint(decoder)];
  if (kind === undefined || refusal === undefined) throw new Error('An unknown message.');
  return { kind, batch, refusal, text: decoding.readVarString(decoder) };
}
