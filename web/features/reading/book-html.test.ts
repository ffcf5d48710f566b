import { describe, expect, it } from 'vitest';
import { partHtml, readingBook } from '#domain/story/reading/book.ts';
import { renderBookHtml } from './book-html.ts';

const novel = (name: string) => `# ${name}\n\n${'Rüzgâr eski evin duvarına vurdu.\n\n'.repeat(2_000)}`;
const read = async (text: string) => {
  const { chapters, html } = await renderBookHtml(text);
  return { chapters, html: Buffer.concat(html).toString() };
};

describe('the HTML of a shared text', () => {
  it('is the same for the same text, whatever was requested before', async () => {
    const texts = ['Kuyu', 'Gece', 'Arap', 'Koru', 'Kuyu', 'Gece'].map(novel);
    for (const text of [...texts, 'Kısa.', '# Kısa\n\nSon.']) {
      const { chapters, parts } = readingBook(text);
      const html = parts.map(
        (part) => `<section style="--letters:${part.letters}">${partHtml(part)}</section>`,
      );
      expect(await read(text)).toEqual({ chapters, html: html.join('') });
    }
  });
  it('is rendered once for repeated requests', async () => {
    const text = novel('Sabah');
    expect(renderBookHtml(text)).toBe(renderBookHtml(`${text}`));
    // A text that is requested again stays; the least recently used one is dropped.
    const first = renderBookHtml(text);
    for (const name of ['Bir', 'İki', 'Üç', 'Dört']) {
      void renderBookHtml(novel(name));
      expect(renderBookHtml(text)).toBe(first);
    }
    const again = await renderBookHtml(text);
    expect(again.chapters).toEqual([{ title: 'Sabah', anchor: 'bolum-1', part: 0 }]);
  });
  it.each([
    ['hundreds of thousands of lines', 'a\n'.repeat(200_000), /<p>a<\/p>/g, 200_000],
    ['a line without an end', `${'*a* '.repeat(100_000)}b`, /<em>a<\/em>/g, 100_000],
    ['a title without an end', `# ${'<'.repeat(1_000_000)}`, /&lt;/g, 1_000_000],
  ])('lets others on while it writes %s', async (_, text, sign, count) => {
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    });
    const { html } = await renderBookHtml(text);
    clearInterval(timer);
    expect(turns).toBeGreaterThan(2);
    expect(Buffer.concat(html).toString().match(sign)).toHaveLength(count);
  });
});
