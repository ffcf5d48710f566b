import { describe, expect, it } from 'vitest';
import { bookHtml, readingBook } from '#domain/reading/book.ts';
import { writtenBook } from './written-book.ts';

const novel = (name: string) => `# ${name}\n\n${'Rüzgâr eski evin duvarına vurdu.\n\n'.repeat(2_000)}`;

describe('a text written for its page', () => {
  it('is what the text says, whatever was asked for before', () => {
    const texts = ['Kuyu', 'Gece', 'Arap', 'Koru', 'Kuyu', 'Gece'].map(novel);
    for (const text of [...texts, 'Kısa.', '# Kısa\n\nSon.']) {
      const book = readingBook(text);
      expect(writtenBook(text)).toEqual({ chapters: book.chapters, html: bookHtml(book) });
    }
  });
  it('is written once while it is asked for again', () => {
    const text = novel('Sabah');
    expect(writtenBook(text)).toBe(writtenBook(`${text}`));
    // Who is asked for now and then stays; who is not asked for goes first.
    const first = writtenBook(text);
    for (const name of ['Bir', 'İki', 'Üç', 'Dört']) {
      writtenBook(novel(name));
      expect(writtenBook(text)).toBe(first);
    }
    const again = writtenBook(text);
    expect(again.chapters).toEqual([{ title: 'Sabah', anchor: 'bolum-1', part: 0 }]);
  });
});
