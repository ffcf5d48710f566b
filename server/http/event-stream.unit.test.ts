import { ErrorEvent, withEventMeta } from '@orpc/server';
import { expect, test } from 'vitest';
import { eventStream } from './event-stream.ts';

const requestId = '0199d0a0-0000-4000-8000-000000000001';
const textOf = (iterator: AsyncGenerator<unknown, unknown, void>) =>
  new Response(eventStream(iterator, requestId)).text();

test('values go as messages with their ids, what is returned as done', async () => {
  async function* work() {
    yield withEventMeta({ type: 'piece', text: 'ilk\nsatır' }, { id: '7' });
    yield { type: 'piece' };
    return 'son';
  }
  expect(await textOf(work())).toBe(
    ':\n\nevent: message\nid: 7\ndata: {"type":"piece","text":"ilk\\nsatır"}\n\nevent: message\ndata: {"type":"piece"}\n\nevent: done\ndata: "son"\n\n',
  );
});

test('an error goes as the envelope and ends the stream', async () => {
  async function* work() {
    yield 1;
    throw new ErrorEvent({
      data: { defined: true, code: 'AI_TIMEOUT', status: 504, message: 'Zaman aşımı.' },
    });
  }
  const text = await textOf(work());
  expect(text.split('\n\n')[2]).toBe(
    `event: error\ndata: {"code":"AI_TIMEOUT","status":504,"message":"Zaman aşımı.","requestId":"${requestId}"}`,
  );
});

test('a reader that goes away ends the work', async () => {
  const ended = Promise.withResolvers<string>();
  async function* work() {
    try {
      while (true) yield 'parça';
    } finally {
      ended.resolve('ended');
    }
  }
  const reader = eventStream(work(), requestId).getReader();
  await reader.read();
  await reader.read();
  await reader.cancel();
  expect(await ended.promise).toBe('ended');
});
