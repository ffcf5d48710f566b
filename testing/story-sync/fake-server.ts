import * as Y from 'yjs';
import { storyTypes } from '#domain/story/document/story-document.ts';
import {
  decodeUpdate,
  encodeServerMessage,
  type Refusal,
  type ServerMessage,
} from '#domain/story/document/sync-messages.ts';
import type { DeviceCopy } from '#web/features/editor/session/device-copy.ts';
import { StorySession } from '#web/features/editor/session/story-session.ts';
import type { Socket } from '#web/features/editor/session/sync-connection.ts';
import { createDevice, type FakeDevice, openFakeCopy } from './fake-device.ts';

interface FakeConnection extends Socket {
  tell(message: ServerMessage): void;
}

/** The server's side of one story in memory, for tests of the session: a list of updates and its open connections. */
export function createFakeServer() {
  const updates: Uint8Array[] = [];
  const open = new Set<FakeConnection>();
  let isCut = false;
  let count = 0;
  let refusing: { refusal: Refusal; text: string } | null = null;
  let refusingOpening: { refusal: Refusal; text: string } | null = null;

  function receive(from: FakeConnection, bytes: Uint8Array): void {
    const { batch, update } = decodeUpdate(bytes);
    if (refusing) {
      const { refusal, text } = refusing;
      refusing = null;
      from.tell({ kind: 'refused', batch: refusal === 'signed-out' ? 0 : batch, refusal, text });
      return;
    }
    updates.push(update);
    const version = updates.length;
    from.tell({ kind: 'stored', batch, version });
    for (const other of open) if (other !== from) other.tell({ kind: 'updates', version, updates: [update] });
  }

  function connect(since: number): Socket {
    count += 1;
    const socket: FakeConnection = {
      binaryType: '',
      onmessage: null,
      onclose: null,
      onerror: null,
      send(data) {
        const copy = data.slice();
        setTimeout(() => open.has(socket) && receive(socket, copy));
      },
      close() {
        open.delete(socket);
      },
      tell(message) {
        const data = encodeServerMessage(message).slice().buffer;
        setTimeout(() => open.has(socket) && socket.onmessage?.({ data }));
      },
    };
    setTimeout(() => {
      if (isCut) {
        socket.onclose?.();
        return;
      }
      open.add(socket);
      if (refusingOpening) return socket.tell({ kind: 'refused', batch: 0, ...refusingOpening });
      socket.tell({
        kind: 'updates',
        version: updates.length,
        updates: updates.slice(since),
      });
    });
    return socket;
  }

  /** A session that is being opened, with a device's storage or another copy. */
  function begin(from: FakeDevice | { copy: (doc: Y.Doc) => DeviceCopy } = createDevice()) {
    const session = new StorySession({
      connect: ({ since }) => connect(since),
      openCopy: (doc) => ('copy' in from ? from.copy(doc) : openFakeCopy(from, doc)),
      tabs: null,
      isNew: updates.length === 0,
    });
    return { session, opened: session.open() };
  }

  return {
    device: createDevice,
    begin,
    async open(from?: Parameters<typeof begin>[0]): Promise<StorySession> {
      const { session, opened } = begin(from);
      await opened;
      return session;
    },
    /** Ends all connections and refuses new ones. */
    cut(): void {
      isCut = true;
      for (const socket of open) {
        open.delete(socket);
        socket.onclose?.();
      }
    },
    restore(): void {
      isCut = false;
    },
    refuseNext(refusal: Refusal, text: string): void {
      refusing = { refusal, text };
    },
    /** Refuses every connection from now on; null takes them again. */
    refuseOpening(answer: { refusal: Refusal; text: string } | null): void {
      refusingOpening = answer;
    },
    content(): string {
      const doc = new Y.Doc();
      for (const update of updates) Y.applyUpdate(doc, update);
      return storyTypes(doc).content.toString();
    },
    connections: () => count,
  };
}
