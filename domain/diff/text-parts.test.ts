import { describe, expect, it } from 'vitest';
import { cpuTimer } from '#testing/cpu-timer.ts';
import {
  applyEdits,
  asPieces,
  changedWordsInSteps,
  editsOf,
  textOfPieces,
} from '../../server/features/revision-store/text-edits.ts';
import { atOnce } from '../run-to-completion.ts';
import { differenceOf } from './diff-blocks.ts';
import { type TextPart, textParts } from './text-parts.ts';

const changedWords = (before: string, after: string) => atOnce(changedWordsInSteps(textParts(before, after)));
const earlier = (parts: readonly TextPart[]) =>
  parts.flatMap(({ kind, text }) => (kind === 'added' ? [] : text)).join('');
const later = (parts: readonly TextPart[]) =>
  parts.flatMap(({ kind, text }) => (kind === 'removed' ? [] : text)).join('');

/** Reproducible pseudo-random numbers below `most`. */
function numbers(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state % most;
  };
}

describe('textParts', () => {
  it('treats a word and its suffix as one token', () => {
    expect(textParts('Ayşe’nin gölgesi uzadı.', 'Ayşe’den gölgesi uzadı.')).toEqual([
      { kind: 'removed', text: 'Ayşe’nin' },
      { kind: 'added', text: 'Ayşe’den' },
      { kind: 'same', text: ' gölgesi uzadı.' },
    ]);
  });

  it('distinguishes ı from i', () => {
    expect(textParts('kırdı', 'kirdi').map(({ kind }) => kind)).toEqual(['removed', 'added']);
  });

  it('returns changed neighbouring words as one part', () => {
    expect(textParts('Bir gün deniz duruldu.', 'Bir akşam rüzgâr duruldu.')).toEqual([
      { kind: 'same', text: 'Bir ' },
      { kind: 'removed', text: 'gün deniz' },
      { kind: 'added', text: 'akşam rüzgâr' },
      { kind: 'same', text: ' duruldu.' },
    ]);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'returns parts that add up to both texts, for random texts (%i)',
    (seed) => {
      const next = numbers(seed);
      const signs = ['a', 'ı', ' ', '\n', '\n\n', 'Ayşe’nin', '😀', '\ud83d', '.', 'g\u0306'];
      const write = () => Array.from({ length: next(120) }, () => signs[next(signs.length)]).join('');
      // A chain of edits, applied without joining the texts in between.
      let pieces = asPieces('');
      for (let time = 0; time < 40; time += 1) {
        const [before, after] = [write(), write()];
        const parts = textParts(before, after);
        expect(earlier(parts)).toBe(before);
        expect(later(parts)).toBe(after);
        pieces = applyEdits(
          applyEdits(pieces, editsOf(textParts(textOfPieces(pieces), before))),
          editsOf(parts),
        );
        expect(textOfPieces(pieces)).toBe(after);
      }
    },
  );

  it('compares completely different books in less than 2 s of CPU time', () => {
    const book = (word: string) => Array.from({ length: 20_000 }, (_, index) => `${word}${index}\n`).join('');
    const spentMs = cpuTimer();
    const parts = textParts(book('gün'), book('gece'));
    expect(parts.map(({ kind }) => kind)).toEqual(['removed', 'added']);
    expect(spentMs()).toBeLessThan(2_000);
  });

  it('counts added and removed words', () => {
    expect(changedWords('Bir gün.', 'Bir gün. Sonra sustu.')).toEqual({ added: 2, removed: 0 });
    expect(changedWords('Kapı açıldı ve girdi.', 'Kapı kapandı.')).toEqual({
      added: 1,
      removed: 3,
    });
    expect(changedWords('aynı', 'aynı')).toEqual({ added: 0, removed: 0 });
  });
});

describe('differenceOf', () => {
  const paragraphs = (count: number, change: (index: number) => string | null = () => null) =>
    Array.from({ length: count }, (_, index) => change(index) ?? `${index}. gün deniz duruldu.`).join('\n\n');

  it('folds unchanged text and shows changed paragraphs whole', () => {
    const { blocks, changes } = differenceOf(
      paragraphs(9),
      paragraphs(9, (index) => (index === 4 ? '4. gün deniz kabardı.' : null)),
    );
    expect(changes).toBe(1);
    expect(blocks.map((block) => (block.kind === 'same' ? block.paragraphs : block.parts.length))).toEqual([
      4, 4, 4,
    ]);
    expect(blocks[1]).toEqual({
      kind: 'changed',
      goesOn: false,
      parts: [
        { kind: 'same', text: '4. gün deniz ' },
        { kind: 'removed', text: 'duruldu' },
        { kind: 'added', text: 'kabardı' },
        { kind: 'same', text: '.\n' },
      ],
    });
  });

  it('finds no change between composed and decomposed letters', () => {
    expect(differenceOf('dağ', 'dag\u0306').changes).toBe(0);
    expect(differenceOf('', '')).toEqual({ blocks: [], changes: 0 });
  });

  it('splits a long change into blocks that add up to it', () => {
    const [before, after] = [paragraphs(2_000), 'Yepyeni bir metin. '.repeat(3_000)];
    const { blocks, changes } = differenceOf(before, after);
    expect(changes).toBe(1);
    const parts = blocks.flatMap((block) => (block.kind === 'changed' ? block.parts : []));
    expect(earlier(parts)).toBe(before);
    expect(later(parts)).toBe(after);
    expect(blocks.length).toBeGreaterThan(20);
  });

  it('separates an added paragraph from a removed one', () => {
    const { blocks } = differenceOf('Bir.\nİki.\nÜç.\nDört.\nBeş.', 'Bir.\nÜç.\nDört.\nBeş.\nAltı.');
    const changed = blocks.filter((block) => block.kind === 'changed');
    expect(changed).toHaveLength(2);
    expect(changed[0]?.parts).toEqual([{ kind: 'removed', text: 'İki.\n' }]);
  });
});
