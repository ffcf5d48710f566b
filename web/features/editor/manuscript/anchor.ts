import {
  type EditorState,
  type Extension,
  StateEffect,
  StateField,
  type Transaction,
  type TransactionSpec,
} from '@codemirror/state';
import { Decoration, EditorView } from '@codemirror/view';
import type { TextRange } from './text-range.ts';

/** The place that a suggestion is for; it moves with the text around it. */
export interface Anchor extends TextRange {
  /** True once something was changed within it. */
  changed: boolean;
}

const setAnchor = StateEffect.define<TextRange | null>();
const mark = Decoration.mark({ class: 'cm-anchored' });

function touches(tr: Transaction, { from, to }: TextRange): boolean {
  let touched = false;
  tr.changes.iterChangedRanges((fromA, toA) => {
    // What is put in at its edges stands beside it.
    if (fromA === toA ? fromA > from && fromA < to : fromA < to && toA > from) touched = true;
  });
  return touched;
}

const field = StateField.define<Anchor | null>({
  create: () => null,
  update(anchor, tr) {
    let next = anchor;
    if (next && tr.docChanged) {
      const changed = next.changed || touches(tr, next);
      const from = tr.changes.mapPos(next.from, next.from === next.to ? -1 : 1);
      next = { from, to: Math.max(from, tr.changes.mapPos(next.to, -1)), changed };
    }
    for (const effect of tr.effects) {
      if (effect.is(setAnchor)) next = effect.value && { ...effect.value, changed: false };
    }
    return next;
  },
  provide: (anchor) =>
    EditorView.decorations.from(anchor, (at) =>
      at && at.from < at.to ? Decoration.set(mark.range(at.from, at.to)) : Decoration.none,
    ),
});

/** Keeps the place of one suggestion, marked in the text. */
export const suggestionAnchor: Extension = field;

export const anchorOf = (state: EditorState): Anchor | null => state.field(field);

/** Lays the anchor, or takes it up. */
export const layAnchor = (range: TextRange | null): TransactionSpec => ({ effects: setAnchor.of(range) });
