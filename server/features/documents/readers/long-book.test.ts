import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sampleBook } from '#testing/documents/sample-book.ts';
import { openBook, type WriteBook } from '../formats/book.ts';
import { writeDocx } from '../formats/write-docx.ts';
import { writeEpub } from '../formats/write-epub.ts';
import { writeMarkdown } from '../formats/write-markdown.ts';
import { writeText } from '../formats/write-text.ts';
import type { ImportedDocument } from './imported.ts';
import { readDocx } from './read-docx.ts';
import { readEpub } from './read-epub.ts';
import { readMarkdown, readPlain } from './read-plain.ts';

type Read = (bytes: Buffer) => ImportedDocument | Promise<ImportedDocument>;
const formats: [string, WriteBook, Read][] = [
  ['docx', writeDocx, readDocx],
  ['epub', writeEpub, readEpub],
  ['md', writeMarkdown, readMarkdown],
  ['txt', writeText, readPlain],
];

const content = sampleBook(150_000);
const facts = {
  id: crypto.randomUUID(),
  changedAt: '2026-01-01T00:00:00.000Z',
  title: 'Işık',
  author: 'Ayşe',
};

/** Half of an import's limit, seconds of CPU time, which other processes do not increase. */
const longestSeconds = 5;

test.each(formats)(
  'reads a book of 150,000 words within the limits: %s',
  { timeout: 60_000 },
  async (_, write, read) => {
    const folder = await mkdtemp(join(tmpdir(), 'long-book-'));
    const path = join(folder, 'kitap');
    await write(openBook({ ...facts, content }), path, () => undefined);
    const file = await readFile(path);
    await rm(folder, { recursive: true });
    const before = process.threadCpuUsage();
    const { chapters } = await read(file);
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1e6).toBeLessThan(longestSeconds);
    expect(chapters.filter(({ text }) => text !== '')).toHaveLength(38);
  },
);
