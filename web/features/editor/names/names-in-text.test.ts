// @vitest-environment jsdom
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { NamedCard } from './named-card.ts';
import { namesInText } from './names-in-text.ts';

const ayse = {
  ...{ id: 'c', key: 'c', kind: 'character', name: 'Ayşe', aliases: [], note: 'Karakter · Ana Karakter' },
  source: { name: 'Ayşe', role: 'protagonist', age: 'Kırk', personality: '', appearance: '', background: '' },
} satisfies NamedCard;

let view: EditorView;
const onOpen = vi.fn<(card: NamedCard) => void>();
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  view.destroy();
  onOpen.mockReset();
  vi.useRealTimers();
});

/** A text field with names, after the pause in which they are sought. */
function openField(doc: string, cards: readonly NamedCard[] = [ayse]) {
  const names = namesInText(onOpen);
  view = new EditorView({
    parent: document.body,
    state: EditorState.create({ doc, extensions: [names.extension] }),
  });
  names.setCards(cards);
  vi.advanceTimersByTime(250);
  return names;
}

const marked = () => [...view.contentDOM.querySelectorAll('.cm-name')].map((element) => element.textContent);
const card = () => view.dom.querySelector<HTMLElement>('.cm-name-card');
const press = (key: string, init: KeyboardEventInit = {}, on: Element = view.contentDOM) =>
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }));
const type = (at: number, insert: string) =>
  view.dispatch({
    changes: { from: at, insert },
    selection: { anchor: at + insert.length },
    userEvent: 'input.type',
  });

test('marks names, moves the marks with the text and seeks again after a pause', () => {
  const names = openField("Dün Ayşe'nin evine gitti.");
  expect(marked()).toEqual(["Ayşe'nin"]);
  type(0, 'Önceki gün ');
  expect(marked()).toEqual(["Ayşe'nin"]);
  type(view.state.doc.length, ' Sonra Ayşe');
  expect(marked()).toEqual(["Ayşe'nin"]);
  vi.advanceTimersByTime(250);
  expect(marked()).toEqual(["Ayşe'nin", 'Ayşe']);
  // A change within a name takes its mark away.
  type(view.state.doc.length, 'l');
  expect(marked()).toEqual(["Ayşe'nin"]);
  names.setCards([]);
  vi.advanceTimersByTime(250);
  expect(marked()).toEqual([]);
});

test('seeks in a long line only around what is in view', () => {
  const long = 'Sonra Ayşe geldi. '.repeat(60_000);
  openField(long);
  const read = view.visibleRanges.reduce((sum, { from, to }) => sum + to - from, 0);
  expect(long.length).toBeGreaterThan(1_000_000);
  expect(read).toBeLessThan(20_000);
  expect(marked().length).toBeGreaterThan(0);
  expect(marked().length).toBeLessThan(2_000);
});

test('shows the card of the name at the caret by Alt+Enter, and goes back by Escape', () => {
  openField('Dün Ayşe geldi.');
  view.focus();
  press('Enter', { altKey: true });
  expect(card()).toBeNull();
  // A name that was typed just now is found at once.
  view.dispatch({ selection: { anchor: view.state.doc.length } });
  type(view.state.doc.length, ' Ayşe');
  press('Enter', { altKey: true });
  vi.advanceTimersByTime(20);
  expect(card()?.textContent).toBe('AyşeKarakter · Ana KarakterKırkKartı aç');
  const button = card()?.querySelector('button');
  expect(document.activeElement).toBe(button);
  expect(button?.getAttribute('aria-label')).toBe('Kartı aç: Ayşe');
  if (button) press('Escape', {}, button);
  expect(card()).toBeNull();
  expect(document.activeElement).toBe(view.contentDOM);
});

test('closes the card when the writer types, and moves it when others do', () => {
  openField('Dün Ayşe geldi.');
  view.dispatch({ selection: { anchor: 6 } });
  press('Enter', { altKey: true });
  view.dispatch({ changes: { from: 0, insert: 'Evet. ' } });
  expect(card()).not.toBeNull();
  type(view.state.selection.main.head, 'x');
  expect(card()).toBeNull();
});

test('the button opens the card', () => {
  openField('Dün Ayşe geldi.');
  view.dispatch({ selection: { anchor: 6 } });
  press('Enter', { altKey: true });
  card()?.querySelector('button')?.click();
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(ayse);
  expect(card()).toBeNull();
});

test('shows the cards of all who share a name', () => {
  const island = { ...ayse, id: 'p', key: 'p', kind: 'place', note: 'Yer' } satisfies NamedCard;
  openField('Dün Ayşe geldi.', [ayse, island]);
  view.dispatch({ selection: { anchor: 6 } });
  press('Enter', { altKey: true });
  expect(
    [...(card()?.querySelectorAll('.cm-name-note') ?? [])].map(({ textContent }) => textContent),
  ).toEqual(['Karakter · Ana Karakter', 'Yer']);
});
