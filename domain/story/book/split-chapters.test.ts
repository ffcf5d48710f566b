import { expect, it } from 'vitest';
import { joinChapters, namesChapter, readHeading, splitChapters } from './split-chapters.ts';

it.each([
  'Bölüm 1',
  'BÖLÜM II',
  'Bölüm 12: Kuyunun Dibi',
  'BÖLÜM ÜÇ',
  '3. Bölüm',
  'XIV. BÖLÜM',
  'Birinci Bölüm',
  'On İkinci Bölüm – Dönüş',
  'YİRMİNCİ BÖLÜM',
  'Son Bölüm',
  'Kısım 2',
  'İkinci Kısım',
  'Önsöz',
  'SONSÖZ',
  'Epilog',
])('takes “%s” for the name of a chapter', (line) => {
  expect(namesChapter(line)).toBe(true);
});

it.each([
  'Bölüm bölüm anlattı.',
  'Bölüm başkanı geldi.',
  'Birinci bölümde kuyu vardı.',
  'Bu üçüncü bölüm.',
  'Önsöz yazmadım.',
  '',
  `Bölüm 1: ${'çok '.repeat(60)}`,
])('does not take “%s” for one', (line) => {
  expect(namesChapter(line)).toBe(false);
});

it('parses a heading with closing marks', () => {
  const titles = ['## Kuyu ##', '# Kuyu #1', '# Kuyu#', '# # ', '# ##', '#\tKuyu \t#'].map(
    (line) => readHeading(line)?.title,
  );
  expect(titles).toEqual(['Kuyu', 'Kuyu #1', 'Kuyu#', '#', '##', 'Kuyu']);
});

it('parses a heading with a long row of spaces in linear time', () => {
  // A quadratic scan would exceed the test's time limit.
  const title = `a${' '.repeat(200_000)}b`;
  expect(readHeading(`# ${title}`)?.title).toBe(title);
});

it('treats a text without titles as one chapter', () => {
  expect(splitChapters('Bir gün.\n\nSonra gece oldu.')).toEqual([
    { title: '', text: 'Bir gün.\n\nSonra gece oldu.' },
  ]);
  expect(splitChapters('')).toEqual([{ title: '', text: '' }]);
});

it('splits at named lines and keeps the text before the first', () => {
  expect(splitChapters('Sevgiyle.\n\nBölüm 1\n\nBir gün.\n\nBölüm 2: Gece\nSonra.\n')).toEqual([
    { title: '', text: 'Sevgiyle.' },
    { title: 'Bölüm 1', text: 'Bir gün.' },
    { title: 'Bölüm 2: Gece', text: 'Sonra.' },
  ]);
});

it('splits at a named line only when it begins a paragraph', () => {
  expect(splitChapters('Kapakta şu yazıyordu:\nBölüm 1\nGüldü.')).toHaveLength(1);
});

it('splits at the first two Markdown levels and keeps deeper headings in the text', () => {
  expect(splitChapters('# Kısım\n\n## Kuyu ##\n\nBir.\n\n### Ara\n\nİki.\n')).toEqual([
    { title: 'Kısım', text: '' },
    { title: 'Kuyu', text: 'Bir.\n\n### Ara\n\nİki.' },
  ]);
  expect(splitChapters('### Kuyu\n\nBir.\n\n### Gece\n\nİki.').map(({ title }) => title)).toEqual([
    'Kuyu',
    'Gece',
  ]);
  expect(splitChapters('#etiket değil\n\nBir.')).toHaveLength(1);
});

it('reads the line endings of every system', () => {
  expect(splitChapters('Bölüm 1\r\n\r\nBir.\r\rBölüm 2\r\rİki.')).toEqual([
    { title: 'Bölüm 1', text: 'Bir.' },
    { title: 'Bölüm 2', text: 'İki.' },
  ]);
});

it('splits a joined text into the same chapters', () => {
  const chapters = [
    { title: '', text: 'Anneme.' },
    { title: 'Bölüm 1', text: 'Bir.\n\n* * *\n\nİki.' },
    { title: 'Kuyu', text: '### Ara\n\nÜç.' },
    { title: 'Boş', text: '' },
  ];
  expect(splitChapters(joinChapters(chapters))).toEqual(chapters);
});

it('lowers headings within a chapter below those that begin one', () => {
  const joined = joinChapters([{ title: 'Kuyu', text: '# Ara\n\nBir.' }]);
  expect(splitChapters(joined)).toEqual([{ title: 'Kuyu', text: '### Ara\n\nBir.' }]);
});

it('counts one plain title among deeper headings as one more chapter', () => {
  const book = `${Array.from({ length: 20 }, (_, at) => `### Başlık ${at}\n\nSöz ${at}.`).join('\n\n')}\n\nSon Bölüm\n\nBitti.`;
  expect(splitChapters(book)).toHaveLength(21);
});
