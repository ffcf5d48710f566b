import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  decodeUpdate,
  encodeServerMessage,
  type ServerMessage,
} from '#domain/story/document/sync-messages.ts';
import { type Socket, SyncConnection } from './sync-connection.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const opening: ServerMessage = { kind: 'updates', version: 1, updates: [] };

/** A connection with the sockets that it has opened, each told what the server says. */
function open() {
  const sockets: (Socket & { sent: Uint8Array[]; isClosed: boolean })[] = [];
  const states: [string, string | null][] = [];
  const stored: number[] = [];
  const refused: [string, string][] = [];
  const connection = new SyncConnection({
    connect() {
      const socket = {
        binaryType: '',
        onmessage: null,
        onclose: null,
        onerror: null,
        sent: [] as Uint8Array[],
        isClosed: false,
        send: (bytes: Uint8Array) => void socket.sent.push(bytes),
        close() {
          socket.isClosed = true;
        },
      };
      sockets.push(socket);
      return socket;
    },
    onUpdates: () => undefined,
    onStored: (_update, version) => void stored.push(version),
    onRefused: (refusal, text) => void refused.push([refusal, text]),
    onState: (state, text) => void states.push([state, text]),
    merge: (updates) => new Uint8Array(updates.flatMap((update) => [...update])),
  });
  connection.start();
  return {
    connection,
    sockets,
    states,
    stored,
    refused,
    tell: (message: ServerMessage) =>
      sockets.at(-1)?.onmessage?.({ data: encodeServerMessage(message).slice().buffer }),
  };
}

test('local updates of a moment are sent as one batch, and the next batch after its answer', () => {
  const { connection, sockets, stored, tell } = open();
  tell(opening);
  connection.send(new Uint8Array([1]));
  connection.send(new Uint8Array([2]));
  vi.advanceTimersByTime(60);
  connection.send(new Uint8Array([3]));
  vi.advanceTimersByTime(60);
  expect(sockets[0]?.sent.map((bytes) => [...decodeUpdate(bytes).update])).toEqual([[1, 2]]);
  tell({ kind: 'stored', batch: 1, version: 2 });
  expect(sockets[0]?.sent.map((bytes) => [...decodeUpdate(bytes).update])).toEqual([[1, 2], [3]]);
  tell({ kind: 'stored', batch: 2, version: 3 });
  expect([stored, connection.isBusy]).toEqual([[2, 3], false]);
});

test('a connection that is lost is opened again, ever later', () => {
  const { sockets, states } = open();
  sockets[0]?.onclose?.();
  vi.advanceTimersByTime(750);
  sockets[1]?.onclose?.();
  expect(sockets).toHaveLength(2);
  vi.advanceTimersByTime(900);
  expect(sockets).toHaveLength(2);
  vi.advanceTimersByTime(600);
  expect(sockets).toHaveLength(3);
  expect(states.map(([state]) => state)).toEqual(['connecting', 'connecting', 'offline']);
});

test('a refused batch is told of, and the connection stays', () => {
  const { connection, sockets, refused, tell } = open();
  tell(opening);
  connection.send(new Uint8Array([1]));
  vi.advanceTimersByTime(60);
  tell({ kind: 'refused', batch: 1, refusal: 'too-long', text: 'Çok uzun.' });
  expect(refused).toEqual([['too-long', 'Çok uzun.']]);
  expect(sockets[0]?.isClosed).toBe(false);
});

test.each(['storage-full', 'too-many', 'unavailable', 'maintenance'] as const)(
  'a connection that is refused as %s says so until it is opened again',
  (refusal) => {
    const { sockets, states, tell } = open();
    tell({ kind: 'refused', batch: 0, refusal, text: 'Yer kalmadı.' });
    sockets[0]?.onclose?.();
    expect(states.at(-1)).toEqual([refusal, 'Yer kalmadı.']);
    vi.advanceTimersByTime(10_000);
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(13_000);
    expect(sockets).toHaveLength(2);
    expect(states.at(-1)).toEqual([refusal, 'Yer kalmadı.']);
    tell(opening);
    expect(states.at(-1)).toEqual(['open', null]);
  },
);

test.each(['signed-out', 'not-found'] as const)(
  'a connection that is refused as %s is not tried again',
  (refusal) => {
    const { sockets, states, tell } = open();
    tell({ kind: 'refused', batch: 0, refusal, text: 'Giriş yapın.' });
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    expect(states.at(-1)).toEqual([refusal, 'Giriş yapın.']);
  },
);

test('a server that does not answer is given up', () => {
  const { sockets } = open();
  vi.advanceTimersByTime(15_000);
  expect(sockets[0]?.isClosed).toBe(true);
  vi.advanceTimersByTime(750);
  expect(sockets).toHaveLength(2);
});
