import { describe, expect, it } from 'vitest';
import { messages } from '../messages/index.ts';
import type { WorldKind } from './kinds.ts';
import { soughtNames } from './read-name.ts';
import { isSearchable, nameError } from './searchable.ts';

const names = [
  'K',
  'K.',
  'k',
  'Ş',
  'A',
  'ö',
  'İ',
  '7',
  'ev',
  'Ay',
  'K kulesi',
  'o ev',
  '!',
  '',
  'â',
  'K’nın',
];
const kinds: WorldKind[] = ['character', 'plot', 'place', 'object', 'note'];

describe('searchable names', () => {
  it.each(kinds)('accepts exactly the names that the search uses: %s', (kind) => {
    for (const name of names) {
      const found = soughtNames([{ kind, name: '', aliases: [name] }]).some(({ isImplied }) => !isImplied);
      expect([name, isSearchable(name, kind)]).toEqual([name, found]);
    }
  });

  it('requires two letters, or a capital consonant for a character', () => {
    expect(isSearchable('K', 'place')).toBe(false);
    expect(isSearchable('K.', 'character')).toBe(true);
    expect(isSearchable('A', 'character')).toBe(false);
    expect(isSearchable('ev', 'object')).toBe(true);
  });

  it('returns the reason when a name is too short, and nothing for an empty field', () => {
    expect(nameError('K', 'place')).toBe(messages.world.otherNameTooShort);
    expect(nameError('a', 'character')).toBe(messages.world.personNameTooShort);
    expect(nameError('kule', 'place')).toBeUndefined();
    expect(nameError(' ', 'place')).toBeUndefined();
  });
});
