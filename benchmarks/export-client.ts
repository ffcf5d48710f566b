/**
 * Makes one export for benchmarks/export.ts, in a process of its own: taking a book's file out of its events is work that
 * must not hold up the client whose answers are timed. Tells the file's bytes. Arguments: address, words.
 */
import { sampleBook } from '#testing/documents/sample-book.ts';
import { openEventStream } from '#testing/event-stream.ts';

const [url = '', words = ''] = process.argv.slice(2);
const content = sampleBook(Number(words));

process.on('message', async ({ cookie, format }: { cookie: string; format: string }) => {
  const stream = await openEventStream<{ type: string; bytes?: number }>(`${url}/documents/exports`, {
    cookie,
    json: { format, title: 'Ağaç', author: 'Gülşah İğde', content },
  });
  let bytes = 0;
  for (const { event, data } of await stream.rest()) {
    if (event !== 'message') throw new Error(JSON.stringify(data));
    if (data.type === 'file') bytes = data.bytes ?? 0;
  }
  if (bytes === 0) throw new Error('No file came.');
  process.send?.({ bytes });
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
