import { EditorState, type Transaction, type TransactionSpec } from '@codemirror/state';
import { expect, it } from 'vitest';
import { chapterSpans } from '#domain/story/book/split-chapters.ts';
import { placeAtCaret, shownPart, shownPartOnly, showPart, visibleLines } from './shown-part.ts';

const book = '# Kuyu\n\nBir.\n\n# Gece\n\nİki.\n\n# Sabah\n\nÜç.';

/** A document without a view, one of its chapters shown alone. */
function showing(index: number) {
  let state = EditorState.create({ doc: book, extensions: [shownPartOnly] });
  const take = (tr: Transaction) => {
    state = tr.state;
  };
  const apply = (spec: TransactionSpec | null) => spec && take(state.update(spec));
  const span = chapterSpans(book)[index];
  apply({ effects: showPart.of(span ? { from: span.from, to: span.to } : null) });
  return {
    apply,
    hand: (event: string, from: number, to: number, insert = '') =>
      apply({ changes: { from, to, insert }, userEvent: event }),
    get state() {
      return state;
    },
    get text() {
      return state.doc.toString();
    },
    get lines() {
      return visibleLines(state);
    },
    get seen() {
      const { from, to } = visibleLines(state);
      return state.sliceDoc(from, to);
    },
  };
}

it('shows one chapter and keeps the whole text', () => {
  expect([0, 1, 2].map((index) => showing(index).seen)).toEqual([
    '# Kuyu\n\nBir.\n',
    '# Gece\n\nİki.\n',
    '# Sabah\n\nÜç.',
  ]);
  expect(showing(1).text).toBe(book);
});

it('lets no key reach what is not shown', () => {
  const page = showing(1);
  const { from, to } = page.lines;
  page.hand('delete.backward', from - 1, from);
  page.hand('delete.forward', to, to + 1);
  page.hand('delete.selection', 0, book.length);
  page.hand('input.type', 0, 0, 'x');
  expect(page.text).toBe(book);
  page.hand('input.type', to, to, 'Ve sonra.');
  page.hand('input.type', from, from, '\n');
  expect(page.seen).toBe('\n# Gece\n\nİki.\nVe sonra.');
  expect(page.text).toContain('# Sabah');
});

it('selects no more than what is shown', () => {
  const page = showing(1);
  page.apply({ selection: { anchor: 0, head: book.length }, userEvent: 'select' });
  const { from, to } = page.state.selection.main;
  expect(page.state.sliceDoc(from, to)).toBe(page.seen);
});

it('stays an empty chapter where all that is shown is deleted', () => {
  const page = showing(2);
  const { from, to } = page.lines;
  page.hand('delete.selection', from, to);
  expect(page.seen).toBe('');
  page.hand('input.type', from, from, 'Yeniden.');
  expect(page.seen).toBe('Yeniden.');
});

it('goes on where words are added at the end of the last chapter', () => {
  const page = showing(2);
  page.hand('input.type', book.length, book.length, ' Dört.');
  expect(page.seen).toBe('# Sabah\n\nÜç. Dört.');
});

it('shows the whole text where all of it is replaced', () => {
  const page = showing(1);
  page.apply({ changes: { from: 0, to: book.length, insert: 'Başka.' }, userEvent: 'input.replace' });
  expect(shownPart(page.state)).toBeNull();
});

it.each([
  ['between two sentences, behind the space', 'Bir gün. |Gece oldu.', 'Bir gün. '],
  ['before that space', 'Bir gün.| Gece oldu.', 'Bir gün. '],
  ['inside a word, behind it', 'Bir g|ün. Gece', 'Bir gün'],
  ['at the end of a paragraph', 'Bir gün.|\n\nGece oldu.', 'Bir gün.'],
  ['at the beginning of a word', 'Bir gün.\n\n|Gece oldu.', 'Bir gün.\n\n'],
])('a continuation at the caret goes in %s', (_, marked, before) => {
  const caret = marked.indexOf('|');
  const state = EditorState.create({ doc: marked.replace('|', ''), selection: { anchor: caret } });
  expect(state.sliceDoc(0, placeAtCaret(state))).toBe(before);
});
