import { history, redo, undo } from '@codemirror/commands';
import { EditorState, type Transaction, type TransactionSpec } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { aiStream, closeStream, openStream, settledText, showStreamed, streamingRange } from './ai-stream.ts';
import { aiRanges, aiTint } from './ai-tint.ts';

/** A document without a view: commands and transactions act on it as in the editor. */
function manuscript(doc: string) {
  let state = EditorState.create({ doc, extensions: [history(), aiTint, aiStream] });
  const take = (tr: Transaction) => {
    state = tr.state;
  };
  return {
    get text() {
      return state.doc.toString();
    },
    get tinted() {
      return aiRanges(state).map(({ from, to }) => state.sliceDoc(from, to));
    },
    get state() {
      return state;
    },
    apply: (spec: TransactionSpec | null) => spec && take(state.update(spec)),
    type(at: number, insert: string, to = at) {
      take(state.update({ changes: { from: at, to, insert }, userEvent: 'input.type' }));
    },
    stream(...shown: string[]) {
      this.apply(openStream(state));
      for (const text of shown) this.apply(showStreamed(state, text));
    },
    close(text: string) {
      for (const tr of closeStream(state, text)) take(tr);
    },
    undo: () => undo({ state, dispatch: take }),
    redo: () => redo({ state, dispatch: take }),
  };
}

describe('generated text in the manuscript', () => {
  it('grows at the end, a blank line after what stands there', () => {
    const page = manuscript('Yağmur dinmişti.');
    page.stream('Sokak', 'Sokak ıslaktı');
    expect(page.text).toBe('Yağmur dinmişti.\n\nSokak ıslaktı');
    page.close('Sokak ıslaktı.');
    expect(page.text).toBe('Yağmur dinmişti.\n\nSokak ıslaktı.');
    expect(page.tinted).toEqual(['Sokak ıslaktı.']);
  });

  it('starts an empty page without a gap', () => {
    const page = manuscript('');
    page.stream('Bir ');
    page.close('Bir gün.');
    expect(page.text).toBe('Bir gün.');
  });

  it('is undone in one step, and redone with its tint', () => {
    const page = manuscript('Yağmur dinmişti.');
    page.type(16, ' Geceydi.');
    page.stream('Sokak', 'Sokak ıslaktı', 'Sokak ıslaktı ve');
    page.close('Sokak ıslaktı.');
    page.undo();
    expect(page.text).toBe('Yağmur dinmişti. Geceydi.');
    expect(page.tinted).toEqual([]);
    page.redo();
    expect(page.text).toBe('Yağmur dinmişti. Geceydi.\n\nSokak ıslaktı.');
    expect(page.tinted).toEqual(['Sokak ıslaktı.']);
    page.undo();
    page.undo();
    expect(page.text).toBe('Yağmur dinmişti.');
  });

  it('is one step even when the writer typed elsewhere meanwhile', () => {
    const page = manuscript('Yağmur dinmişti.');
    page.stream('Sokak');
    page.type(0, 'Sonunda ');
    page.apply(showStreamed(page.state, 'Sokak ıslaktı'));
    page.close('Sokak ıslaktı.');
    expect(page.text).toBe('Sonunda Yağmur dinmişti.\n\nSokak ıslaktı.');
    page.undo();
    expect(page.text).toBe('Sonunda Yağmur dinmişti.');
    page.undo();
    expect(page.text).toBe('Yağmur dinmişti.');
  });

  it('cannot be typed into while it streams', () => {
    const page = manuscript('A');
    page.stream('Sokak');
    page.type(5, 'xxx');
    expect(page.text).toBe('A\n\nSokak');
  });

  it('leaves the page as it was when nothing came', () => {
    const page = manuscript('Yağmur dinmişti.');
    page.stream('Sok');
    page.close('');
    expect(page.text).toBe('Yağmur dinmişti.');
    expect(streamingRange(page.state)).toBeNull();
  });

  it('stays out of a draft until it is whole', () => {
    const page = manuscript('Yağmur dinmişti.');
    page.stream('Sokak');
    expect(settledText(page.state)).toBe('Yağmur dinmişti.');
    page.close('Sokak ıslaktı.');
    expect(settledText(page.state)).toBe('Yağmur dinmişti.\n\nSokak ıslaktı.');
  });
});

describe('the tint of generated text', () => {
  function tintedPage() {
    const page = manuscript('');
    page.stream('Sokak ıslaktı.');
    page.close('Sokak ıslaktı.');
    return page;
  }

  it('splits around what the writer types inside it', () => {
    const page = tintedPage();
    page.type(5, ' çok');
    expect(page.text).toBe('Sokak çok ıslaktı.');
    expect(page.tinted).toEqual(['Sokak', ' ıslaktı.']);
  });

  it('does not take in what is typed right behind it', () => {
    const page = tintedPage();
    page.type(14, ' Geceydi.');
    expect(page.tinted).toEqual(['Sokak ıslaktı.']);
  });

  it('moves with edits before it and vanishes with its text', () => {
    const page = tintedPage();
    page.type(0, 'Ah! ');
    expect(page.tinted).toEqual(['Sokak ıslaktı.']);
    page.type(0, '', page.text.length);
    expect(page.tinted).toEqual([]);
    page.undo();
    expect(page.tinted).toEqual(['Sokak ıslaktı.']);
  });
});
