import {
  type ChangeDesc,
  type EditorState,
  type Extension,
  RangeSetBuilder,
  StateEffect,
  StateField,
} from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import type { Hits } from '#domain/story/find/find-hits.ts';
import type { TextRange } from '../manuscript/text-range.ts';

/** The hits of a search and what has changed since: a place is worked out when it is asked for, not with each key. */
export class PlacedHits {
  readonly #hits: Hits;
  readonly #changes: ChangeDesc | null;

  constructor(hits: Hits, changes: ChangeDesc | null = null) {
    this.#hits = hits;
    this.#changes = changes;
  }

  get count(): number {
    return this.#hits.from.length;
  }

  /** The same hits after a change of the text. */
  map(changes: ChangeDesc): PlacedHits {
    return new PlacedHits(this.#hits, this.#changes?.composeDesc(changes) ?? changes);
  }

  /** Where a hit stands now; empty where its text was deleted. */
  at(index: number): TextRange {
    const from = this.#hits.from[index] ?? 0;
    const to = this.#hits.to[index] ?? 0;
    if (!this.#changes) return { from, to };
    const start = this.#changes.mapPos(from, 1);
    return { from: start, to: Math.max(start, this.#changes.mapPos(to, -1)) };
  }

  /** The index of the first hit that begins at a place or behind it; the number of hits where none does. */
  firstFrom(place: number): number {
    let low = 0;
    let high = this.count;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.at(middle).from < place) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

interface ShownHits {
  hits: PlacedHits;
  /** The hit that "next" goes on from; null without one. */
  current: number | null;
}

const noHits: ShownHits = {
  hits: new PlacedHits({ from: new Uint32Array(), to: new Uint32Array() }),
  current: null,
};
const setHits = StateEffect.define<ShownHits>();

const shownHits = StateField.define<ShownHits>({
  create: () => noHits,
  update(shown, tr) {
    let next = tr.docChanged ? { ...shown, hits: shown.hits.map(tr.changes) } : shown;
    for (const effect of tr.effects) if (effect.is(setHits)) next = effect.value;
    return next;
  },
});

const mark = Decoration.mark({ class: 'cm-find-hit' });
const currentMark = Decoration.mark({ class: 'cm-find-hit cm-find-hit-current' });

function marksInSight({ state, visibleRanges }: EditorView): DecorationSet {
  const { hits, current } = state.field(shownHits);
  const marks = new RangeSetBuilder<Decoration>();
  let next = 0;
  for (const part of visibleRanges) {
    // A hit may begin above the part.
    let index = Math.max(next, hits.firstFrom(part.from) - 1);
    for (; index < hits.count; index += 1) {
      const { from, to } = hits.at(index);
      if (from >= part.to) break;
      if (from < to) marks.add(from, to, index === current ? currentMark : mark);
    }
    next = index;
  }
  return marks.finish();
}

const marking = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;
    constructor(view: EditorView) {
      this.decorations = marksInSight(view);
    }
    update({ docChanged, viewportChanged, startState, state, view }: ViewUpdate) {
      const isOther = startState.field(shownHits, false) !== state.field(shownHits);
      if (docChanged || viewportChanged || isOther) this.decorations = marksInSight(view);
    }
  },
  { decorations: (plugin) => plugin.decorations },
);

const theme = EditorView.baseTheme({
  '.cm-find-hit': {
    backgroundColor: 'var(--accent-wash)',
    outline: '1px solid var(--accent-line)',
    borderRadius: '2px',
  },
  '.cm-find-hit-current': {
    backgroundColor: 'var(--accent)',
    color: 'var(--on-accent)',
    outline: '2px solid var(--accent)',
  },
});

/** Marks hits in the text field. */
export function createHitMarks({
  onTextChange,
  topMargin,
}: {
  /** Called after the text has changed. */
  onTextChange: (changes: ChangeDesc) => void;
  /** Room that lies over the window's upper edge, px: the caret stays below it. */
  topMargin: () => number;
}) {
  let view: EditorView | null = null;
  const attach = ViewPlugin.define((attached) => {
    view = attached;
    return {
      destroy() {
        view = null;
      },
    };
  });
  const stateOf = (state: EditorState | undefined) => state?.field(shownHits, false) ?? noHits;
  const extension: Extension = [
    shownHits,
    attach,
    marking,
    theme,
    EditorView.scrollMargins.of(() => ({ top: topMargin() })),
    EditorView.updateListener.of(({ docChanged, changes }) => {
      if (docChanged) onTextChange(changes);
    }),
  ];
  return {
    extension,
    show: (shown: ShownHits | null) => view?.dispatch({ effects: setHits.of(shown ?? noHits) }),
    shown: (): ShownHits => stateOf(view?.state),
  };
}
