// @vitest-environment jsdom
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Spelling } from './spell-client.ts';
import { spellMarks } from './spell-marks.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('marks a further misspelled word while another one is marked', async () => {
  const spelling: Partial<Spelling> = {
    check: async () => true,
    isWrong: ({ word }) => word.startsWith('yanlş'),
    watch: () => () => undefined,
  };
  const view = new EditorView({
    parent: document.body,
    state: EditorState.create({
      doc: 'bir yanlş söz',
      extensions: [spellMarks(spelling as Spelling, { learn: () => undefined })],
    }),
  });
  const marked = () =>
    [...view.contentDOM.querySelectorAll('.cm-misspelled')].map(({ textContent }) => textContent);
  await vi.advanceTimersByTimeAsync(250);
  expect(marked()).toEqual(['yanlş']);
  view.dispatch({ changes: { from: view.state.doc.length, insert: ' ve yanlşlık daha' } });
  await vi.advanceTimersByTimeAsync(250);
  expect(marked()).toEqual(['yanlş', 'yanlşlık']);
  view.destroy();
});
