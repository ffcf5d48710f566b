import { describe, expect, test } from 'vitest';
import { newestWithin, steadyWithin } from './text-window.ts';

describe('the newest part of a text', () => {
  test('is the whole text when it fits', () => {
    expect(newestWithin('  Bir.\n\nİki.  ', 300)).toBe('Bir.\n\nİki.');
  });

  test('begins at a paragraph', () => {
    const text = `Eski paragraf. ${'a '.repeat(20)}\n\nOrta paragraf.\n\nYeni paragraf.`;
    expect(newestWithin(text, 36)).toBe('Orta paragraf.\n\nYeni paragraf.');
    expect(newestWithin(text, 18)).toBe('Yeni paragraf.');
  });

  test('keeps a paragraph that begins exactly at the cut', () => {
    expect(newestWithin('Eski.\nYeni sözler', 12)).toBe('Yeni sözler');
  });

  test('begins at a sentence when the last paragraph is too long', () => {
    expect(newestWithin('İlk cümle burada. “İkinci cümle.” Son cümle.', 18)).toBe('Son cümle.');
  });

  test('begins at a word when the last sentence is too long', () => {
    expect(newestWithin('birinci ikinci üçüncü dördüncü', 12)).toBe('dördüncü');
  });

  test('is empty when nothing fits', () => {
    expect(newestWithin('a'.repeat(100), 15)).toBe('');
    expect(newestWithin('Bir iki', 0)).toBe('');
  });

  test('is never longer than the budget and always ends the text', () => {
    const text = Array.from({ length: 200 }, (_, n) => `Cümle ${n} burada biter. Ötekisi de.\n\n`)
      .join('')
      .trim();
    for (let budget = 1; budget < 900; budget += 7) {
      const kept = newestWithin(text, budget);
      expect(kept.length).toBeLessThanOrEqual(budget);
      expect(text.endsWith(kept)).toBe(true);
    }
  });
});

describe('the steady part of a growing text', () => {
  const paragraph = (n: number) => `${n}. paragraf burada başlar. ${'Deniz dalgalıydı. '.repeat(20).trim()}`;
  const paragraphs = Array.from({ length: 80 }, (_, n) => paragraph(n));

  test('begins at the same place for several texts, and is at most one step shorter than it could be', () => {
    const starts = new Set<number>();
    for (let count = 40; count <= 80; count += 1) {
      const text = paragraphs.slice(0, count).join('\n\n');
      const part = steadyWithin(text, 8_000, { step: 2_000 });
      expect(text.endsWith(part)).toBe(true);
      expect(part.length).toBeLessThanOrEqual(8_000);
      expect(part.length).toBeGreaterThan(8_000 - 2_000 - paragraph(10).length - 2);
      starts.add(text.length - part.length);
    }
    // 40 paragraphs are about 15,000 characters, which are eight steps.
    expect(starts.size).toBeLessThanOrEqual(9);
  });

  test('begins at the same place when the text comes without the story’s first part', () => {
    const text = paragraphs.join('\n\n');
    const cut = text.slice(3_333);
    const part = steadyWithin(cut, 8_000, { step: 2_000, before: 3_333 });
    expect(part).toBe(steadyWithin(text, 8_000, { step: 2_000 }));
  });
});
