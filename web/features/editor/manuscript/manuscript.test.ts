import { history, redo, undo } from '@codemirror/commands';
import { EditorState, type Transaction, type TransactionSpec } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { countWords } from '#domain/story/story.ts';
import {
  aiStream,
  appendAiText,
  closeStream,
  openStream,
  settledText,
  showStreamed,
  streamTail,
} from './ai-stream.ts';
import { aiRanges, aiTint, restoreTint } from './ai-tint.ts';
import { wordCount, wordsOf } from './word-count.ts';

/** A document without a view: commands and transactions act on it as in the editor. */
function manuscript(doc: string) {
  let state = EditorState.create({ doc, extensions: [history(), aiTint, aiStream, wordCount] });
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
    /** At a place, or at the end where none is given. */
    streamAt(at: number | undefined, ...shown: string[]) {
      this.apply(openStream(state, at));
      for (const text of shown) this.apply(showStreamed(state, text));
    },
    stream(...shown: string[]) {
      this.streamAt(undefined, ...shown);
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

  it('grows in the middle of a paragraph between blank lines, and is one step there too', () => {
    const page = manuscript('Yağmur dinmişti. Gece oldu.');
    page.streamAt(16, 'Sokak', 'Sokak ıslaktı');
    expect(page.text).toBe('Yağmur dinmişti.\n\nSokak ıslaktı\n\n Gece oldu.');
    page.close('Sokak ıslaktı.');
    expect(page.text).toBe('Yağmur dinmişti.\n\nSokak ıslaktı.\n\n Gece oldu.');
    expect(page.tinted).toEqual(['Sokak ıslaktı.']);
    page.undo();
    expect(page.text).toBe('Yağmur dinmişti. Gece oldu.');
  });

  it('leaves a paragraph whole where a text in its middle never came', () => {
    const page = manuscript('Yağmur dinmişti. Gece oldu.');
    page.streamAt(16, 'Sokak');
    page.close('');
    expect(page.text).toBe('Yağmur dinmişti. Gece oldu.');
  });

  it('keeps what is typed behind the words that grow in the middle', () => {
    const page = manuscript('Bir. İki.');
    page.streamAt(4, 'Yeni');
    page.type(page.text.indexOf('Yeni') + 4, 'X');
    page.apply(showStreamed(page.state, 'Yeni söz'));
    page.close('Yeni söz.');
    expect(page.text).toBe('Bir.\n\nYeni söz.X\n\n İki.');
    expect(page.tinted).toEqual(['Yeni söz.']);
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

  it('takes in what the writer types into it: before it, inside it, behind it', () => {
    const page = manuscript('Yağmur dinmişti.');
    page.stream('Sokak ıslaktı');
    page.type(16, ' Geceydi.');
    page.type(page.text.indexOf('ıslak'), 'çok ');
    page.type(page.text.length, ' Sonra.');
    page.apply(showStreamed(page.state, 'Sokak ıslaktı ve boştu'));
    expect(page.text).toBe('Yağmur dinmişti. Geceydi.\n\nSokak çok ıslaktı ve boştu Sonra.');
    expect(settledText(page.state)).toBe('Yağmur dinmişti. Geceydi.çok  Sonra.');
    page.close('Sokak ıslaktı ve boştu.');
    expect(page.text).toBe('Yağmur dinmişti. Geceydi.\n\nSokak çok ıslaktı ve boştu. Sonra.');
    expect(page.tinted).toEqual(['Sokak ', 'ıslaktı ve boştu.']);
    page.undo();
    expect(page.text).toBe('Yağmur dinmişti. Geceydi.çok  Sonra.');
    page.redo();
    expect(page.text).toBe('Yağmur dinmişti. Geceydi.\n\nSokak çok ıslaktı ve boştu. Sonra.');
    expect(page.tinted).toEqual(['Sokak ', 'ıslaktı ve boştu.']);
  });

  it('does not bring back what the writer deleted from it', () => {
    const page = manuscript('');
    page.stream('Sokak çok ıslaktı');
    page.type(5, '', 9);
    page.apply(showStreamed(page.state, 'Sokak çok ıslaktı ve boştu'));
    page.close('Sokak çok ıslaktı ve boştu.');
    expect(page.text).toBe('Sokak ıslaktı ve boştu.');
    expect(page.tinted).toEqual(['Sokak', ' ıslaktı ve boştu.']);
    page.undo();
    expect(page.text).toBe('');
  });

  it('goes on behind what the writer put in the place of all of it', () => {
    const page = manuscript('Eski.');
    page.stream('Sokak');
    page.type(0, 'Yeni.', page.text.length);
    page.apply(showStreamed(page.state, 'Sokak ıslaktı'));
    page.close('Sokak ıslaktı.');
    expect(page.text).toBe('Yeni. ıslaktı.');
    page.undo();
    expect(page.text).toBe('Yeni.');
  });

  it('keeps the typed words where they were when the cleaned whole differs from what streamed', () => {
    const page = manuscript('');
    page.stream('Kapı açıldı.\n\n\n\nSokak ıslaktı. ');
    page.type(4, ' ağır ağır');
    page.close('Kapı açıldı.\n\nSokak ıslaktı.');
    expect(page.text).toBe('Kapı ağır ağır açıldı.\n\nSokak ıslaktı.');
  });

  it('never loses a typed letter, whatever comes and goes meanwhile', () => {
    const story = 'Deniz fenerinde tek başına yaşayan Nermin o gece merdivenleri saydı.';
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    for (let round = 0; round < 200; round += 1) {
      const page = manuscript('Önce. ');
      page.apply(openStream(page.state));
      let typed = '';
      for (let shown = 0; shown < story.length; shown += 1 + random(9)) {
        page.apply(showStreamed(page.state, story.slice(0, shown)));
        const key = String.fromCharCode(0x4e00 + typed.length);
        page.type(random(page.text.length + 1), key);
        typed += key;
      }
      page.close(`${story.slice(0, 30)}\n\n${story.slice(31)}`);
      const kept = Array.from(page.text).filter((letter) => letter >= '\u4e00');
      expect(kept.sort().join('')).toBe(typed);
      const rest = Array.from(page.text)
        .filter((letter) => letter < '\u4e00')
        .join('');
      expect(rest).toContain('Nermin');
      page.undo();
      expect(
        Array.from(page.text)
          .filter((letter) => letter < '\u4e00')
          .join(''),
      ).toBe('Önce. ');
    }
  });

  it('leaves the page as it was when nothing came', () => {
    const page = manuscript('Yağmur dinmişti.');
    page.stream('Sok');
    page.close('');
    expect(page.text).toBe('Yağmur dinmişti.');
    expect(streamTail(page.state)).toBeNull();
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

  it('is put back where it was kept, clamped to the text', () => {
    const page = manuscript('Sokak ıslaktı.');
    page.apply({
      effects: restoreTint.of([
        { from: 0, to: 5 },
        { from: 6, to: 99 },
      ]),
    });
    expect(page.tinted).toEqual(['Sokak', 'ıslaktı.']);
  });
});

it('a text from the wizard goes behind what stands there, tinted, as one step', () => {
  const page = manuscript('Yağmur dinmişti.');
  page.apply(appendAiText(page.state, 'Sokak ıslaktı.'));
  expect(page.text).toBe('Yağmur dinmişti.\n\nSokak ıslaktı.');
  expect(page.tinted).toEqual(['Sokak ıslaktı.']);
  page.undo();
  expect(page.text).toBe('Yağmur dinmişti.');
});

it('words are kept up with each change as if they were counted anew', () => {
  const page = manuscript('Yağmur dinmişti.\n\nSokak ıslaktı.');
  let seed = 11;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  const pieces = ['', 'a', ' ', 'iki söz', '\n', ' x ', '\n\nson'];
  for (let step = 0; step < 500; step += 1) {
    const from = random(page.text.length + 1);
    const to = Math.min(page.text.length, from + random(6));
    page.type(from, pieces[random(pieces.length)] ?? '', to);
    expect(wordsOf(page.state)).toBe(countWords(page.text));
  }
});
