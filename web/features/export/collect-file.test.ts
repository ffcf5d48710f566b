import { expect, it } from 'vitest';
import type { ExportEvent } from '#contract/documents.ts';
import { collectFile, type ExportProgress } from './collect-file.ts';

/** As the API's client gives them: it takes an end without a last word for a dropped connection. */
async function* events(...list: ExportEvent[]) {
  yield* list;
  throw new Error('dropped');
}
const head = {
  type: 'file',
  name: 'Işık.txt',
  mediaType: 'text/plain',
  bytes: 6,
  replaced: [],
} satisfies ExportEvent;
const piece = (text: string): ExportEvent => ({
  type: 'piece',
  base64: Buffer.from(text).toString('base64'),
});

it('puts the pieces together and tells how far it is', async () => {
  const told: ExportProgress[] = [];
  const { name, blob } = await collectFile(
    events({ type: 'waiting', place: 2 }, { type: 'progress', percent: 40 }, head, piece('Işı'), piece('k')),
    (progress) => told.push(progress),
  );
  expect(name).toBe('Işık.txt');
  expect(await blob.text()).toBe('Işık');
  expect(told).toEqual([
    { phase: 'waiting', place: 2 },
    { phase: 'writing', percent: 40 },
  ]);
});

it('never hands over a part of a file', async () => {
  const tell = () => undefined;
  await expect(collectFile(events(head, piece('Iş')), tell)).rejects.toThrow();
  await expect(collectFile(events(piece('Iş')), tell)).rejects.toThrow();
  await expect(collectFile(events({ ...head, bytes: 2 }, piece('Iş')), tell)).rejects.toThrow('not whole');
});
