import { WebSocket } from 'ws';
import { storyTypes } from '#domain/story/document/story-document.ts';
import { StorySession } from '#web/features/editor/session/story-session.ts';
import type { Socket } from '#web/features/editor/session/sync-connection.ts';
import { createDevice, openFakeCopy } from './fake-device.ts';

interface EditorOptions {
  /** Address of the server; read at each connection, as another process may take over. */
  url: () => string;
  cookie: string;
  storyId: string;
  isNew: boolean;
}

/** An editor on a device whose browser and network can fail. */
export interface SimulatedEditor {
  readonly session: StorySession;
  text(): string;
  /** Inserts at a place of the text. */
  insert(at: number, text: string): void;
  remove(at: number, length: number): void;
  goOffline(): void;
  goOnline(): void;
  /** Loses the next message of the server and then the connection. */
  loseNextAnswer(): void;
  /** Ends the browser without any goodbye, and starts it again with what the device has stored. */
  crash(): Promise<void>;
  close(): Promise<void>;
}

/** Opens a story as an editor would, over a real WebSocket, with a device in memory. */
export async function openEditor({ url, cookie, storyId, isNew }: EditorOptions): Promise<SimulatedEditor> {
  const device = createDevice();
  let sockets = new Set<WebSocket>();
  let isOffline = false;
  let isLosing = false;
  let generation = 0;

  function connect({ since, create }: { since: number; create: boolean }): Socket {
    const own = generation;
    const address = `${url().replace('http', 'ws')}/api/stories/${storyId}/sync?since=${since}${create ? '&create=1' : ''}`;
    const socket = new WebSocket(address, { headers: { cookie } });
    sockets.add(socket);
    const face: Socket = {
      binaryType: '',
      onmessage: null,
      onclose: null,
      onerror: null,
      send: (data) => socket.send(data),
      close: () => socket.terminate(),
    };
    if (isOffline) setTimeout(() => socket.terminate());
    socket.on('message', (bytes: Buffer) => {
      if (own !== generation) return;
      if (isLosing) {
        isLosing = false;
        // Nor does anything that came after it arrive: a connection has no gaps.
        face.onmessage = null;
        socket.terminate();
        return;
      }
      face.onmessage?.({ data: new Uint8Array(bytes).buffer });
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      sockets.delete(socket);
      if (own === generation) face.onclose?.();
    });
    return face;
  }

  async function start(isNewHere: boolean): Promise<StorySession> {
    const started = new StorySession({
      connect,
      openCopy: (doc) => openFakeCopy(device, doc),
      tabs: null,
      isNew: isNewHere,
    });
    await started.open();
    return started;
  }
  let session = await start(isNew);
  const content = () => storyTypes(session.doc).content;
  return {
    get session() {
      return session;
    },
    text: () => content().toString(),
    insert: (at, text) => session.doc.transact(() => content().insert(at, text, { ai: null }), 'typing'),
    remove: (at, length) => session.doc.transact(() => content().delete(at, length), 'typing'),
    goOffline() {
      isOffline = true;
      for (const socket of sockets) socket.terminate();
    },
    goOnline() {
      isOffline = false;
      session.reconnect();
    },
    loseNextAnswer() {
      isLosing = true;
    },
    async crash() {
      generation += 1;
      const crashed = session;
      for (const socket of sockets) socket.terminate();
      sockets = new Set();
      // Nothing of it is written any more.
      const { server, isUnsent, updates } = device;
      await crashed.close();
      Object.assign(device, { server, isUnsent, updates });
      session = await start(isNew);
    },
    close: () => session.close(),
  };
}
