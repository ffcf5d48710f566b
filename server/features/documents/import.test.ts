import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { strToU8 } from 'fflate';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImportPreview } from '#contract/documents.ts';
import { messages } from '#domain/messages/index.ts';
import { dayMs } from '#domain/time/durations.ts';
import { bomb, documentPart, docx, epub, paragraph, relsTo } from '#testing/documents/hostile.ts';
import { openExport, readExport } from '#testing/documents/read-export.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';
import { exportsFolder } from '../account/index.ts';
import { conversions } from './conversion-queue.ts';

let app: TestApp;
const logged: { level: number; msg: string }[] = [];
beforeAll(async () => {
  app = await startTestApp({
    // Tests set the client's address by X-Forwarded-For, as behind a proxy.
    env: { DATA_DIR: await mkdtemp(join(tmpdir(), 'imports-')), TRUST_PROXY: '1' },
    log: pino({ level: 'info' }, { write: (line) => void logged.push(JSON.parse(line)) }),
  });
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

async function read(
  name: string,
  raw: Uint8Array<ArrayBuffer> | string,
  by?: SignedInClient,
  address?: string,
) {
  const path = `/documents/imports?name=${encodeURIComponent(name)}`;
  return (by ?? (await app.signIn())).request<Read>(path, {
    method: 'POST',
    raw,
    headers: {
      'content-type': 'application/octet-stream',
      ...(address !== undefined && { 'x-forwarded-for': address }),
    },
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
  'reads %s and joins wrapped lines to paragraphs',
  async (name) => {
    const { body } = await read(name, await fixture(name));
    expect(body.chapters.map(({ title }) => title)).toEqual(chapters);
    expect(body.chapters[1]?.text).toContain('yağıyordu; Gülşah şemsiyesini açtı.\n\n— Geldin mi?');
  },
);

test.each(['docx', 'epub', 'md'] as const)('reads back what it exported as %s', async (format) => {
  const by = await app.signIn({ plan: 'pro', planEndsAt: new Date(Date.now() + dayMs) });
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

test('refuses an import of a visitor', async () => {
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
    'a document in a part that is not read',
    'a.docx',
    () => docx('', { '_rels/.rels': relsTo('word/d.bin'), 'word/d.bin': documentPart(paragraph('Bir')) }),
    'IMPORT_EMPTY',
  ],
  ['another file in an e-book', 'a.epub', () => epub(`${outside}<p>&a;</p>`), 'IMPORT_BROKEN'],
  ['nesting without end', 'a.docx', () => docx(deep), 'IMPORT_TOO_LARGE'],
  [
    'an e-book of 400,000 unclosed elements',
    'a.epub',
    () => epub('<em>'.repeat(400_000)),
    'IMPORT_TOO_LARGE',
  ],
  [
    'an e-book of 400,000 nested elements',
    'a.epub',
    () => epub(`${'<div>'.repeat(400_000)}x${'</div>'.repeat(400_000)}`),
    'IMPORT_TOO_LARGE',
  ],
  [
    'an e-book whose list of pages is nested too deeply',
    'a.epub',
    () => epub('<p>x</p>', { 'O/b.opf': strToU8('<package>'.repeat(400_000)) }),
    'IMPORT_TOO_LARGE',
  ],
  [
    'an e-book of 600,000 elements side by side',
    'a.epub',
    () => epub('<br/>'.repeat(600_000)),
    'IMPORT_TOO_LARGE',
  ],
  ['a Word document of 600,000 elements', 'a.docx', () => docx('<w:p/>'.repeat(600_000)), 'IMPORT_TOO_LARGE'],
  ['Markdown of 600,000 lines', 'a.md', () => Buffer.from('#\n'.repeat(600_000)), 'IMPORT_TOO_LARGE'],
  ['a text of 600,000 lines', 'a.txt', () => Buffer.from('a\n'.repeat(600_000)), 'IMPORT_TOO_LARGE'],
  [
    'an e-book with DRM',
    'a.epub',
    () =>
      epub('<p>x</p>', { 'META-INF/encryption.xml': strToU8('<e><CipherReference URI="O/p.xhtml"/></e>') }),
    'IMPORT_PROTECTED',
  ],
  ['a path that leads out', 'a.epub', () => epub('<p>x</p>', {}, '../../../../etc/passwd'), 'IMPORT_EMPTY'],
  ['more than a story holds', 'a.txt', () => Buffer.from('a '.repeat(1_000_001)), 'IMPORT_TOO_LONG'],
];

test.each(hostile)('refuses %s, in Turkish', { timeout: 30_000 }, async (_, name, make, code) => {
  const answer = await read(name, bytes(make()));
  expect(answer).toMatchObject({ status: 422, body: { code } });
  const { documents } = messages;
  const texts: string[] = Object.values(documents);
  expect(texts).toContain(answer.body.message);
});

test('ignores scripts, styles and pictures of an e-book', async () => {
  const page =
    '<html><head><title>x</title><style>p{}</style></head><body><script>alert(1)</script><h1>Bir</h1><p>Gün &amp; gece<br/>Sabah</p><nav>İçindekiler</nav></body></html>';
  const { body } = await read('a.epub', bytes(epub(page, { 'O/resim.png': bomb(70) })));
  expect(body).toMatchObject({
    title: 'Kuyu & Gece',
    chapters: [{ title: 'Bir', text: 'Gün & gece\n\nSabah' }],
  });
});

test('reads an e-book with self-closing elements', async () => {
  const page = `<html><head><title/></head><body>${'<p>Bir.</p><a id="sayfa"/><i/>'.repeat(300)}</body></html>`;
  const { status, body } = await read('a.epub', bytes(epub(page)));
  expect(status).toBe(200);
  expect(body.chapters[0]?.text).toBe(Array(300).fill('Bir.').join('\n\n'));
});

const slow = () => bytes(epub('<p>Bir <b>gün</b>.</p>'.repeat(30_000)));

test('22 imports of one account take one slot in the queue', { timeout: 90_000 }, async () => {
  const attacker = await app.signIn();
  const other = await app.signIn();
  const file = slow();
  const attacks = Array.from({ length: 22 }, () => read('a.epub', file, attacker));
  const refused = attacks.map(async (attack) => (await attack).status === 409);
  await Promise.any(refused.map(async (isRefused) => (await isRefused) || Promise.reject()));
  expect((await read('b.txt', 'Bir gün.', other)).status).toBe(200);
  const answers = await Promise.all(attacks);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'IMPORT_RUNNING', message: messages.documents.importRunning });
  }
  expect((await read('b.txt', 'Bir gün.', attacker)).status).toBe(200);
});

/** Starts to send an import and aborts it after `ms`. */
async function leaveImport(by: SignedInClient, body: BodyInit, ms: number): Promise<void> {
  const leaving = new AbortController();
  setTimeout(() => leaving.abort(), ms);
  await fetch(`${app.url}/api/documents/imports?name=a.epub`, {
    method: 'POST',
    body,
    headers: { cookie: by.cookie() },
    signal: leaving.signal,
    duplex: 'half',
  } as RequestInit).catch(() => undefined);
}

test('imports of 20 accounts of one address leave slots for other addresses', {
  timeout: 90_000,
}, async () => {
  const attackers = await Promise.all(Array.from({ length: 20 }, () => app.signIn()));
  const other = await app.signIn();
  // Occupies the queue while the attackers' imports arrive.
  const running = conversions(app.deps).queue.join([]);
  const address = '203.0.113.7';
  const refused: Fault[] = [];
  const attacks = attackers.map(async (by) => {
    const { status, body } = await read('a.txt', 'Bir gün.', by, address);
    if (status === 503) refused.push(body);
    return status;
  });
  await expect.poll(() => refused.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(17);
  const elsewhere = read('b.txt', 'Bir gün.', other, '203.0.113.8');
  await wait(500);
  running.leave();
  expect((await elsewhere).status).toBe(200);
  expect((await Promise.all(attacks)).filter((status) => status === 200)).toHaveLength(3);
  expect(refused[0]).toMatchObject({ code: 'EXPORTS_CROWDED', message: messages.documents.crowded });
});

test('imports whose clients disconnect are not logged as errors', { timeout: 90_000 }, async () => {
  logged.length = 0;
  const file = slow();
  const half = () =>
    new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(new Uint8Array(1_000)) });
  for (let count = 0; count < 10; count += 1) {
    const [uploading, converting, waiting] = await Promise.all([app.signIn(), app.signIn(), app.signIn()]);
    await Promise.all([
      leaveImport(uploading, half(), 50),
      leaveImport(converting, file, 300),
      leaveImport(waiting, file, 350),
    ]);
  }
  expect((await read('b.txt', 'Bir gün.')).status).toBe(200);
  expect(logged.filter(({ level }) => level >= 40)).toEqual([]);
  await expect.poll(() => readdir(exportsFolder(app.deps.env.dataDir))).toEqual([]);
});

test('refuses a file over 20 MB with and without a Content-Length', async () => {
  const large = new Uint8Array(20_000_001);
  expect((await read('a.txt', large)).body.code).toBe('PAYLOAD_TOO_LARGE');
  const stream = new Blob([large]).stream();
  const answer = await (await app.signIn()).request<Fault>('/documents/imports?name=a.txt', {
    method: 'POST',
    raw: stream,
  });
  expect(answer.body.code).toBe('PAYLOAD_TOO_LARGE');
});

test('deletes an upload after the import', async () => {
  await read('a.txt', 'Bir gün.');
  await expect.poll(() => readdir(exportsFolder(app.deps.env.dataDir))).toEqual([]);
});
