import { expect, test } from 'vitest';
import { readJson } from './read-json.ts';

const bodyOf = (text: string) => new Request('http://x/', { method: 'POST', body: text });

test('a large body of long texts is read, whatever stands in them', async () => {
  const content = `${'"Öyle mi?" dedi, [{sonra}] \\ sustu.\n\\"'.repeat(40_000)}\\`;
  const value = { title: '\\', content, prompt: '', 'a key, with "commas"': 1 };
  expect(await readJson(bodyOf(JSON.stringify(value, null, 2)))).toEqual(value);
});

test('no body is nothing', async () => {
  expect(await readJson(bodyOf(''))).toBeUndefined();
});

test.each([
  ['lists', `{"a":[${'[],'.repeat(2_990_000)}[]]}`],
  ['objects', `[${'{"a":1},'.repeat(1_000_000)}1]`],
  ['keys', `{"id":1${Array.from({ length: 400_000 }, (_, index) => `,"k${index}":1`).join('')}}`],
  ['depth', '['.repeat(9_000_000)],
])('a large body of countless %s is refused before it costs anything', async (_name, text) => {
  const request = bodyOf(text);
  await expect(readJson(request)).rejects.toThrow(SyntaxError);
});

test('a large body that breaks off inside a text is refused', async () => {
  await expect(readJson(bodyOf(`{"a":"${'x'.repeat(100_000)}`))).rejects.toThrow(SyntaxError);
  await expect(readJson(bodyOf(`{"a":"${'x'.repeat(100_000)}\\"`))).rejects.toThrow(SyntaxError);
});
