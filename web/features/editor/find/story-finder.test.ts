// @vitest-environment jsdom
import { EditorView } from '@codemirror/view';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#domain/limits.ts';
import { chapterSpans } from '#domain/story/book/split-chapters.ts';
import { storyTypes } from '#domain/story/document/story-document.ts';
import type { FindQuery } from '#domain/story/find/find-pattern.ts';
import { createFakeServer } from '#testing/story-sync/fake-server.ts';
import { fieldState } from '../manuscript/field-state.ts';
import { manuscriptOf } from '../manuscript/manuscript-api.ts';
import { writtenWords } from '../manuscript/written-words.ts';
import type { StorySession } from '../session/story-session.ts';
import { doFindWork, type FindRequest } from './find-work.ts';
import { StoryFinder } from './story-finder.ts';

// jsdom measures no text; the text field does as it scrolls.
const { getClientRects } = Range.prototype;
beforeAll(() => {
  Range.prototype.getClientRects = () => document.body.getClientRects();
});
afterAll(() => {
  Range.prototype.getClientRects = getClientRects;
});

const opened: { view: EditorView; session: StorySession; finder: StoryFinder }[] = [];
afterEach(async () => {
  for (const { view, session, finder } of opened.splice(0)) {
    finder.close();
    view.destroy();
    await session.close();
  }
});

/** A search over the text field of a story. `meanwhile` is done while the worker has a request. */
async function openFinder(content: string, { meanwhile }: { meanwhile?: (kind: string) => void } = {}) {
  const session = await createFakeServer().open();
  session.write({ content });
  session.history.separate();
  const ignore = () => undefined;
  const state = fieldState(session, {
    labelledBy: '',
    describedBy: '',
    onChange: ignore,
    onMove: ignore,
    onDirection: () => true,
  });
  const view = new EditorView({ parent: document.body, state });
  const page = manuscriptOf(view, session, new Set());
  const finder = new StoryFinder({
    manuscript: page,
    worker: {
      async ask(request: FindRequest) {
        const answer = doFindWork(request);
        meanwhile?.(request.kind);
        return answer;
      },
      close: ignore,
    },
    undo: () => session.undo(),
    topMargin: () => 0,
  });
  opened.push({ view, session, finder });
  return {
    session,
    view,
    page,
    finder,
    async search(text: string, options: Partial<FindQuery> = {}) {
      finder.search({ text, matchCase: false, wholeWord: false, isRegex: false, ...options });
      await expect.poll(() => finder.getSnapshot().count !== null || this.problem !== null).toBe(true);
    },
    type(at: number, insert: string) {
      view.dispatch({ changes: { from: at, insert }, userEvent: 'input.type' });
    },
    get problem() {
      return finder.getSnapshot().problem;
    },
    get text() {
      const shown = view.state.doc.toString();
      expect(storyTypes(session.doc).content.toString()).toBe(shown);
      return shown;
    },
    /** "n / m", as the panel says it. */
    get place() {
      const { count, current } = finder.getSnapshot();
      return `${current === null ? '-' : current + 1} / ${count}`;
    },
    get marked() {
      return Array.from(view.dom.querySelectorAll('.cm-find-hit'), ({ textContent }) => textContent);
    },
    get current() {
      return view.dom.querySelector('.cm-find-hit-current')?.textContent;
    },
  };
}

describe('finding', () => {
  it('marks all hits, goes round them, and leaves with the current one selected', async () => {
    const find = await openFinder('İnci indi. Kapı açıktı. inci sustu. İNCİ güldü.');
    await find.search('inci');
    expect(find.marked).toEqual(['İnci', 'inci', 'İNCİ']);
    expect([find.place, find.current]).toEqual(['1 / 3', 'İnci']);
    await find.finder.step(1);
    expect([find.place, find.current]).toEqual(['2 / 3', 'inci']);
    await find.finder.step(-1);
    await find.finder.step(-1);
    expect([find.place, find.current]).toEqual(['3 / 3', 'İNCİ']);
    find.finder.leave();
    expect(find.marked).toEqual([]);
    expect(find.view.state.sliceDoc(find.page.selected().from, find.page.selected().to)).toBe('İNCİ');
    expect(find.view.hasFocus).toBe(true);
  });

  it('begins at the caret', async () => {
    const find = await openFinder('su su su');
    find.finder.close();
    find.view.dispatch({ selection: { anchor: 4 } });
    const other = new StoryFinder({
      manuscript: find.page,
      worker: { ask: async (request) => doFindWork(request), close: () => undefined },
      undo: () => undefined,
      topMargin: () => 0,
    });
    other.search({ text: 'su', matchCase: false, wholeWord: false, isRegex: false });
    await other.step(1);
    expect(other.getSnapshot().current).toBe(2);
    other.close();
  });

  it('follows what is written meanwhile, and counts it again', async () => {
    const find = await openFinder('su su');
    await find.search('su');
    await find.finder.step(1);
    find.type(0, 'Ah, ');
    expect(find.marked).toEqual(['su', 'su']);
    find.type(find.text.length, ' ve su');
    await expect.poll(() => find.place).toBe('2 / 3');
    expect(find.marked).toEqual(['su', 'su', 'su']);
  });

  it('places hits right that come from a text before a key', async () => {
    let isTyped = false;
    const find = await openFinder('Gece su içti.', {
      meanwhile(kind) {
        if (kind === 'find' && !isTyped) find.type(0, 'Bir ');
        isTyped = true;
      },
    });
    await find.search('su');
    expect(find.marked).toEqual(['su']);
  });

  it('says what is wrong with an expression, and finds again when it is mended', async () => {
    const find = await openFinder('Kuyu.');
    await find.search('(', { isRegex: true });
    expect([find.problem, find.place, find.marked]).toEqual(['invalid', '- / null', []]);
    await find.search('[a-z]u', { isRegex: true });
    await expect.poll(() => [find.problem, find.marked]).toEqual([null, ['yu']]);
    find.finder.search({ text: '', matchCase: false, wholeWord: false, isRegex: false });
    await expect.poll(() => find.marked).toEqual([]);
  });
});

describe('chapters', () => {
  const book = '# Kuyu\n\nSu soğuktu.\n\n# Gece\n\nKaranlıktı.\n\n# Sabah\n\nSu ılıktı, su.';

  it('are listed with their hits; a hidden one gives way only when it is gone to', async () => {
    const find = await openFinder(book);
    const gece = chapterSpans(book)[1];
    if (!gece) throw new Error('No such chapter.');
    find.page.show({ from: gece.from, to: gece.to }, gece.from);
    await find.search('su');
    expect(find.finder.getSnapshot().chapters).toEqual([
      { title: 'Kuyu', number: 1, first: 0, count: 1 },
      { title: 'Sabah', number: 3, first: 1, count: 2 },
    ]);
    expect(find.page.shown()).not.toBeNull();
    await find.finder.step(1);
    expect([find.page.shown(), find.place]).toEqual([null, '1 / 3']);
    find.finder.goTo(1);
    expect([find.place, find.current]).toEqual(['2 / 3', 'Su']);
  });
});

describe('replacing', () => {
  it('replaces one hit after the other, each as a step of its own', async () => {
    const find = await openFinder('Ali geldi. Ali gitti.');
    await find.search('ali');
    await find.finder.replace('Ayşe');
    expect([find.text, find.place, find.current]).toEqual(['Ayşe geldi. Ali gitti.', '1 / 1', 'Ali']);
    await find.finder.replace('Can');
    expect([find.text, find.finder.getSnapshot().count]).toEqual(['Ayşe geldi. Can gitti.', 0]);
    find.session.undo();
    expect(find.text).toBe('Ayşe geldi. Ali gitti.');
  });

  it('replaces all hits of all chapters in one step, also of a chapter that is hidden', async () => {
    const book = '# Ali\n\nAli geldi.\n\n# Gece\n\nAli’ye baktı, ALİ!';
    const find = await openFinder(book);
    const words: number[] = [];
    find.page.extend(writtenWords((added) => void words.push(added)));
    find.page.show({ from: 0, to: chapterSpans(book)[0]?.to ?? 0 }, 0);
    await find.search('Ali', { wholeWord: true });
    await find.finder.replaceAll('Ayşe Nur');
    expect(find.text).toBe('# Ayşe Nur\n\nAyşe Nur geldi.\n\n# Gece\n\nAyşe Nur’ye baktı, Ayşe Nur!');
    expect(find.finder.getSnapshot().replaced).toBe(4);
    // Words that a replacement brings are not written words.
    expect(words).toEqual([]);
    find.finder.undo();
    expect(find.text).toBe(book);
    find.session.redo();
    find.session.undo();
    expect(find.text).toBe(book);
  });

  it('offers no way back once something else was written', async () => {
    const find = await openFinder('su su');
    await find.search('su');
    await find.finder.replaceAll('çay');
    find.type(0, 'A');
    expect(find.finder.getSnapshot().replaced).toBeNull();
    find.finder.undo();
    expect(find.text).toBe('Açay çay');
  });

  it('takes groups of an expression, and works on the text as it is by then', async () => {
    let isTyped = false;
    const find = await openFinder('3. gün', {
      meanwhile(kind) {
        if (kind === 'replace' && !isTyped) find.type(0, '2. gün, ');
        if (kind === 'replace') isTyped = true;
      },
    });
    await find.search(String.raw`(\d)\. gün`, { isRegex: true });
    await find.finder.replaceAll('gün $1');
    expect(find.text).toBe('gün 2, gün 3');
  });

  it('refuses what would be longer than a story may be', async () => {
    const content = `${'a'.repeat(limits.content - 3)}\nsu`;
    const find = await openFinder(content);
    await find.search('su');
    await find.finder.replaceAll('suyu');
    expect(find.finder.getSnapshot()).toMatchObject({ replaced: null, replaceProblem: 'too-long' });
    expect(find.text).toBe(content);
    await find.finder.replaceAll('s');
    expect(find.finder.getSnapshot()).toMatchObject({ replaced: 1, replaceProblem: null });
  });

  it('changes nothing while a text streams in', async () => {
    const find = await openFinder('su');
    await find.search('su');
    find.page.openStream('u1', null);
    await find.finder.replaceAll('çay');
    expect([find.text, find.finder.getSnapshot().replaced]).toEqual(['su', null]);
  });
});
