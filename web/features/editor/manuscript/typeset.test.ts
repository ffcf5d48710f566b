// @vitest-environment jsdom
import { EditorView } from '@codemirror/view';
import { afterEach, describe, expect, it } from 'vitest';
import { createFakeServer } from '#testing/story-sync/fake-server.ts';
import type { StorySession } from '../session/story-session.ts';
import { fieldState } from './field-state.ts';
import { manuscriptOf } from './manuscript-api.ts';

const opened: { view: EditorView; session: StorySession }[] = [];
afterEach(async () => {
  for (const { view, session } of opened.splice(0)) {
    view.destroy();
    await session.close();
  }
});

async function openField(content: string) {
  const session = await createFakeServer().open();
  session.write({ content });
  session.history.separate();
  const directions: number[] = [];
  const state = fieldState(session, {
    labelledBy: 'ad',
    describedBy: 'not',
    onChange: () => undefined,
    onMove: () => undefined,
    onDirection: () => directions.push(1) > 0,
  });
  const view = new EditorView({ parent: document.body, state });
  opened.push({ view, session });
  view.focus();
  return {
    view,
    page: manuscriptOf(view, session, new Set()),
    directions,
    put: (at: number, to = at) => view.dispatch({ selection: { anchor: at, head: to } }),
    press(key: string, init: KeyboardEventInit = {}) {
      const keyCode = key === 'Backspace' ? 8 : key === 'Delete' ? 46 : key.toUpperCase().charCodeAt(0);
      view.contentDOM.dispatchEvent(
        new KeyboardEvent('keydown', { key, keyCode, bubbles: true, cancelable: true, ...init }),
      );
    },
    /** Types a character as an input method hands it over. */
    input(text: string) {
      const { main } = view.state.selection;
      const handlers = view.state.facet(EditorView.inputHandler);
      return handlers.some((handle) =>
        handle(view, main.from, main.to, text, () =>
          view.state.update({ changes: { from: main.from, insert: text } }),
        ),
      );
    },
    line: (number: number) => view.contentDOM.querySelectorAll('.cm-line')[number - 1] as HTMLElement,
    get text() {
      return view.state.doc.toString();
    },
  };
}

describe('the typeset text', () => {
  it('hides the marks of headings and emphasis until the caret is in them', async () => {
    const field = await openField('# Gece\n\nSessiz *bir* gece.\n\nSon.');
    field.put(field.text.length);
    expect(field.line(1).textContent).toBe('Gece');
    expect(field.line(3).textContent).toBe('Sessiz bir gece.');
    expect(field.line(3).querySelector('.manuscript-italic')?.textContent).toBe('bir');
    field.put(2);
    expect(field.line(1).textContent).toBe('# Gece');
    field.put(field.text.indexOf('bir'));
    expect(field.line(1).textContent).toBe('Gece');
    expect(field.line(3).textContent).toBe('Sessiz *bir* gece.');
  });

  it('indents paragraphs after paragraphs, and neither the first one nor one after a heading or a scene break', async () => {
    const field = await openField('Bir.\n\nİki.\n\n* * *\n\nÜç.\n\n## Ad\n\nDört.\nBeş.');
    const indented = [...field.view.contentDOM.querySelectorAll('.manuscript-paragraph')];
    expect(indented.map(({ textContent }) => textContent)).toEqual(['İki.', 'Beş.']);
    expect(field.view.contentDOM.querySelector('.manuscript-scene-break')?.textContent).toBe('* * *');
  });

  it('takes the height of a blank line between paragraphs away unless the caret is in it', async () => {
    const field = await openField('Bir.\n\nİki.');
    field.put(0);
    expect(field.line(2).classList).toContain('manuscript-gap');
    field.put(5);
    expect(field.line(2).classList).not.toContain('manuscript-gap');
  });

  it('keeps a blank line without height while a selection passes over it', async () => {
    const field = await openField('Bir.\n\nİki.');
    field.put(0, 9);
    expect(field.line(2).classList).toContain('manuscript-gap');
  });
});

describe('keys', () => {
  it('Ctrl+I sets the selection in italics without its blanks, and takes the italics away again', async () => {
    const field = await openField('Sessiz bir gece.');
    field.put(6, 10);
    field.press('i', { ctrlKey: true });
    expect(field.text).toBe('Sessiz *bir* gece.');
    field.press('i', { ctrlKey: true });
    expect(field.text).toBe('Sessiz bir gece.');
  });

  it('Backspace and Delete join paragraphs over the blank line between them', async () => {
    const field = await openField('Bir.\n\nİki.');
    field.put(6);
    field.press('Backspace');
    expect(field.text).toBe('Bir.İki.');
    const other = await openField('Bir.\n\nİki.');
    other.put(4);
    other.press('Delete');
    expect(other.text).toBe('Bir.İki.');
  });

  it('a slash asks for a direction on an empty line alone', async () => {
    const field = await openField('Bir.\n');
    field.put(5);
    expect(field.input('/')).toBe(true);
    expect(field.directions).toHaveLength(1);
    field.put(4);
    expect(field.input('/')).toBe(false);
    expect(field.directions).toHaveLength(1);
  });
});

describe('the offer of a continuation', () => {
  it('stands on an empty line behind a text, is no part of it, and can be clicked', async () => {
    const field = await openField('Bir.\n');
    let count = 0;
    const onAccept = () => {
      count += 1;
    };
    field.page.offer({ label: 'Devam et · yaklaşık 310', onAccept });
    field.put(5);
    const offer = () => field.view.contentDOM.querySelector<HTMLElement>('.manuscript-offer');
    expect(offer()?.getAttribute('aria-label')).toBe('Devam et · yaklaşık 310');
    expect(field.view.contentDOM.textContent).toBe('Bir.');
    offer()?.click();
    expect(count).toBe(1);
    field.put(2);
    expect(offer()).toBeNull();
    field.put(5);
    field.page.offer(null);
    expect(offer()).toBeNull();
  });

  it('does not stand on an empty page', async () => {
    const field = await openField('');
    field.page.offer({ label: 'Devam et', onAccept: () => undefined });
    expect(field.view.contentDOM.querySelector('.manuscript-offer')).toBeNull();
  });
});
