import { setTimeout as wait } from 'node:timers/promises';
import type { WebSocket } from 'ws';
import { messages } from '#domain/messages/index.ts';
import { decodeUpdate, encodeServerMessage, type Refusal } from '#domain/story/document/sync-messages.ts';
import { storageFull } from '#domain/story/story-storage.ts';
import type { Deps, SessionUser } from '#server/context.ts';
import { perDeps } from '#server/per-deps.ts';
import { appendUpdate, deriveSoon, isStoryUpdate, measureStory } from '../story-documents/index.ts';
import type { RoomMember } from './room.ts';
import { roomsOf } from './rooms.ts';

/** Largest number of updates that a connection sends in one second; an editor sends at most 20. */
const maxPerSecond = 50;
/** Largest amount that a connection sends in one minute, bytes: ten whole stories. */
const maxBytesPerMinute = 40_000_000;
/** How often an account's story is measured whose update may exceed a limit, ms: that takes as long as reading the story. */
const measureEveryMs = 1_000;
/** Longest wait for that, ms. */
const maxMeasureWaitMs = 5_000;
/** Largest amount that waits to be sent to a slow client, bytes; it connects again with what it has. */
const maxWaitingBytes = 32_000_000;

/** WebSocket close codes: try again later; refused for good. */
export const closeCodes = { later: 1013, refused: 4000 } as const;

/** When the next story of an account may be measured, ms, by the account's id. */
const nextMeasure = perDeps(() => new Map<string, number>());

/** Waits for the account's turn to have a story measured; false where too many wait already. */
async function waitForMeasure(deps: Deps, userId: string): Promise<boolean> {
  const turns = nextMeasure(deps);
  const now = Date.now();
  const turn = Math.max(now, turns.get(userId) ?? 0);
  if (turn - now > maxMeasureWaitMs) return false;
  turns.set(userId, turn + measureEveryMs);
  await wait(turn - now);
  if (turns.get(userId) === turn + measureEveryMs)
    setTimeout(() => forgetTurn(turns, userId), measureEveryMs).unref();
  return true;
}

function forgetTurn(turns: Map<string, number>, userId: string): void {
  if ((turns.get(userId) ?? 0) <= Date.now()) turns.delete(userId);
}

/** One editor's connection to one story. */
export interface Connection {
  readonly sessionId: string;
  /** Tells the client why, and closes. */
  refuse(refusal: Refusal): void;
}

interface ConnectionProps {
  deps: Deps;
  socket: WebSocket;
  user: SessionUser;
  storyId: string;
}

/** Whether nothing of this person may be written at present. */
export const isInMaintenance = ({ settings }: Deps, { isAdmin }: SessionUser): boolean =>
  settings.maintenance && !isAdmin;

/** What a refusal tells the writer. */
export function refusalText(refusal: Refusal, user: Pick<SessionUser, 'terms'>): string {
  const texts: Record<Refusal, string> = {
    'signed-out': messages.story.signInToSave,
    'not-found': messages.story.deletedElsewhere,
    'too-long': messages.story.tooLong,
    'storage-full': storageFull(user.terms.storageBytes),
    malformed: messages.story.unreadableChange,
    'too-many': messages.story.tooManyChanges,
    maintenance: messages.settings.maintenance,
    unavailable: messages.story.saveFailed,
  };
  return texts[refusal];
}

/** Synchronises one editor with its story: sends it all updates, and stores those that it sends. */
export async function openConnection(
  { deps, socket, user, storyId }: ConnectionProps,
  since: number,
): Promise<Connection> {
  const rooms = roomsOf(deps);
  const send = (message: Parameters<typeof encodeServerMessage>[0]) => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > maxWaitingBytes) return socket.close(closeCodes.later);
    socket.send(encodeServerMessage(message));
  };
  const refuse = (refusal: Refusal, batch = 0) =>
    send({ kind: 'refused', batch, refusal, text: refusalText(refusal, user) });
  const end = (refusal: Refusal) => {
    refuse(refusal);
    socket.close(closeCodes.refused);
  };
  const member: RoomMember = {
    sent: since,
    own: new Set(),
    send: (parts, version) => send({ kind: 'updates', version, updates: parts.map(({ data }) => data) }),
    end: () => end('not-found'),
  };

  async function store(data: Uint8Array): Promise<number | Refusal> {
    if (isInMaintenance(deps, user)) return 'maintenance';
    if (!isStoryUpdate(data)) return 'malformed';
    const update = { storyId, sessionId: user.sessionId, data };
    let appended = await appendUpdate(deps, { ...update, measured: false });
    if ('refusal' in appended && (appended.refusal === 'too-long' || appended.refusal === 'storage-full')) {
      if (!(await waitForMeasure(deps, user.id))) return appended.refusal;
      const limit = await measureStory(deps, storyId, data, appended.refusal);
      if (limit !== null) return limit;
      appended = await appendUpdate(deps, { ...update, measured: true });
    }
    if ('refusal' in appended) return appended.refusal;
    rooms.committed(storyId, { version: appended.version, data }, member);
    deriveSoon(deps, storyId);
    return appended.version;
  }

  async function receive(bytes: Uint8Array, receivedAt: number): Promise<void> {
    const { batch, update } = decodeUpdate(bytes);
    const stored = await store(update);
    if (typeof stored === 'number') {
      send({ kind: 'stored', batch, version: stored });
      deps.metrics.syncStoreSeconds.observe((performance.now() - receivedAt) / 1_000);
    } else refuse(stored, batch);
  }

  let second = { at: 0, count: 0 };
  let minute = { at: 0, bytes: 0 };
  function isTooMuch(bytes: number): boolean {
    const at = Math.floor(Date.now() / 1_000);
    second = { at, count: second.at === at ? second.count + 1 : 1 };
    const inMinute = Math.floor(at / 60);
    minute = { at: inMinute, bytes: minute.at === inMinute ? minute.bytes + bytes : bytes };
    return second.count > maxPerSecond || minute.bytes > maxBytesPerMinute;
  }

  // One at a time: a later update builds on the one before it.
  let last: Promise<unknown> = Promise.resolve();
  socket.on('message', (bytes: Buffer, isBinary) => {
    if (!isBinary) return socket.close(closeCodes.refused);
    if (isTooMuch(bytes.length)) {
      refuse('too-many');
      return socket.close(closeCodes.later);
    }
    const receivedAt = performance.now();
    last = last
      .then(() => receive(bytes, receivedAt))
      .catch((error: unknown) => {
        deps.log.warn({ err: error, storyId }, 'an update of a story was not stored');
        refuse('unavailable');
        socket.close(closeCodes.later);
      });
  });
  socket.on('close', () => rooms.leave(storyId, member));

  await rooms.join(storyId, member);
  if (socket.readyState !== socket.OPEN) rooms.leave(storyId, member);
  return { sessionId: user.sessionId, refuse: end };
}
