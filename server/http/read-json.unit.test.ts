import { expect, test } from 'vitest';
import { readJson } from './read-json.ts';

test('parses a large body of long texts with any content', () => {
  const content = `${'"Öyle mi?" dedi, [{sonra}] \\ sustu.\n\\"'.repeat(40_000)}\\`;
  const value = { title: '\\', content, prompt: '', 'a key, with "commas"': 1 };
  expect(readJson(JSON.stringify(value, null, 2))).toEqual(value);
});

test('returns undefined for an empty body', () => {
  expect(readJson('')).toBeUndefined();
});

test.each([
  ['lists', `{"a":[${'[],'.repeat(2_990_000)}[]]}`],
  ['objects', `[${'{"a":1},'.repeat(1_000_000)}1]`],
  ['keys', `{"id":1${Array.from({ length: 400_000 }, (_, index) => `,"k${index}":1`).join('')}}`],
  ['depth', '['.repeat(9_000_000)],
])('refuses a large body of millions of %s before it is parsed', (_name, text) => {
  expect(() => readJson(text)).toThrow(SyntaxError);
});

test('refuses a large body that ends inside a string', () => {
  expect(() => readJson(`{"a":"${'x'.repeat(100_000)}`)).toThrow(SyntaxError);
  expect(() => readJson(`{"a":"${'x'.repeat(100_000)}\\"`)).toThrow(SyntaxError);
});
