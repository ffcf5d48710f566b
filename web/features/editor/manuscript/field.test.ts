// @vitest-environment jsdom
import { EditorView } from '@codemirror/view';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { moveChapter } from '#domain/story/book/chapter-edits.ts';
import { chapterSpans } from '#domain/story/book/split-chapters.ts';
import { storyTypes } from '#domain/story/document/story-document.ts';
import { countWords } from '#domain/story/story.ts';
import { createFakeServer } from '#testing/story-sync/fake-server.ts';
import type { StorySession } from '../session/story-session.ts';
import { aiRanges } from './ai-tint.ts';
import { fieldState } from './field-state.ts';
import { manuscriptOf } from './manuscript-api.ts';
import { visibleLines } from './shown-part.ts';
import { wordsOf } from './word-count.ts';
import { writtenWords } from './written-words.ts';

// jsdom has no media queries: the pointer is a mouse.
beforeEach(() => vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false })));
afterEach(() => vi.unstubAllGlobals());

const opened: { view: EditorView; session: StorySession }[] = [];
afterEach(async () => {
  for (const { view, session } of opened.splice(0)) {
    view.destroy();
    await session.close();
  }
});

/** A text field over a story's document, as the editor has it. */
async function openField(content = '', server = createFakeServer(), onDirection = () => true) {
  const session = await server.open();
  if (content !== '') session.write({ content });
  session.history.separate();
  const changes: boolean[] = [];
  const state = fieldState(session, {
    labelledBy: 'ad',
    describedBy: 'not',
    onChange: (byOthers) => changes.push(byOthers),
    onMove: () => undefined,
    onDirection,
  });
  const view = new EditorView({ parent: document.body, state });
  opened.push({ view, session });
  const page = manuscriptOf(view, session, new Set());
  return {
    session,
    view,
    page,
    /** For each change whether others made it. */
    changes,
    type(at: number, insert: string, to = at) {
      view.dispatch({
        changes: { from: at, to, insert },
        selection: { anchor: at + insert.length },
        userEvent: insert === '' ? 'delete.selection' : 'input.type',
      });
    },
    press(key: string, shiftKey = false) {
      const keyCode = key.toUpperCase().charCodeAt(0);
      const init = { key, keyCode, ctrlKey: true, shiftKey, bubbles: true, cancelable: true };
      const event = new KeyboardEvent('keydown', init);
      view.contentDOM.dispatchEvent(event);
    },
    get text() {
      const shown = view.state.doc.toString();
      expect(storyTypes(session.doc).content.toString()).toBe(shown);
      return shown;
    },
    get tinted() {
      return aiRanges(view.state).map(({ from, to }) => view.state.sliceDoc(from, to));
    },
    get caret() {
      return view.state.selection.main.head;
    },
    get seen() {
      const { from, to } = visibleLines(view.state);
      return view.state.sliceDoc(from, to);
    },
    showChapter(index: number) {
      const span = chapterSpans(view.state.doc.toString())[index];
      page.show(span ? { from: span.from, to: span.to } : null, span?.from ?? 0);
    },
  };
}

describe('typing', () => {
  it('goes into the document and is undone by pauses, with the caret where it was', async () => {
    const field = await openField('Yağmur dinmişti.');
    field.type(16, ' Kadın');
    field.session.history.separate();
    field.type(0, 'Ah! ');
    expect(field.text).toBe('Ah! Yağmur dinmişti. Kadın');
    field.press('z');
    expect(field.text).toBe('Yağmur dinmişti. Kadın');
    expect(field.caret).toBe(0);
    field.press('z');
    expect(field.text).toBe('Yağmur dinmişti.');
    field.press('y');
    field.press('Z', true);
    expect(field.text).toBe('Ah! Yağmur dinmişti. Kadın');
    expect(field.caret).toBe(4);
  });

  it('is another step than deleting, and a pasted text is one of its own', async () => {
    const field = await openField();
    field.type(0, 'Ertesi sabah.');
    field.type(0, '', 13);
    field.press('z');
    expect(field.text).toBe('Ertesi sabah.');
    field.press('y');
    for (const insert of ['Bir', ' iki'])
      field.view.dispatch({ changes: { from: field.text.length, insert }, userEvent: 'input.paste' });
    field.press('z');
    expect(field.text).toBe('Bir');
  });

  it('is undone by the browser’s own undo too', async () => {
    const field = await openField('Bir.');
    field.session.history.separate();
    field.type(4, ' İki.');
    const undo = new InputEvent('beforeinput', { inputType: 'historyUndo', bubbles: true, cancelable: true });
    field.view.contentDOM.dispatchEvent(undo);
    expect(undo.defaultPrevented).toBe(true);
    expect(field.text).toBe('Bir.');
  });

  it('of another device arrives, and is not undone here', async () => {
    const server = createFakeServer();
    const field = await openField('Bir.', server);
    field.type(4, ' Benim.');
    await field.session.whenSaved(5_000);
    const other = await server.open();
    await expect.poll(() => other.contents().content).toBe('Bir. Benim.');
    field.changes.length = 0;
    other.edit([{ from: 0, to: 0, insert: 'Onun. ' }], 'typing');
    await expect.poll(() => field.text).toBe('Onun. Bir. Benim.');
    expect(field.changes).toEqual([true]);
    expect(field.caret).toBe('Onun. Bir. Benim.'.length);
    field.press('z');
    expect(field.text.startsWith('Onun. ')).toBe(true);
    await other.close();
  });
});

describe('generated text', () => {
  it('grows a blank line after what stands there, tinted, and is one step of undo', async () => {
    const field = await openField('Yağmur dinmişti.');
    field.page.openStream('u1', null);
    field.page.showStreamed('Sokak');
    field.page.showStreamed('Sokak ıslaktı');
    expect(field.text).toBe('Yağmur dinmişti.\n\nSokak ıslaktı');
    field.type(0, 'Ah! ');
    expect(field.page.closeStream('Sokak ıslaktı.')).toBe(field.text.length);
    expect(field.tinted).toEqual(['Sokak ıslaktı.']);
    // It has come last, though it began before.
    field.press('z');
    expect(field.text).toBe('Ah! Yağmur dinmişti.');
    field.press('z');
    expect(field.text).toBe('Yağmur dinmişti.');
    field.press('y');
    field.press('y');
    expect(field.tinted).toEqual(['Sokak ıslaktı.']);
  });

  it('splits around what is typed inside it, and does not take in what is typed behind it', async () => {
    const field = await openField();
    field.page.append({ text: 'Sokak ıslaktı.', id: 'u1', step: 'wizard' });
    field.type(5, ' çok');
    expect(field.tinted).toEqual(['Sokak', ' ıslaktı.']);
    field.type(field.text.length, ' Geceydi.');
    expect(field.tinted).toEqual(['Sokak', ' ıslaktı.']);
    expect(field.session.generatedRange(['u1'])).toEqual({ from: 0, to: 18 });
    field.type(0, '', field.text.length);
    expect(field.tinted).toEqual([]);
    field.press('z');
    expect(field.tinted.join('')).toBe('Sokak ıslaktı.');
  });

  it('is tinted where the story is opened again', async () => {
    const server = createFakeServer();
    const field = await openField('Bir.', server);
    field.page.append({ text: 'Sokak ıslaktı.', id: 'u1', step: 'wizard' });
    field.type(12, 'x');
    await field.session.whenSaved(5_000);
    const session = await server.open();
    await expect.poll(() => session.contents().content).toBe(field.text);
    const state = fieldState(session, {
      labelledBy: '',
      describedBy: '',
      onChange: () => undefined,
      onMove: () => undefined,
      onDirection: () => true,
    });
    expect(aiRanges(state)).toEqual(aiRanges(field.view.state));
    await session.close();
  });

  it('of several runs is one step, parted from what stands there', async () => {
    const field = await openField('Yağmur dinmişti.');
    field.page.append({ text: 'Sokak ıslaktı.', id: true, step: 'wizard' });
    expect(field.text).toBe('Yağmur dinmişti.\n\nSokak ıslaktı.');
    expect(field.tinted).toEqual(['Sokak ıslaktı.']);
    field.press('z');
    expect(field.text).toBe('Yağmur dinmişti.');
  });

  it('loses no typed letter, whatever comes and goes meanwhile', async () => {
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    const field = await openField('Yağmur dinmişti. Sokak boştu.');
    const whole = 'Kadın kapıyı açtı. İçerisi karanlıktı; bir ses duydu.\n\nDurdu ve dinledi.';
    const letters = '0123456789';
    field.page.openStream('u1', 16);
    let at = 0;
    for (const letter of letters) {
      at += 3 + random(6);
      field.page.showStreamed(whole.slice(0, at));
      field.type(random(field.text.length + 1), letter);
    }
    field.page.closeStream(whole);
    for (const letter of letters) expect(field.text.split(letter)).toHaveLength(2);
    const rest = field.text.replaceAll(/\d/g, '');
    expect(rest).toBe(`Yağmur dinmişti.\n\n${whole}\n\n Sokak boştu.`);
  });
});

describe('a suggestion’s place', () => {
  const story = 'Yağmur dinmişti. Fener o gece yanmadı. Bekçi uyuyordu.';
  const passage = { from: 17, to: 38 };

  it('moves with what is typed around it, at its edges too', async () => {
    const field = await openField(story);
    field.page.layAnchor(passage);
    field.type(0, 'Gece yarısı ');
    field.type(field.text.length, ' Sonra uyandı.');
    field.type(29, 'Ah, ');
    field.type(54, ' Hiç.');
    expect(field.page.anchor()).toEqual({ from: 33, to: 54, changed: false });
    field.type(40, '', 44);
    expect(field.page.anchor()?.changed).toBe(true);
  });

  it('takes the suggestion in one step, tinted', async () => {
    const field = await openField(story);
    field.page.layAnchor(passage);
    field.page.place(passage, { text: 'Fener söndü.', id: 'u2', step: 'suggestion' });
    expect(field.text).toBe('Yağmur dinmişti. Fener söndü. Bekçi uyuyordu.');
    expect(field.tinted).toEqual(['Fener söndü.']);
    expect(field.page.anchor()).toBeNull();
    expect(field.caret).toBe(29);
    field.press('z');
    expect(field.text).toBe(story);
  });
});

describe('chapters', () => {
  const book = '# Kuyu\n\nBir.\n\n# Gece\n\nİki.\n\n# Sabah\n\nÜç.';

  it('a generated text goes into the chapter that is shown', async () => {
    const field = await openField(book);
    field.showChapter(1);
    field.page.openStream('u1', null);
    field.page.showStreamed('Rüzgâr');
    expect(field.seen).toBe('# Gece\n\nİki.\n\nRüzgâr\n');
    field.page.closeStream('Rüzgâr çıktı.');
    expect(field.text).toBe('# Kuyu\n\nBir.\n\n# Gece\n\nİki.\n\nRüzgâr çıktı.\n\n# Sabah\n\nÜç.');
  });

  it('an undo shows the chapter that it changes', async () => {
    const field = await openField(book);
    field.session.history.separate();
    field.showChapter(1);
    field.type(visibleLines(field.view.state).to, 'Ve sonra.');
    field.showChapter(0);
    expect(field.seen).toBe('# Kuyu\n\nBir.\n');
    field.press('z');
    expect(field.text).toBe(book);
    expect(field.seen.trim()).toBe('# Gece\n\nİki.');
  });

  it('a move is taken back in one step; one operation in several parts is one too', async () => {
    const field = await openField(book);
    field.page.change(moveChapter(book, 2, 0), null, {});
    expect(field.text.startsWith('# Sabah')).toBe(true);
    const naming = {};
    for (const name of ['# Ö', '# Öğle'])
      field.page.change([{ from: 0, to: field.text.indexOf('\n'), insert: name }], null, naming);
    expect(field.text.startsWith('# Öğle\n')).toBe(true);
    field.press('z');
    expect(field.text.startsWith('# Sabah')).toBe(true);
    field.press('z');
    expect(field.text).toBe(book);
  });
});

it('leaves the caret where the writer put it before the first word of a text that was asked for', async () => {
  const field = await openField('Deniz sakindi.');
  field.page.expectStream();
  field.view.dispatch({ selection: { anchor: 5 }, userEvent: 'select' });
  field.page.openStream('u1', null);
  field.page.showStreamed('Sonra rüz');
  field.page.closeStream('Sonra rüzgâr çıktı.');
  expect(field.caret).toBe(5);
});

describe('the words that are counted as written', () => {
  async function counting(content: string) {
    const field = await openField(content);
    const written: [number, number][] = [];
    field.page.extend(writtenWords((words, aiWords) => void written.push([words, aiWords])));
    return { field, written };
  }

  it('are the writer’s, and generated ones apart, also where they are undone', async () => {
    const { field, written } = await counting('Deniz sakindi.');
    field.type(14, ' Gemi geldi.');
    field.page.expectStream();
    field.page.openStream('u1', null);
    field.page.showStreamed('Sonra rüz');
    const end = field.page.closeStream('Sonra rüzgâr çıktı.');
    expect(field.page.selected().to).toBe(end);
    expect(written.reduce(([a, b], [c, d]) => [a + c, b + d])).toEqual([2, 3]);
    written.length = 0;
    field.press('z');
    expect(written).toEqual([[0, -3]]);
  });

  it('are not those of a converted style or of another device', async () => {
    const { field, written } = await counting('Bir.');
    field.page.edit([{ from: 0, to: 4, insert: 'Yüz sözcüklük başka bir metin.' }]);
    field.press('z');
    expect(written).toEqual([]);
    field.type(4, ' İki.');
    expect(written).toEqual([[1, 0]]);
  });

  it('are not pasted ones', async () => {
    const { field, written } = await counting('Bir.');
    field.view.dispatch({ changes: { from: 4, insert: ' Başka yerden gelen.' }, userEvent: 'input.paste' });
    expect(written).toEqual([]);
    expect(field.text).toBe('Bir. Başka yerden gelen.');
  });
});

test('words are kept up with each change as if they were counted anew', async () => {
  const field = await openField('Yağmur dinmişti.\n\nSokak ıslaktı.');
  let seed = 11;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  const pieces = ['', 'a', ' ', 'iki söz', '\n', ' x ', '\n\nson'];
  for (let step = 0; step < 300; step += 1) {
    const from = random(field.text.length + 1);
    const to = Math.min(field.text.length, from + random(6));
    field.type(from, pieces[random(pieces.length)] ?? '', to);
    expect(wordsOf(field.view.state)).toBe(countWords(field.text));
  }
});

test('a slash on an empty line asks for a direction, and is typed where none can be asked for', async () => {
  for (const isTaken of [true, false]) {
    const { view } = await openField('Baş.\n\n', undefined, () => isTaken);
    view.dispatch({ selection: { anchor: 6 } });
    const handlers = view.state.facet(EditorView.inputHandler);
    const type = (text: string) =>
      handlers.some((handle) => handle(view, 6, 6, text, () => view.state.update({})));
    expect([type('/'), type('a')]).toEqual([isTaken, false]);
  }
});
