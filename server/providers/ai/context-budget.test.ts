import { describe, expect, test } from 'vitest';
import { newestWithin, writerContextTokens } from './context-budget.ts';

describe('the newest part of a text', () => {
  test('is the whole text when it fits', () => {
    expect(newestWithin('  Bir.\n\nİki.  ', 100)).toBe('Bir.\n\nİki.');
  });

  test('begins at a paragraph', () => {
    const text = `Eski paragraf. ${'a '.repeat(20)}\n\nOrta paragraf.\n\nYeni paragraf.`;
    expect(newestWithin(text, 12)).toBe('Orta paragraf.\n\nYeni paragraf.');
    expect(newestWithin(text, 6)).toBe('Yeni paragraf.');
  });

  test('keeps a paragraph that begins exactly at the cut', () => {
    expect(newestWithin('Eski.\nYeni sözler', 4)).toBe('Yeni sözler');
  });

  test('begins at a sentence when the last paragraph is too long', () => {
    expect(newestWithin('İlk cümle burada. “İkinci cümle.” Son cümle.', 6)).toBe('Son cümle.');
  });

  test('begins at a word when the last sentence is too long', () => {
    expect(newestWithin('birinci ikinci üçüncü dördüncü', 4)).toBe('dördüncü');
  });

  test('is empty when nothing fits', () => {
    expect(newestWithin('a'.repeat(100), 5)).toBe('');
    expect(newestWithin('Bir iki', 0)).toBe('');
  });

  test('is never longer than the budget and always ends the text', () => {
    const text = Array.from({ length: 200 }, (_, n) => `Cümle ${n} burada biter. Ötekisi de.\n\n`)
      .join('')
      .trim();
    for (let budget = 1; budget < 300; budget += 7) {
      const kept = newestWithin(text, budget);
      expect(kept.length).toBeLessThanOrEqual(budget * 3);
      expect(text.endsWith(kept)).toBe(true);
    }
  });
});

test('limits the context of a provider but not of the storyteller', () => {
  expect(writerContextTokens('other')).toBe(8_192);
  expect(writerContextTokens('storyteller')).toBeNull();
});
