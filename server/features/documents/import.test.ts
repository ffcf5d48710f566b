import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8 } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImportPreview } from '#contract/documents.ts';
import { messages } from '#domain/messages.ts';
import { bomb, documentPart, docx, epub, paragraph, relsTo } from '#testing/documents/hostile.ts';
import { openExport, readExport } from '#testing/documents/read-export.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';
import { exportsFolder } from '../account/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { DATA_DIR: await mkdtemp(join(tmpdir(), 'imports-')) } });
});
afterAll(async () => {
  await app.stop();
  await rm(app.deps.env.dataDir, { recursive: true, force: true });
});

interface Fault {
  code: string;
  message: string;
}
type Read = ImportPreview & Fault;

async function read(name: string, raw: Uint8Array<ArrayBuffer> | string, by?: SignedInClient) {
  const path = `/documents/imports?name=${encodeURIComponent(name)}`;
  return (by ?? (await app.signIn())).request<Read>(path, {
    method: 'POST',
    raw,
    headers: { 'content-type': 'application/octet-stream' },
  });
}
const bytes = (buffer: Buffer) => new Uint8Array(buffer);
const fixture = async (name: string) =>
  bytes(await readFile(new URL(`../../../testing/documents/files/${name}`, import.meta.url)));

const chapters = ['Önsöz', 'Birinci Bölüm', 'İkinci Bölüm'];

test.each(['pandoc.docx', 'libreoffice.docx', 'pandoc.epub', 'libreoffice.epub', 'pandoc.md'])(
  'reads title, author and chapters of %s',
  async (name) => {
    const { status, body } = await read(name, await fixture(name));
    expect(status).toBe(200);
    expect(body).toMatchObject({ title: 'Kuyunun Dibi', author: 'Şule Iğdır' });
    expect(body.chapters.map(({ title }) => title)).toEqual(chapters);
    const text = body.chapters[1]?.text ?? '';
    expect(text).toContain(
      'İstanbul’da ığıl ığıl bir yağmur yağıyordu; Gülşah şemsiyesini açtı.\n\n— Geldin mi?',
    );
    expect(text).toContain('Ertesi gün güneş çıktı.');
    if (name !== 'libreoffice.epub') expect(text).toContain('— Geldim, dedi **ağabeyi**.');
  },
);

test.each(['utf-8.txt', 'utf-16.txt', 'windows-1254.txt'])(
  'reads %s, and makes paragraphs of lines that were broken to a width',
  async (name) => {
    const { body } = await read(name, await fixture(name));
    expect(body.chapters.map(({ title }) => title)).toEqual(chapters);
    expect(body.chapters[1]?.text).toContain('yağıyordu; Gülşah şemsiyesini açtı.\n\n— Geldin mi?');
  },
);

test.each(['docx', 'epub', 'md'] as const)('reads back what it exported as %s', async (format) => {
  const by = await app.signIn({ plan: 'pro', planEndsAt: new Date(Date.now() + 86_400_000) });
  const written = [
    { title: 'Bölüm 1: Ağaç', text: 'Bir *gün*.\n\n- Geldin mi?\n\n* * *\n\nGece **oldu**.' },
    {
      title: 'Bölüm 2',
      text: 'Son & <b>.\n\n<!-- gizli --> &copy; 5$ a^2^ ~~b~~\n\n: tanım\n\n| çizgi\n\n1.',
    },
  ];
  const content = written.map(({ title, text }) => `# ${title}\n\n${text}`).join('\n\n');
  const made = await readExport(
    await openExport(app, by, { format, title: 'Işık', author: 'Gülşah İğde', content }),
  );
  const { body } = await read(made.name, bytes(made.file), by);
  expect(body).toEqual({ title: 'Işık', author: 'Gülşah İğde', chapters: written });
});

test('a visitor reads nothing', async () => {
  const answer = await app
    .visitor()
    .request<Fault>('/documents/imports?name=a.txt', { method: 'POST', raw: 'Bir.' });
  expect(answer.status).toBe(401);
});

const deep = `${'<w:p>'.repeat(20_000)}${'</w:p>'.repeat(20_000)}`;
const laughs = `<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>`;
const outside = `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>`;
const hostile: [string, string, () => Buffer, string][] = [
  [
    'a picture',
    'a.txt',
    () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 0, 1, 2, 3]),
    'IMPORT_BROKEN',
  ],
  ['an unknown kind', 'a.exe', () => Buffer.from('MZ'), 'IMPORT_UNKNOWN_KIND'],
  ['nothing', 'a.txt', () => Buffer.from('  \n '), 'IMPORT_EMPTY'],
  ['a text that calls itself Word', 'a.docx', () => Buffer.from('Bir gün.'), 'IMPORT_BROKEN'],
  ['a zip without a document', 'a.docx', () => epub('<p>x</p>'), 'IMPORT_BROKEN'],
  ['a cut file', 'a.docx', () => docx(paragraph('Bir')).subarray(0, 300), 'IMPORT_BROKEN'],
  ['a bomb', 'a.docx', () => docx(paragraph('Bir'), { 'word/styles.xml': bomb(70) }), 'IMPORT_TOO_LARGE'],
  ['a bomb in an e-book', 'a.epub', () => epub('', { 'O/p.xhtml': bomb(70) }), 'IMPORT_TOO_LARGE'],
  ['entities without end', 'a.docx', () => docx(paragraph('&b;'), {}, laughs), 'IMPORT_BROKEN'],
  ['another file by an entity', 'a.docx', () => docx(paragraph('&a;'), {}, outside), 'IMPORT_BROKEN'],
  [
    'a document in a part that is not looked into',
    'a.docx',
    () => docx('', { '_rels/.rels': relsTo('word/d.bin'), 'word/d.bin': documentPart(paragraph('Bir')) }),
    'IMPORT_EMPTY',
  ],
  ['another file in an e-book', 'a.epub', () => epub(`${outside}<p>&a;</p>`), 'IMPORT_BROKEN'],
  ['nesting without end', 'a.docx', () => docx(deep), 'IMPORT_BROKEN'],
  [
    'an e-book that its buyer’s program alone opens',
    'a.epub',
    () =>
      epub('<p>x</p>', { 'META-INF/encryption.xml': strToU8('<e><CipherReference URI="O/p.xhtml"/></e>') }),
    'IMPORT_PROTECTED',
  ],
  ['a path that leads out', 'a.epub', () => epub('<p>x</p>', {}, '../../../../etc/passwd'), 'IMPORT_EMPTY'],
  ['more than a story holds', 'a.txt', () => Buffer.from('a '.repeat(1_000_001)), 'IMPORT_TOO_LONG'],
];

test.each(hostile)('refuses %s, in Turkish', async (_, name, make, code) => {
  const answer = await read(name, bytes(make()));
  expect(answer).toMatchObject({ status: 422, body: { code } });
  const { documents } = messages;
  const texts: string[] = Object.values(documents);
  expect(texts).toContain(answer.body.message);
});

test('scripts and styles of an e-book are no text, and pictures need no room', async () => {
  const page =
    '<html><head><title>x</title><style>p{}</style></head><body><script>alert(1)</script><h1>Bir</h1><p>Gün &amp; gece<br/>Sabah</p><nav>İçindekiler</nav></body></html>';
  const { body } = await read('a.epub', bytes(epub(page, { 'O/resim.png': bomb(70) })));
  expect(body).toMatchObject({
    title: 'Kuyu & Gece',
    chapters: [{ title: 'Bir', text: 'Gün & gece\n\nSabah' }],
  });
});

test('a file over 20 MB is refused, whether or not it tells its size', async () => {
  const large = new Uint8Array(20_000_001);
  expect((await read('a.txt', large)).body.code).toBe('PAYLOAD_TOO_LARGE');
  const stream = new Blob([large]).stream();
  const answer = await (await app.signIn()).request<Fault>('/documents/imports?name=a.txt', {
    method: 'POST',
    raw: stream,
  });
  expect(answer.body.code).toBe('PAYLOAD_TOO_LARGE');
});

test('nothing of an upload stays', async () => {
  await read('a.txt', 'Bir gün.');
  await expect.poll(() => readdir(exportsFolder(app.deps.env.dataDir))).toEqual([]);
});
