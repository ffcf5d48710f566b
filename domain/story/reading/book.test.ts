import { describe, expect, it } from 'vitest';
import { cpuTimer } from '#testing/cpu-timer.ts';
import { maxChapters, partHtml, readingBook } from './book.ts';

const htmlOf = (content: string) => readingBook(content).parts.map(partHtml).join('');

describe('a story divided for reading', () => {
  it('lists the chapters with the position of each', () => {
    const { chapters, parts } = readingBook('Giriş.\n\n# Kuyu\n\nSu.\n\n# *Dönüş*\n\nYol.');
    expect(chapters).toEqual([
      { title: 'Kuyu', anchor: 'bolum-1', part: 1 },
      { title: 'Dönüş', anchor: 'bolum-2', part: 2 },
    ]);
    expect(parts.map(({ heading }) => heading?.title ?? null)).toEqual([null, 'Kuyu', 'Dönüş']);
  });
  it('lists no chapters when the text has none', () => {
    expect(readingBook('Bir gün.\n\nBir gece.').chapters).toEqual([]);
  });
  it('lists a chapter that has only a title', () => {
    expect(htmlOf('# Birinci\n\n# İkinci\n\nSon.')).toBe(
      '<h2 id="bolum-1" tabindex="-1">Birinci</h2><h2 id="bolum-2" tabindex="-1">İkinci</h2><p>Son.</p>',
    );
  });
  it('renders paragraphs, emphasis, smaller headings and breaks', () => {
    expect(htmlOf('# Kar\n\nBir **kara** gün.\n*Kar* yağdı.\n\n* * *\n\n### Ara\n\nSon.')).toBe(
      '<h2 id="bolum-1" tabindex="-1">Kar</h2><p>Bir <strong>kara</strong> gün.</p><p><em>Kar</em> yağdı.</p><hr><h3>Ara</h3><p>Son.</p>',
    );
  });
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '# <svg onload=alert(1)>\n\nmetin',
    '### "><b>x',
    '**<i>**&lt;b&gt;',
    "' onmouseover='x",
    '</section><style>*{display:none}</style>',
  ])('lets no mark-up of %j through', (content) => {
    const tags = [
      ...readingBook(content)
        .parts.map(partHtml)
        .join('')
        .matchAll(/<\/?([a-z0-9]+)([^>]*)>/gi),
    ];
    for (const [, name = '', rest = ''] of tags) {
      expect(['p', 'h2', 'h3', 'hr', 'strong', 'em']).toContain(name);
      expect(rest).toMatch(/^(?: id="bolum-\d+" tabindex="-1")?$/);
    }
  });
  it('keeps every word of a long text in parts of a few screens', () => {
    const lines = Array.from({ length: 3_000 }, (_, at) => `Satır ${at} ${'söz '.repeat(20)}.`);
    const { parts } = readingBook(lines.join('\n\n'));
    expect(parts.flatMap(({ text }) => text.split('\n').filter((line) => line !== ''))).toEqual(lines);
    expect(Math.max(...parts.map(({ letters }) => letters))).toBeLessThan(6_000);
  });
  it('lists no chapters when a text has only headings, and limits the page size', () => {
    const headings = (count: number) => Array.from({ length: count }, (_, at) => `# Başlık ${at}\n`).join('');
    expect(readingBook(headings(maxChapters)).chapters).toHaveLength(maxChapters);
    const tooMany = readingBook(headings(maxChapters + 1));
    expect(tooMany.chapters).toEqual([]);
    expect(tooMany.parts.length).toBeLessThan(20);
    const html = tooMany.parts.map(partHtml).join('');
    expect(html).toContain('<h3>Başlık 0</h3>');
    expect(html).toContain(`<h3>Başlık ${maxChapters}</h3>`);
  });
  it('reads lines with any line ending', () => {
    for (const end of ['\n', '\r\n', '\r', '\u2028', '\u2029']) {
      const lines = Array.from({ length: 900 }, (_, at) => `Satır ${at} ve biraz daha.`);
      const { parts } = readingBook(lines.join(end));
      expect(parts.length).toBeGreaterThan(3);
      const html = parts.map(partHtml).join('');
      expect(html).toBe(lines.map((line) => `<p>${line}</p>`).join(''));
    }
  });
  it('shortens an endless title in the contents and shows all of it above its chapter', () => {
    const title = 'uzun '.repeat(400).trim();
    const { chapters, parts } = readingBook(`# ${title}\n\nSu.`);
    expect(chapters[0]?.title.length).toBeLessThan(200);
    expect(parts[0]?.heading?.title).toBe(title);
  });
  it('divides 150,000 words within the time limit', () => {
    const content = Array.from(
      { length: 40 },
      (_, at) => `# Bölüm ${at}\n\n${`${'Rüzgâr eski evin duvarına vurdu. '.repeat(15)}\n\n`.repeat(50)}`,
    ).join('\n\n');
    const spentMs = cpuTimer();
    const { parts } = readingBook(content);
    expect(spentMs()).toBeLessThan(1_000);
    expect(parts.length).toBeGreaterThan(150);
  });
});
