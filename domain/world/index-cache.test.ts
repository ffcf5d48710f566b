import { expect, it } from 'vitest';
import { findMentions } from './find-mentions.ts';
import { cachedIndex } from './index-cache.ts';

const entry = (name: string, aliases: string[] = []) => ({ kind: 'character' as const, name, aliases });
const named = (entries: ReturnType<typeof entry>[], text: string) =>
  findMentions(text, cachedIndex(entries)).map((mention) => mention.entry);

it('returns the same index until a name changes', () => {
  const world = [entry('Nermin', ['Nero']), entry('Yusuf')];
  const first = cachedIndex(world);
  expect(cachedIndex(structuredClone(world))).toBe(first);
  expect(named(world, 'O gece Yusuf geldi.')).toEqual([1]);
  expect(named([...world].reverse(), 'O gece Yusuf geldi.')).toEqual([0]);
  expect(named([entry('Nermin', ['Nero']), entry('Salih')], 'O gece Yusuf geldi.')).toEqual([]);
  expect(cachedIndex([entry('Nermin'), entry('Nero'), entry('Yusuf')])).not.toBe(first);
  expect(cachedIndex(world)).toBe(first);
});

it('deletes the least recently used index', () => {
  const old = [entry('Eski')];
  const first = cachedIndex(old);
  for (let count = 0; count < 40; count += 1) cachedIndex([entry(`Kişi${count}`)]);
  expect(cachedIndex(old)).not.toBe(first);
});
