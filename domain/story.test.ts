import { describe, expect, it } from 'vitest';
import { countWords, downloadName, preview } from './story.ts';

describe('counting words', () => {
  it.each([
    ['', 0],
    ['  \n ', 0],
    ['bir', 1],
    [' bir  iki\nüç\t dört ', 4],
    ['— Gel, dedi.', 3],
  ])('%j has %i', (text, count) => {
    expect(countWords(text)).toBe(count);
  });
});

describe('the name of a downloaded text', () => {
  it.each([
    ['', 'hikaye.txt'],
    ['   ', 'hikaye.txt'],
    ['Işık ve İz', 'Işık ve İz.txt'],
    ['a/b\\c:d*e?f', 'a b c d e f.txt'],
    ['..', 'hikaye.txt'],
    ['../../etc/passwd', 'etc passwd.txt'],
    ['x'.repeat(300), `${'x'.repeat(100)}.txt`],
  ])('of %j is %j', (title, name) => {
    expect(downloadName(title)).toBe(name);
  });
});

describe('a preview', () => {
  it('stands on one line and keeps a short text as it is', () => {
    expect(preview(' Kapı\n\naçıldı. ', 150)).toBe('Kapı açıldı.');
  });
  it('is cut at whole characters, with an ellipsis', () => {
    expect(preview('😀😀😀', 2)).toBe('😀😀…');
  });
});
