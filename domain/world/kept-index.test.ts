import { expect, it } from 'vitest';
import { findMentions } from './find-mentions.ts';
import { keptIndex } from './kept-index.ts';

const entry = (name: string, aliases: string[] = []) => ({ kind: 'character' as const, name, aliases });
const named = (entries: ReturnType<typeof entry>[], text: string) =>
  findMentions(text, keptIndex(entries)).map((mention) => mention.entry);

it('is the same one as long as no name changes, and another one at once when one does', () => {
  const library = [entry('Nermin', ['Nero']), entry('Yusuf')];
  const first = keptIndex(library);
  expect(keptIndex(structuredClone(library))).toBe(first);
  expect(named(library, 'O gece Yusuf geldi.')).toEqual([1]);
  expect(named([...library].reverse(), 'O gece Yusuf geldi.')).toEqual([0]);
  expect(named([entry('Nermin', ['Nero']), entry('Salih')], 'O gece Yusuf geldi.')).toEqual([]);
  expect(keptIndex([entry('Nermin'), entry('Nero'), entry('Yusuf')])).not.toBe(first);
  expect(keptIndex(library)).toBe(first);
});

it('forgets the library that was not asked for longest', () => {
  const old = [entry('Eski')];
  const first = keptIndex(old);
  for (let count = 0; count < 40; count += 1) keptIndex([entry(`Kişi${count}`)]);
  expect(keptIndex(old)).not.toBe(first);
});
