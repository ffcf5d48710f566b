import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { messages } from '#domain/messages/index.ts';
import { encodeServerMessage, maxUpdateBytes, type Refusal } from '#domain/story/document/sync-messages.ts';
import type { Deps, SessionUser } from '#server/context.ts';
import type { App } from '#server/http/http-app.ts';
import { isFromThisSite } from '#server/http/origin-check.ts';
import { NodeHeaders } from '#server/http/request-headers.ts';
import { resolveSession } from '../auth/index.ts';
import { finishDeriving, openDocument } from '../story-documents/index.ts';
import { isStoriesFull } from '../story-store/index.ts';
import { type Connection, closeCodes, isInMaintenance, openConnection, refusalText } from './connection.ts';
import { roomsOf } from './rooms.ts';

const path = /^\/api\/stories\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\/sync$/i;
/** Most connections of one account in one process. */
const maxPerAccount = 50;
/** How often the sessions of open connections are checked, and clients that do not answer are closed, ms. */
const checkEveryMs = 15_000;
/** Longest wait for the clients' goodbye at the end of the process, ms. */
const goodbyeMs = 1_000;

/** What a refused opening tells the writer, where a refused update has another reason. */
const openingTexts: Partial<Record<Refusal, string>> = {
  'too-many': messages.story.tooManyOpen,
  unavailable: messages.request.unavailable,
};
/** Refusals of a connection after which another attempt would fare no better. */
const isFinal = (refusal: Refusal) => refusal === 'signed-out' || refusal === 'not-found';

interface Open {
  socket: WebSocket;
  user: SessionUser;
  /** Null while the connection is being opened. */
  connection: Connection | null;
  isAlive: boolean;
}

interface Asked {
  storyId: string;
  since: number;
  create: boolean;
  /** Whose words they are; null where the client does not say. */
  writer: string | null;
}

/** What a client asks for; null for another path. */
function readRequest(incoming: IncomingMessage): Asked | null {
  // Null for a path like `//`, which anybody can send.
  const url = URL.parse(incoming.url ?? '/', 'http://localhost');
  const storyId = path.exec(url?.pathname ?? '')?.[1]?.toLowerCase();
  if (!url || storyId === undefined) return null;
  const since = Number(url.searchParams.get('since') ?? 0);
  return {
    storyId,
    since: Number.isSafeInteger(since) && since >= 0 ? since : 0,
    create: url.searchParams.get('create') === '1',
    writer: url.searchParams.get('writer'),
  };
}

/** Answers a request that does not become a WebSocket, and closes: also where the client keeps its side open. */
function answer(socket: Duplex, status: string): void {
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}

/** Accepts WebSocket connections that synchronise stories with their editors. */
export function mountStorySync(app: App, deps: Deps): void {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: maxUpdateBytes + 100,
    perMessageDeflate: false,
  });
  const open = new Set<Open>();

  /** Tells why, and closes: after a second also without the client's goodbye. */
  function refuse(socket: WebSocket, refusal: Refusal, user: Pick<SessionUser, 'terms'>): void {
    const text = openingTexts[refusal] ?? refusalText(refusal, user);
    socket.send(encodeServerMessage({ kind: 'refused', batch: 0, refusal, text }));
    socket.close(isFinal(refusal) ? closeCodes.refused : closeCodes.later);
    setTimeout(() => socket.terminate(), goodbyeMs).unref();
  }

  async function serve(entry: Open, { storyId, since, create }: Asked): Promise<void> {
    const { socket, user } = entry;
    if ([...open].filter((other) => other.user.id === user.id).length > maxPerAccount)
      return refuse(socket, 'too-many', user);
    const isMaintained = isInMaintenance(deps, user);
    const isOwn = await openDocument(deps, { storyId, userId: user.id, create: create && !isMaintained });
    if (!isOwn) return refuse(socket, create && isMaintained ? 'maintenance' : 'not-found', user);
    if (socket.readyState !== socket.OPEN) return;
    entry.connection = await openConnection({ deps, socket, user, storyId }, since);
  }

  function accept(socket: WebSocket, user: SessionUser | null, asked: Asked): void {
    socket.binaryType = 'nodebuffer';
    socket.on('error', (error) => deps.log.debug({ err: error }, 'a connection of an editor broke'));
    // Somebody else has signed in in this browser: the words are none of theirs.
    if (!user || (asked.writer !== null && asked.writer !== user.id)) {
      refuse(socket, 'signed-out', { terms: deps.catalogue.free });
      return;
    }
    const entry: Open = { socket, user, connection: null, isAlive: true };
    open.add(entry);
    socket.on('close', () => open.delete(entry));
    socket.on('pong', () => {
      entry.isAlive = true;
    });
    serve(entry, asked).catch((error: unknown) => {
      if (isStoriesFull(error)) return refuse(socket, 'storage-full', user);
      deps.log.warn({ err: error }, 'a story could not be opened for an editor');
      refuse(socket, 'unavailable', user);
    });
  }

  async function check(): Promise<void> {
    for (const { socket, isAlive } of open) if (!isAlive) socket.terminate();
    for (const entry of open) {
      entry.isAlive = false;
      entry.socket.ping();
    }
    const ids = [...new Set([...open].flatMap(({ connection }) => connection?.sessionId ?? []))];
    if (ids.length === 0) return;
    const { rows } = await deps.pool.query<{ id: string }>(
      'SELECT id FROM sessions s WHERE id = ANY($1::uuid[]) AND session_is_live(s, $2)',
      [ids, deps.now()],
    );
    const live = new Set(rows.map(({ id }) => id));
    for (const { connection } of open)
      if (connection && !live.has(connection.sessionId)) connection.refuse('signed-out');
  }
  const timer = setInterval(() => {
    check().catch((error: unknown) => deps.log.warn({ err: error }, 'sessions of editors were not checked'));
  }, checkEveryMs);
  timer.unref();

  app.upgrades = {
    handle(incoming, socket, head) {
      const asked = readRequest(incoming);
      if (!asked) return false;
      if (!isFromThisSite('POST', new NodeHeaders(incoming.headers), deps.env.publicUrl)) {
        answer(socket, '403 Forbidden');
        return true;
      }
      // Before the connection is accepted: a stranger's messages are not read.
      resolveSession(deps, new NodeHeaders(incoming.headers)).then(
        (user) => server.handleUpgrade(incoming, socket, head, (accepted) => accept(accepted, user, asked)),
        (error: unknown) => {
          deps.log.warn({ err: error }, 'a session of an editor was not read');
          answer(socket, '503 Service Unavailable');
        },
      );
      return true;
    },
    async close() {
      clearInterval(timer);
      for (const { socket } of open) socket.close(1012);
      const limit = setTimeout(() => {
        for (const { socket } of open) socket.terminate();
      }, goodbyeMs);
      await Promise.all(
        [...open].map(({ socket }) => new Promise((resolve) => socket.once('close', resolve))),
      );
      clearTimeout(limit);
      roomsOf(deps).close();
      await finishDeriving(deps);
    },
  };
}
