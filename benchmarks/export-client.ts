/**
 * Makes exports for benchmarks/export.ts, in a process of its own: taking a book's file out of its events is work that must
 * not hold up the client whose answers are timed. Saves a book for each writer first. Tells the bytes of each file.
 * Arguments: address, words, the cookies of writers whose book is saved as JSON.
 */
import { randomUUID } from 'node:crypto';
import type { ExportEvent } from '#contract/documents.ts';
import type { ExportFormat } from '#domain/story/book/export-formats.ts';
import { openExport } from '#testing/documents/read-export.ts';
import { sampleBook } from '#testing/documents/sample-book.ts';

/** What it is asked for: the writer's saved story where there is one, or the text itself. */
export interface AskedExport {
  cookie: string;
  format: ExportFormat;
}

const [url = '', words = '', cookies = '[]'] = process.argv.slice(2);
const content = sampleBook(Number(words));
const title = 'Ağaç';
const saved = new Map<string, string>();

async function save(cookie: string): Promise<void> {
  const id = randomUUID();
  const answer = await fetch(`${url}/stories`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ id, title, content }),
  });
  if (!answer.ok) throw new Error(`The story was answered ${answer.status}: ${await answer.text()}`);
  saved.set(cookie, id);
}

process.on('message', async ({ cookie, format }: AskedExport) => {
  const storyId = saved.get(cookie);
  const source = storyId === undefined ? { title, content } : { storyId };
  const app = { url: url.replace(/\/api$/, '') };
  const stream = await openExport(
    app,
    { cookie: () => cookie },
    { format, author: 'Gülşah İğde', ...source },
  );
  let bytes = 0;
  for (let event = await stream.next(); event !== null; event = await stream.next()) {
    if (event.event !== 'message') throw new Error(JSON.stringify(event.data));
    const data: ExportEvent = event.data;
    if (data.type === 'file') bytes = data.bytes;
  }
  if (bytes === 0) throw new Error('No file came.');
  process.send?.({ bytes });
});
process.on('disconnect', () => process.exit());
for (const cookie of JSON.parse(cookies) as string[]) await save(cookie);
process.send?.('ready');
