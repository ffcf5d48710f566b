import { expect, test } from 'vitest';
import { decodeServerMessage, encodeServerMessage, type ServerMessage } from './sync-messages.ts';

test('updates are encoded as pages of earlier releases read them: kind, version, an unused number, and the updates', () => {
  const message: ServerMessage = { kind: 'updates', version: 3, updates: [new Uint8Array([7, 8])] };
  const bytes = encodeServerMessage(message);
  expect([...bytes]).toEqual([0, 3, 1, 1, 2, 7, 8]);
  expect(decodeServerMessage(bytes)).toEqual(message);
});
