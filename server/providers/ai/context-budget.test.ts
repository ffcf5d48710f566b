import { expect, test } from 'vitest';
import { writerContextTokens } from './context-budget.ts';

test('limits the context of a provider but not of the storyteller', () => {
  expect(writerContextTokens('other')).toBe(8_192);
  expect(writerContextTokens('storyteller')).toBeNull();
});
