import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { StoryHistory } from './story-history.ts';

/** A text with its history, and the same text on another device. */
function openText() {
  const doc = new Y.Doc();
  const other = new Y.Doc();
  const text = doc.getText('content');
  const history = new StoryHistory(text, 'typing');
  const sync = () => {
    Y.applyUpdate(other, Y.encodeStateAsUpdate(doc), 'sync');
    Y.applyUpdate(doc, Y.encodeStateAsUpdate(other), 'sync');
  };
  return {
    history,
    /** What is typed is a step of its own. */
    type(words: string) {
      history.separate();
      doc.transact(() => text.insert(text.length, words), 'typing');
    },
    insert: (words: string, origin: unknown) => doc.transact(() => text.insert(text.length, words), origin),
    /** Another device deletes some words. */
    deleteElsewhere(words: string) {
      sync();
      const there = other.getText('content');
      there.delete(there.toString().indexOf(words), words.length);
      sync();
    },
    get text() {
      return text.toString();
    },
  };
}

test('an operation is one step of its own among what is typed', () => {
  const page = openText();
  page.type('Bir ');
  const step = page.history.step('replace');
  page.insert('iki ', step);
  page.insert('üç ', step);
  page.type('dört');
  for (const expected of ['Bir iki üç ', 'Bir ', '']) {
    expect(page.history.undo()).toBe(true);
    expect(page.text).toBe(expected);
  }
  expect(page.history.undo()).toBe(false);
  for (const expected of ['Bir ', 'Bir iki üç ', 'Bir iki üç dört']) {
    expect(page.history.redo()).toBe(true);
    expect(page.text).toBe(expected);
  }
  expect(page.history.redo()).toBe(false);
});

test('where another device has deleted the last words, the step before them is undone, not an earlier one', () => {
  const page = openText();
  page.type('Bir ');
  page.insert('iki ', page.history.step('replace'));
  page.type('üç');
  page.deleteElsewhere('üç');
  expect(page.text).toBe('Bir iki ');
  page.history.undo();
  expect(page.text).toBe('Bir ');
  page.history.undo();
  expect(page.text).toBe('');
  expect(page.history.undo()).toBe(false);
});

test('an operation that goes on is not undone; once it has ended it is the first to be', () => {
  const page = openText();
  page.type('Bir ');
  const step = page.history.begin('generation');
  page.insert('iki ', step);
  page.history.undo();
  expect(page.text).toBe('iki ');
  page.type('Not ');
  page.insert('üç', step);
  page.history.end(step);
  expect(page.text).toBe('iki Not üç');
  page.history.undo();
  expect(page.text).toBe('Not ');
  page.history.redo();
  expect(page.text).toBe('iki Not üç');
});

test('an operation of which nothing comes leaves nothing, and is no step', () => {
  const page = openText();
  page.type('Bir ');
  const step = page.history.begin('generation');
  page.insert('iki ', step);
  page.type('üç');
  page.history.cancel(step);
  expect(page.text).toBe('Bir üç');
  page.history.undo();
  page.history.undo();
  expect(page.text).toBe('');
  expect(page.history.canUndo).toBe(false);
  page.history.redo();
  page.history.redo();
  expect(page.text).toBe('Bir üç');
});

test('an operation that has changed nothing is no step', () => {
  const page = openText();
  page.history.end(page.history.begin('generation'));
  expect(page.history.canUndo).toBe(false);
});
