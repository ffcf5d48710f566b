import { WebSocket } from 'ws';
import * as Y from 'yjs';
import { readStory } from '#domain/story/document/story-document.ts';
import {
  decodeServerMessage,
  encodeUpdate,
  type Refusal,
  type ServerMessage,
} from '#domain/story/document/sync-messages.ts';

interface SyncOptions {
  cookie: string;
  storyId: string;
  create?: boolean;
  since?: number;
  /** Whose words the client says that it has. */
  writer?: string;
  headers?: Record<string, string>;
}

/** An editor's connection to a story, without the product's own client. */
export interface SyncClient {
  doc: Y.Doc;
  socket: WebSocket;
  /** All messages of the server. */
  messages: ServerMessage[];
  /** Resolves with the first message, past or future, that `find` accepts; rejects when the connection ends before. */
  message<M extends ServerMessage>(find: (message: ServerMessage) => message is M): Promise<M>;
  /** Changes the document and sends the change; resolves with its version or the refusal. */
  change(act: (doc: Y.Doc) => void): Promise<number | Refusal>;
  /** Sends bytes as an update. */
  sendUpdate(update: Uint8Array): Promise<number | Refusal>;
  content(): string;
  closed: Promise<number>;
  close(): void;
}

/** Opens a story and resolves once the server's first answer has come. */
export async function openSync(
  url: string,
  { cookie, storyId, create = false, since = 0, writer, headers = {} }: SyncOptions,
): Promise<SyncClient> {
  const address = `${url.replace('http', 'ws')}/api/stories/${storyId}/sync?since=${since}${create ? '&create=1' : ''}${writer === undefined ? '' : `&writer=${writer}`}`;
  const socket = new WebSocket(address, { headers: { cookie, ...headers } });
  const doc = new Y.Doc();
  const messages: ServerMessage[] = [];
  const watchers = new Set<(message: ServerMessage) => void>();
  let batch = 0;
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  socket.on('message', (bytes: Buffer) => {
    const message = decodeServerMessage(bytes);
    messages.push(message);
    if (message.kind === 'updates')
      for (const update of message.updates) Y.applyUpdate(doc, update, 'server');
    for (const watcher of watchers) watcher(message);
  });
  const client: SyncClient = {
    doc,
    socket,
    messages,
    message(find) {
      return new Promise((resolve, reject) => {
        const past = messages.find(find);
        if (past) return resolve(past);
        const watcher = (message: ServerMessage) => {
          if (!find(message)) return;
          watchers.delete(watcher);
          resolve(message);
        };
        watchers.add(watcher);
        void closed.then((code) => reject(new Error(`The connection was closed with ${code}.`)));
      });
    },
    change(act) {
      const updates: Uint8Array[] = [];
      const collect = (update: Uint8Array) => void updates.push(update);
      doc.on('update', collect);
      doc.transact(() => act(doc));
      doc.off('update', collect);
      return client.sendUpdate(Y.mergeUpdates(updates));
    },
    async sendUpdate(update) {
      batch += 1;
      const own = batch;
      socket.send(encodeUpdate({ batch: own, update }));
      const answer = await client.message(
        (message): message is Exclude<ServerMessage, { kind: 'updates' }> =>
          message.kind !== 'updates' && message.batch === own,
      );
      return answer.kind === 'stored' ? answer.version : answer.refusal;
    },
    content: () => readStory(doc).content,
    closed,
    close: () => socket.close(),
  };
  await new Promise<void>((resolve, reject) => {
    socket.on('open', () => resolve());
    socket.on('error', reject);
  });
  await client.message((message): message is ServerMessage => message.kind !== 'stored');
  return client;
}
