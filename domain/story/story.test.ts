import { describe, expect, it } from 'vitest';
import { cpuTimer } from '#testing/cpu-timer.ts';
import { countWords, downloadName, ending, preview } from './story.ts';

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

  it('splits on every character that counts as white space', () => {
    for (let code = 0; code <= 0xffff; code++) {
      const letter = String.fromCharCode(code);
      expect(countWords(`a${letter}b`), `U+${code.toString(16)}`).toBe(/\s/u.test(letter) ? 2 : 1);
    }
  });
});

describe('the file name of a downloaded text', () => {
  it.each([
    ['', 'hikaye.txt'],
    ['   ', 'hikaye.txt'],
    ['Işık ve İz', 'Işık ve İz.txt'],
    ['a/b\\c:d*e?f', 'a b c d e f.txt'],
    ['..', 'hikaye.txt'],
    ['../../etc/passwd', 'etc passwd.txt'],
    ['CON', 'CON_.txt'],
    ['con.tekrar', 'con_.tekrar.txt'],
    ['Aux ', 'Aux_.txt'],
    ['COM1', 'COM1_.txt'],
    ['LPT9 . x', 'LPT9_ . x.txt'],
    ['Contes', 'Contes.txt'],
    ['x'.repeat(300), `${'x'.repeat(100)}.txt`],
  ])('of %j is %j', (title, name) => {
    expect(downloadName(title)).toBe(name);
  });
});

describe('a preview', () => {
  it('returns one line and keeps a short text unchanged', () => {
    expect(preview(' Kapı\n\naçıldı. ', 150)).toBe('Kapı açıldı.');
  });
  it('shortens at whole characters with an ellipsis', () => {
    expect(preview('😀😀😀', 2)).toBe('😀😀…');
  });
  it('has no period before its ellipsis', () => {
    expect(preview('Bitti. Sonra yine başladı.', 6)).toBe('Bitti…');
    expect(preview('Bekledi... Geldi.', 10)).toBe('Bekledi…');
  });
});

it('counts the words of two million characters within the time limit', () => {
  const spaces = '\u0009\u000b\u000c\u0020\u00a0\u1680\u2003\u2028\u2029\u202f\u205f\u3000\ufeff';
  expect(countWords(`${spaces}bir${spaces}iki\r\nüç${spaces}`)).toBe(3);
  const text = 'a '.repeat(1_000_000);
  const spentMs = cpuTimer();
  expect(countWords(text)).toBe(1_000_000);
  expect(spentMs()).toBeLessThan(60);
});

describe('the end of a text', () => {
  it.each([
    ['', ''],
    [' Kapı \n kapandı. \n', 'Kapı\nkapandı.'],
    ['— Gelir misin?\n\n— Gelirim.', '…misin?\n— Gelirim.'],
    ['Gece indi. Deniz sustu, ışık söndü.', '…sustu, ışık söndü.'],
    ['Gece indi. Denizi sustu, ışık söndü', '…sustu, ışık söndü'],
    ['x'.repeat(30), `…${'x'.repeat(20)}`],
    ['🙂'.repeat(30), `…${'🙂'.repeat(20)}`],
  ])('of %j is %j', (text, end) => {
    expect(ending(text, 20)).toBe(end);
  });
});
