import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import mammoth from 'mammoth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages } from '#domain/messages/index.ts';
import { usualSettings } from '#domain/site/site-settings.ts';
import { type ExportFormat, exportFormats } from '#domain/story/book/export-formats.ts';
import { dayMs } from '#domain/time/durations.ts';
import { type ExportAsked, openExport, readExport } from '#testing/documents/read-export.ts';
import { sampleBook } from '#testing/documents/sample-book.ts';
import { openEventStream } from '#testing/event-stream.ts';
import { saveStory } from '#testing/factories/story.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';
import { exportsFolder } from '../account/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { DATA_DIR: await mkdtemp(join(tmpdir(), 'documents-')) } });
});
afterAll(async () => {
  await app.stop();
  await rm(app.deps.env.dataDir, { recursive: true, force: true });
});

const pro = () => app.signIn({ plan: 'pro', planEndsAt: new Date(Date.now() + dayMs) });
const content = [
  'Anneme; <b>&</b> “kedi”ye.',
  'Bölüm 1: Ağaç & Gölge',
  'İstanbul’da ığıl ığıl akan *ırmak*, çöğüşİĞÜŞÖÇ âîû.',
  '- Geldin mi?',
  '* * *',
  'Şimdi **gece**.',
  'Bölüm 2',
  'Son.',
].join('\n\n');
const title = 'Işık: “Ağaç” <1>';

async function make(client: SignedInClient, format: ExportFormat, input: Partial<ExportAsked> = {}) {
  const text = input.storyId === undefined ? { title, content } : {};
  return readExport(await openExport(app, client, { format, author: 'Gülşah İğde', ...text, ...input }));
}
const leftFiles = () => readdir(exportsFolder(app.deps.env.dataDir)).catch(() => []);
/** The command line of a process; empty when it has ended. */
function commandLine(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}
const childrenOf = (pid: string): string[] =>
  readdirSync(`/proc/${pid}/task`)
    .flatMap((thread) => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').trim().split(' '))
    .filter((child) => child !== '');
/** Child processes that write exports. */
const writingProcesses = () =>
  childrenOf('self')
    .filter((pid) => commandLine(pid).includes('/conversion-process.ts'))
    .map(Number);
const unzip = (file: Buffer) => {
  const files = unzipSync(new Uint8Array(file));
  return (name: string) => strFromU8(files[name] ?? new Uint8Array());
};

test('exports plain text unchanged on the free plan and refuses the other formats', async () => {
  const client = await app.signIn();
  const { storyId } = { storyId: (await saveStory(client, { title, content })).id };
  const plain = await make(client, 'txt', { storyId });
  expect(plain).toMatchObject({ status: 200, fault: null, mediaType: 'text/plain;charset=utf-8' });
  expect(plain.name).toBe('Işık “Ağaç” 1.txt');
  expect(plain.file.toString()).toBe(content);
  for (const format of exportFormats.filter((name) => name !== 'txt')) {
    const refused = await make(client, format, { storyId });
    expect(refused).toMatchObject({
      status: 403,
      fault: { code: 'EXPORT_PLAN_REQUIRED', message: messages.documents.exportNeedsPro },
    });
  }
});

test('exports an unsaved text during maintenance', async () => {
  const client = await app.signIn();
  const { settings } = app.deps;
  Object.assign(app.deps, { settings: { ...usualSettings, maintenance: true } });
  const { status, file } = await make(client, 'txt');
  Object.assign(app.deps, { settings });
  expect([status, file.toString()]).toEqual([200, content]);
});

test('exports plain text only when the plan has ended', async () => {
  const client = await app.signIn({ plan: 'pro', planEndsAt: new Date(Date.now() - 1_000) });
  expect((await make(client, 'docx')).status).toBe(403);
});

test('writes a Word document with chapters, language, hyphenation and emphasis', async () => {
  const { file, name, fault } = await make(await pro(), 'docx');
  expect(fault).toBeNull();
  expect(name).toMatch(/\.docx$/);
  const part = unzip(file);
  expect(part('word/styles.xml')).toContain('<w:lang w:val="tr-TR"');
  expect(part('word/settings.xml')).toContain('<w:autoHyphenation');
  expect(part('docProps/core.xml')).toContain('Işık: “Ağaç” &lt;1>'.replace('>', '&gt;'));
  const { value } = await mammoth.convertToHtml({ buffer: file });
  expect(value).toMatch(/<h1>(<a [^>]*><\/a>)*Bölüm 1: Ağaç &amp; Gölge<\/h1>/);
  expect(value).toContain('Anneme; &lt;b&gt;&amp;&lt;/b&gt; “kedi”ye.');
  expect(value).toContain('akan <em>ırmak</em>, çöğüşİĞÜŞÖÇ âîû.');
  expect(value).toContain('Şimdi <strong>gece</strong>.');
  expect(value).toContain('İçindekiler');
});

test('writes an e-book with its type first, language Turkish, and a file for each chapter', async () => {
  const { file } = await make(await pro(), 'epub');
  expect(file.subarray(30, 58).toString()).toBe('mimetypeapplication/epub+zip');
  const part = unzip(file);
  const opf = part('OEBPS/kitap.opf');
  expect(opf).toContain('<dc:language>tr</dc:language>');
  expect(opf).toContain('<dc:title>Işık: “Ağaç” &lt;1&gt;</dc:title>');
  expect(opf).toContain('<dc:creator>Gülşah İğde</dc:creator>');
  expect(part('OEBPS/kitap.css')).toContain('hyphens: auto');
  expect(part('OEBPS/kapak.xhtml')).toContain('Gülşah İğde');
  expect(part('OEBPS/icindekiler.xhtml')).toContain(
    '<a href="bolum-0002.xhtml">Bölüm 1: Ağaç &amp; Gölge</a>',
  );
  expect(part('OEBPS/bolum-0002.xhtml')).toContain('akan <em>ırmak</em>');
  expect(part('OEBPS/bolum-0003.xhtml')).toContain('<p class="first">Son.</p>');
});

test('writes a title into an e-book when the story has none', async () => {
  const { file } = await make(await pro(), 'epub', { title: '', content: 'Bir gün.', author: '' });
  expect(unzip(file)('OEBPS/kitap.opf')).toContain('<dc:title>Adsız hikâye</dc:title>');
});

test('writes a tagged PDF with its fonts, language, pages, metadata and outline', async () => {
  const { file } = await make(await pro(), 'pdf');
  const text = file.toString('latin1');
  expect(text.startsWith('%PDF-1.7')).toBe(true);
  expect(text).toContain('/Lang (tr-TR)');
  const marks = ['/FontFile2', '/ToUnicode', '+Literata-Regular', '/Outlines', '/StructTreeRoot'];
  for (const mark of [...marks, '<pdfuaid:part>1<']) expect(text).toContain(mark);
  // Title page, contents, the text before the first chapter, two chapters.
  expect(text.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(5);
});

test('sets Typst markup in a text as plain characters', async () => {
  const attack =
    '#pagebreak() #panic("x") #read("/etc/passwd") #import "@preview/a:1.0.0": * ] ) } \\ $ ` <a> @b';
  const { fault, file, replaced } = await make(await pro(), 'pdf', {
    title: attack,
    content: `${attack}\n\n### ${attack}\n\n*${attack}*`,
    author: attack.slice(0, 60),
  });
  expect([fault, replaced]).toEqual([null, []]);
  // Title page, the text before the chapter, the chapter.
  expect(file.toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(3);
});

test.each([
  ['only emoji', '🎉'.repeat(300)],
  ['only right-to-left text', 'שלום עולם '.repeat(100)],
  ['directions', '\u202eters\u202c \u2066yön\u2069 \u200f'.repeat(50)],
  ['control characters', '\u0001\u000b\u001f\u007f\u0085\ufffe'.repeat(50)],
  ['a word without end', 'W'.repeat(20_000)],
  ['no-break spaces', 'söz\u00a0'.repeat(2_000)],
  ['a heading before the first chapter', '### Not\n\nBir.\n\n# Bölüm\n\nSon.'],
])('writes a PDF of %s', async (_, text) => {
  const { fault, file } = await make(await pro(), 'pdf', { title: 'Işık', content: text, author: '' });
  expect(fault).toBeNull();
  expect(file.subarray(0, 8).toString()).toBe('%PDF-1.7');
});

test('escapes plain characters in Markdown and keeps emphasis', async () => {
  const { file } = await make(await pro(), 'md');
  const text = file.toString();
  expect(text).toContain(`title: ${JSON.stringify(title)}\nauthor: "Gülşah İğde"\nlang: tr-TR`);
  expect(text).toContain('\n# Bölüm 1: Ağaç & Gölge\n');
  expect(text).toContain('akan *ırmak*');
  expect(text).toContain(String.raw`\- Geldin mi?`);
  // Markdown would read unescaped tags as HTML.
  expect(text).toContain(String.raw`Anneme; \<b>&\</b> “kedi”ye.`);
});

test.each(exportFormats)('exports an empty and a malicious text as %s', async (format) => {
  const hostile = `\u0001\u000b\ud800 ${'a'.repeat(3_000)} ]]> <!DOCTYPE x [<!ENTITY y "z">]> &y; 漢字 🎉 Ωμέγα Привет`;
  for (const text of ['', hostile]) {
    const { fault, file } = await make(await pro(), format, { title: '', content: text, author: '' });
    expect(fault).toBeNull();
    if (text !== '') expect(file.length).toBeGreaterThan(100);
  }
});

test('replaces characters that the font of a PDF lacks and reports them', async () => {
  const text =
    'Ağaç 🎉🎉 ve 漢字, aile 👨‍👩‍👧, kalp ❤️, سلام. Ay\u2011şe, 5\u202fkm, 3\u20124 \u2015 elif. Ωμέγα, Привет, Việt, çğıöşü âîû.';
  const { fault, replaced } = await make(await pro(), 'pdf', { title: 'Işık', content: text, author: '' });
  expect(fault).toBeNull();
  expect(replaced).toEqual(['🎉', '漢', '字', '👨‍👩‍👧', '❤️', ...new Set('سلام')]);
  const word = await make(await pro(), 'docx', { title: 'Işık', content: text, author: '' });
  expect(word.replaced).toEqual([]);
});

test('replaces nothing in a PDF for scene breaks, ligatures and decomposed letters', async () => {
  const content = 'Son söz.\n\n* * *\n\ni\u0307nci, \ufb01dan, sını\ufb02a, su\ufb00e, a\ufb03ş, a\ufb04.';
  const { replaced } = await make(await pro(), 'pdf', { title: 'Işık', content, author: '' });
  expect(replaced).toEqual([]);
});

test('exports a long saved story unchanged', async () => {
  const client = await app.signIn();
  const long = `${'Ağaç 🎉 '.repeat(20_000)}${sampleBook(2_000)}`;
  for (const text of [long, `${long.slice(0, 65_535)}.`]) {
    const { id } = await saveStory(client, { title, content: text });
    const { file } = await make(client, 'txt', { storyId: id });
    expect(file.toString()).toHaveLength(text.toWellFormed().length);
    expect(file.equals(Buffer.from(text))).toBe(true);
  }
});

test('answers NOT_FOUND for another user’s story', async () => {
  const { id } = await saveStory(await app.signIn());
  expect(await make(await pro(), 'pdf', { storyId: id })).toMatchObject({
    status: 404,
    fault: { code: 'NOT_FOUND', message: messages.story.notFound },
  });
});

test('refuses an invalid unsaved text', async () => {
  const client = await app.signIn();
  for (const json of ['x', 7, [], {}, { content: 7 }, { content: 'x', title: 'a'.repeat(201) }]) {
    const address = `${app.url}/api/documents/exports/text?format=txt`;
    const { fault } = await readExport(await openEventStream(address, { cookie: client.cookie(), json }));
    expect(fault?.code).toBe('MALFORMED_REQUEST');
  }
  await expect.poll(leftFiles).toEqual([]);
});

test('makes one export at a time, reports the queue position, and removes the files of an aborted export', async () => {
  const [first, second] = [await pro(), await pro()];
  const long = { title, content: sampleBook(60_000) };
  const running = await openExport(app, first, { format: 'pdf', ...long });
  expect((await running.next())?.data).toEqual({ type: 'progress', percent: 0 });
  const waiting = await openExport(app, second, { format: 'txt', title, content });
  expect((await waiting.next())?.data).toEqual({ type: 'waiting', place: 1 });
  expect((await make(first, 'txt')).fault).toMatchObject({
    code: 'EXPORT_RUNNING',
    message: messages.documents.exportRunning,
  });
  running.close();
  const { file, fault } = await readExport(waiting);
  expect(fault).toBeNull();
  expect(file.toString()).toBe(content);
  await expect.poll(leftFiles).toEqual([]);
  expect((await make(first, 'txt')).fault).toBeNull();
});

test.runIf(process.platform === 'linux')(
  'reports a killed conversion, frees the queue and deletes its files',
  async () => {
    const client = await pro();
    const running = await openExport(app, client, { format: 'pdf', title, content: sampleBook(60_000) });
    expect((await running.next())?.data).toEqual({ type: 'progress', percent: 0 });
    // The next progress comes from this export's process; processes of earlier tests may still be ending.
    expect((await running.next())?.data).toMatchObject({ type: 'progress' });
    await expect.poll(writingProcesses).toHaveLength(1);
    for (const pid of writingProcesses()) process.kill(pid, 'SIGKILL');
    const { fault, file } = await readExport(running);
    expect(fault).toMatchObject({ code: 'EXPORT_FAILED', message: messages.documents.exportFailed });
    expect(file).toHaveLength(0);
    expect(await leftFiles()).toEqual([]);
    expect((await make(client, 'txt')).file.toString()).toBe(content);
    await expect.poll(writingProcesses).toEqual([]);
  },
);

test('reports the progress of an export', async () => {
  const { events } = await make(await pro(), 'epub', { title, content: sampleBook(9_000) });
  const told = events.flatMap((event) => (event.type === 'progress' ? [event.percent] : []));
  expect(told.length).toBeGreaterThan(1);
  expect(told).toEqual([...told].sort((a, b) => a - b));
});

test('limits the exports of an account', async () => {
  const client = await pro();
  const input = { format: 'txt' as const, storyId: randomUUID() };
  for (let count = 0; count < 30; count += 1) expect((await make(client, 'txt', input)).status).toBe(404);
  expect(await make(client, 'txt', input)).toMatchObject({
    status: 429,
    fault: { code: 'TOO_MANY_REQUESTS' },
  });
});
