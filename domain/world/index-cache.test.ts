import { expect, it } from 'vitest';
import { findMentions } from './find-mentions.ts';
import { cachedIndex } from './index-cache.ts';

const entry = (name: string, aliases: string[] = []) => ({ kind: 'character' as const, name, aliases });
const named = (entries: ReturnType<typeof entry>[], text: string) =>
  findMentions(text, cachedIndex(entries)).map((mention) => mention.entry);

it('is the same one as long as no name changes, and another one at once when one does', () => {
  const library = [entry('Nermin', ['Nero']), entry('Yusuf')];
  const first = cachedIndex(library);
  expect(cachedIndex(structuredClone(library))).toBe(first);
  expect(named(library, 'O gece Yusuf geldi.')).toEqual([1]);
  expect(named([...library].reverse(), 'O gece Yusuf geldi.')).toEqual([0]);
  expect(named([entry('Nermin', ['Nero']), entry('Salih')], 'O gece Yusuf geldi.')).toEqual([]);
  expect(cachedIndex([entry('Nermin'), entry('Nero'), entry('Yusuf')])).not.toBe(first);
  expect(cachedIndex(library)).toBe(first);
});

it('forgets the library that was not asked for longest', () => {
  const old = [entry('Eski')];
  const first = cachedIndex(old);
  for (let count = 0; count < 40; count += 1) cachedIndex([entry(`Kişi${count}`)]);
  expect(cachedIndex(old)).not.toBe(first);
});
