import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { text as readText } from 'node:stream/consumers';
import { ErrorEvent, withEventMeta } from '@orpc/server';
import { expect, test } from 'vitest';
import { sendEvents } from './event-stream.ts';

const requestId = '0199d0a0-0000-4000-8000-000000000001';
async function textOf(iterator: AsyncGenerator<unknown, unknown, void>): Promise<string> {
  const outgoing = new PassThrough();
  const [text] = await Promise.all([readText(outgoing), sendEvents(outgoing, iterator, requestId)]);
  return text;
}

test('sends values as messages with their ids and the returned value as done', async () => {
  async function* work() {
    yield withEventMeta({ type: 'piece', text: 'ilk\nsatır' }, { id: '7' });
    yield { type: 'piece' };
    return 'son';
  }
  expect(await textOf(work())).toBe(
    ':\n\nevent: message\nid: 7\ndata: {"type":"piece","text":"ilk\\nsatır"}\n\nevent: message\ndata: {"type":"piece"}\n\nevent: done\ndata: "son"\n\n',
  );
});

test('sends an error as the envelope and ends the stream', async () => {
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

test('ends the iterator when the client disconnects', async () => {
  const ended = Promise.withResolvers<string>();
  async function* work() {
    try {
      while (true) yield 'parça';
    } finally {
      ended.resolve('ended');
    }
  }
  const outgoing = new PassThrough({ highWaterMark: 20 });
  const sent = sendEvents(outgoing, work(), requestId);
  await once(outgoing, 'readable');
  outgoing.destroy();
  expect(await ended.promise).toBe('ended');
  await sent;
});

test('waits for a slow client before it writes more', async () => {
  let made = 0;
  async function* work() {
    for (made = 0; made < 50; made += 1) yield 'parça';
  }
  const outgoing = new PassThrough({ highWaterMark: 100 });
  const sent = sendEvents(outgoing, work(), requestId);
  await once(outgoing, 'readable');
  expect(made).toBeLessThan(10);
  const text = await readText(outgoing);
  expect(text.match(/parça/g)).toHaveLength(50);
  await sent;
});

test('throws an error that is no event', async () => {
  // biome-ignore lint/correctness/useYield: it throws before its first event
  async function* work() {
    throw new Error('broken');
  }
  await expect(sendEvents(new PassThrough(), work(), requestId)).rejects.toThrow('broken');
});
