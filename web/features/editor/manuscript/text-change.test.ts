import { EditorState } from '@codemirror/state';
import { expect, it } from 'vitest';
import { changeTo } from './text-change.ts';

const novel = 'Deniz duruldu. '.repeat(2_000);

it.each([
  ['', 'Bir gün.'],
  ['Bir gün.', ''],
  ['Bir gün.', 'Bir gün.'],
  ['Bir gün.', 'Bir gece, bir gün.'],
  ['aaaa', 'aaaaaa'],
  ['a😀b', 'a😁b'],
  ['a😀', 'a😀😀'],
  ['Bir.\nİki.', 'Bir.\r\nİki.\rÜç.'],
  [novel, `${novel}Son.`],
  [`${novel}orta${novel}`, `${novel}başka orta${novel}`],
])('makes one text of another (%#)', (before, after) => {
  const state = EditorState.create({ doc: before });
  const { newDoc } = state.update({ changes: changeTo(state, after) });
  expect(newDoc.toString()).toBe(after.replaceAll(/\r\n?/g, '\n'));
});

it('leaves alone what both texts have', () => {
  const state = EditorState.create({ doc: `${novel}orta${novel}` });
  const { from, to, insert } = changeTo(state, `${novel}yeni orta${novel}`);
  expect([from, to - from, insert.toString()]).toEqual([novel.length, 0, 'yeni ']);
});
