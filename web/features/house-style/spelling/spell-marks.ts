import { type EditorState, type Extension, Prec, RangeSet } from '@codemirror/state';
import { Decoration, EditorView, keymap, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { createMarkField } from '#web/lib/mark-field.ts';
import { sameMarks } from '#web/lib/same-marks.ts';
import type { Spelling } from './spell-client.ts';
import { spellMenu } from './spell-menu.ts';
import { type PlacedWord, wordsIn } from './words-in-view.ts';

/** The pause after a change or a scroll before words are checked, ms. */
const pauseMs = 250;

const mark = Decoration.mark({ class: 'cm-misspelled' });

/** The marked words. */
const { field: marks, setMarks } = createMarkField();

/** The marked word at a position, or null. */
export function markedAt(state: EditorState, pos: number): { from: number; to: number } | null {
  let found: { from: number; to: number } | null = null;
  state.field(marks, false)?.between(pos, pos, (from, to) => {
    found = { from, to };
    return false;
  });
  return found;
}

/** The next marked word after a position, or else the first of the text; null without marks. */
export function nextMarked(state: EditorState, pos: number): { from: number; to: number } | null {
  const all: { from: number; to: number }[] = [];
  state.field(marks, false)?.between(0, state.doc.length, (from, to) => void all.push({ from, to }));
  return all.find(({ from }) => from > pos) ?? all[0] ?? null;
}

/** Whether the cursor is at the end of the word, which is not marked while it is typed. */
const isBeingTyped = (state: EditorState, { from, to }: PlacedWord) => {
  const { head, empty } = state.selection.main;
  return empty && head > from && head === to;
};

function marking(spelling: Spelling) {
  return ViewPlugin.fromClass(
    class {
      #timer: ReturnType<typeof setTimeout> | undefined;
      #gone = false;
      readonly #view: EditorView;
      readonly #unwatch: () => void;

      constructor(view: EditorView) {
        this.#view = view;
        this.#unwatch = spelling.watch(() => this.#later());
        this.#later();
      }

      update(update: ViewUpdate) {
        if (update.docChanged || update.viewportChanged || update.selectionSet) this.#later();
      }

      destroy() {
        this.#gone = true;
        clearTimeout(this.#timer);
        this.#unwatch();
      }

      #later() {
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => void this.#look(), pauseMs);
      }

      async #look() {
        const asked = wordsIn(this.#view.state, this.#view.visibleRanges);
        await spelling.check(asked);
        if (this.#gone) return;
        const { state, visibleRanges } = this.#view;
        const wrong = wordsIn(state, visibleRanges).filter(
          (word) => spelling.isWrong(word) === true && !isBeingTyped(state, word),
        );
        const next = RangeSet.of(
          wrong.map(({ from, to }) => mark.range(from, to)),
          true,
        );
        if (!sameMarks(state.field(marks), next)) this.#view.dispatch({ effects: setMarks.of(next) });
      }
    },
  );
}

const theme = EditorView.baseTheme({
  '.cm-misspelled': {
    textDecoration: 'underline wavy var(--danger)',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.25em',
    cursor: 'pointer',
  },
});

/**
 * Marks misspelled words in the visible part of the text; a click on one, or F7 at any position, opens suggestions. The
 * browser's own check is turned off, because it would mark the same words.
 */
export function spellMarks(spelling: Spelling, actions: { learn: (word: string) => void }): Extension {
  function learn(word: string) {
    spelling.accept(word);
    actions.learn(word);
  }
  const menu = spellMenu(spelling, { learn, markedAt, nextMarked });
  return [
    marks,
    marking(spelling),
    menu.extension,
    theme,
    keymap.of([{ key: 'F7', run: menu.openNext }]),
    Prec.highest(EditorView.contentAttributes.of({ spellcheck: 'false' })),
  ];
}
