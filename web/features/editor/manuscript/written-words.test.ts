import { history, isolateHistory, redo, undo } from '@codemirror/commands';
import { EditorState, type Transaction, type TransactionSpec } from '@codemirror/state';
import { expect, test } from 'vitest';
import { aiStream, appendAiText, closeStream, openStream, showStreamed } from './ai-stream.ts';
import { aiTint } from './ai-tint.ts';
import { wordCount } from './word-count.ts';
import { writtenIn, writtenWords } from './written-words.ts';

const start = (doc: string) =>
  EditorState.create({ doc, extensions: [history(), aiTint, aiStream, wordCount] });

/** Applies changes one after the other and says what each has written. */
function write(state: EditorState, ...specs: ((now: EditorState) => TransactionSpec)[]) {
  let now = state;
  const written = specs.map((spec) => {
    const tr = now.update(spec(now));
    now = tr.state;
    return writtenIn(tr);
  });
  return { state: now, written };
}

const type = (from: number, insert: string) => () => ({ changes: { from, insert }, userEvent: 'input.type' });

test('typed and deleted words are the writer’s', () => {
  const { written } = write(start('Deniz sakindi.'), type(14, ' Gemi geldi'), type(25, '.'), () => ({
    changes: { from: 14, to: 19 },
    userEvent: 'delete.selection',
  }));
  expect(written).toEqual([{ words: 2, aiWords: 0 }, null, { words: -1, aiWords: 0 }]);
});

test('generated words are told apart, also where they are undone or edited', () => {
  const { state, written } = write(start('Deniz sakindi.'), (now) =>
    appendAiText(now, 'Sonra rüzgâr çıktı.'),
  );
  expect(written).toEqual([{ words: 0, aiWords: 3 }]);
  const edited = write(state, (now) => ({
    changes: { from: now.doc.length, insert: ' Yelkenler doldu.' },
    userEvent: 'input.type',
  }));
  expect(edited.written).toEqual([{ words: 2, aiWords: 0 }]);
  const undone: ReturnType<typeof writtenIn>[] = [];
  undo({ state, dispatch: (tr: Transaction) => void undone.push(writtenIn(tr)) });
  expect(undone).toEqual([{ words: 0, aiWords: -3 }]);
});

test('a stream counts once, when it stands', () => {
  const { state, written } = write(start('Deniz.'), openStream, (now) => showStreamed(now, 'Bir iki') ?? {});
  expect(written).toEqual([null, null]);
  expect(closeStream(state, 'Bir iki üç.').map(writtenIn)).toEqual([null, { words: 0, aiWords: 3 }]);
});

test('a text that takes another’s place is nobody’s writing', () => {
  const { written } = write(start('Bir.'), (now) => ({
    changes: { from: 0, to: now.doc.length, insert: 'Yüz sözcüklük başka bir metin.' },
    userEvent: 'input.replace',
  }));
  expect(written).toEqual([null]);
});

test('undoing and redoing what was nobody’s writing is nobody’s writing either', () => {
  let state = EditorState.create({
    doc: 'Bir.',
    // The extension comes behind the history, as where a field is given it.
    extensions: [history(), aiTint, aiStream, wordCount, writtenWords(() => {})],
  });
  const written: ReturnType<typeof writtenIn>[] = [];
  const dispatch = (tr: Transaction) => {
    state = tr.state;
    written.push(writtenIn(tr));
  };
  dispatch(state.update({ ...type(4, ' İki üç.')(), annotations: isolateHistory.of('full') }));
  dispatch(
    state.update({
      changes: { from: 0, to: state.doc.length, insert: 'Yüz sözcüklük başka bir metin.' },
      userEvent: 'input.replace',
    }),
  );
  for (const step of [undo, redo, undo, undo]) step({ state, dispatch });
  expect(state.doc.toString()).toBe('Bir.');
  expect(written).toEqual([{ words: 2, aiWords: 0 }, null, null, null, null, { words: -2, aiWords: 0 }]);
});
