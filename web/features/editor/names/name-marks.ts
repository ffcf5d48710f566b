import { type EditorState, type Extension, RangeSet } from '@codemirror/state';
import { Decoration, EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { createMarkField } from '#web/lib/mark-field.ts';
import { sameMarks } from '#web/lib/same-marks.ts';
import type { TextRange } from '../manuscript/text-range.ts';
import type { FoundName, NameList } from './name-list.ts';

/** The pause after a change or a scroll before names are sought, ms. */
const pauseMs = 250;

/** Characters around the visible part of a line that are read too, so that a name at its edge is whole. */
const margin = 200;

/** Holds the ids of a name's cards, so that a mark for other cards is another mark. */
const idsAttribute = 'data-cards';

/** The names in view. */
const { field: marks, setMarks } = createMarkField();

/** A marked name with the ids of its cards. */
export interface MarkedName extends TextRange {
  ids: readonly string[];
}

/** The marked name at a position; null where none is. */
export function nameAt(state: EditorState, pos: number): MarkedName | null {
  let found: MarkedName | null = null;
  state.field(marks, false)?.between(pos, pos, (from, to, { spec }) => {
    found = { from, to, ids: spec.attributes[idsAttribute].split(' ') };
    return false;
  });
  return found;
}

/** The names that the ranges show at least a part of. */
function namesIn(state: EditorState, ranges: readonly TextRange[], list: NameList): FoundName[] {
  return ranges.flatMap((range) => {
    const start = Math.max(state.doc.lineAt(range.from).from, range.from - margin);
    const end = Math.min(state.doc.lineAt(range.to).to, range.to + margin);
    return list
      .find(state.sliceDoc(start, end))
      .map((name) => ({ ...name, from: start + name.from, to: start + name.to }))
      .filter(({ from, to }) => to > range.from && from < range.to);
  });
}

class NameSearch {
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #view: EditorView;
  readonly #list: NameList;
  readonly #unwatch: () => void;

  constructor(view: EditorView, list: NameList) {
    this.#view = view;
    this.#list = list;
    this.#unwatch = list.watch(() => this.#later());
    this.#later();
  }

  update(update: ViewUpdate) {
    if (update.docChanged || update.viewportChanged) this.#later();
  }

  destroy() {
    clearTimeout(this.#timer);
    this.#unwatch();
  }

  #later() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.search(), pauseMs);
  }

  /** Marks the names in view now. */
  search() {
    // A new mark would interrupt an input method that is composing a word.
    if (this.#view.composing) return this.#later();
    const { state, visibleRanges } = this.#view;
    const next = RangeSet.of(
      namesIn(state, visibleRanges, this.#list).map(({ from, to, cards }) =>
        Decoration.mark({
          class: 'cm-name',
          attributes: { [idsAttribute]: cards.map(({ id }) => id).join(' ') },
        }).range(from, to),
      ),
      true,
    );
    if (!sameMarks(state.field(marks), next)) this.#view.dispatch({ effects: setMarks.of(next) });
  }
}

const theme = EditorView.baseTheme({
  '.cm-name': {
    textDecoration: 'underline dotted var(--line-strong)',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.3em',
  },
  '[data-focus-mode] & .cm-name': { textDecoration: 'none' },
});

/** Underlines the names of cards in the visible part of the text. */
export function nameMarks(list: NameList): { extension: Extension; searchNow: (view: EditorView) => void } {
  const search = ViewPlugin.define((view) => new NameSearch(view, list));
  return { extension: [marks, search, theme], searchNow: (view) => view.plugin(search)?.search() };
}
