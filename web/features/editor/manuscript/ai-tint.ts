import { invertedEffects } from '@codemirror/commands';
import {
  type EditorState,
  type Extension,
  RangeSet,
  StateEffect,
  StateField,
  type Transaction,
} from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';
import type { TextRange } from './text-range.ts';

const mark = Decoration.mark({ class: 'cm-ai-text' });

const mapRanges = (ranges: readonly TextRange[], map: { mapPos(pos: number, assoc?: number): number }) =>
  ranges.map(({ from, to }) => ({ from: map.mapPos(from, 1), to: map.mapPos(to, -1) }));

/** Tints a range: its text was generated and nobody has edited it yet. */
export const tintAiText = StateEffect.define<TextRange>({
  map: (range, map) => mapRanges([range], map)[0],
});

/** Puts a whole tint in the place of what was: undo and redo carry it, and a kept draft. */
export const restoreTint = StateEffect.define<readonly TextRange[]>({ map: mapRanges });

function toSet(ranges: readonly TextRange[], length: number): DecorationSet {
  const inside = ranges
    .map(({ from, to }) => ({ from: Math.max(0, from), to: Math.min(to, length) }))
    .filter(({ from, to }) => from < to);
  return RangeSet.of(
    inside.map(({ from, to }) => mark.range(from, to)),
    true,
  );
}

function toRanges(set: DecorationSet): TextRange[] {
  const ranges: TextRange[] = [];
  set.between(0, Number.MAX_SAFE_INTEGER, (from, to) => void ranges.push({ from, to }));
  return ranges;
}

/** Takes what was typed out of the tint, splitting the mark around it. */
function cutEdits(set: DecorationSet, tr: Transaction): DecorationSet {
  let cut = set;
  tr.changes.iterChangedRanges((_fromA, _toA, fromB, toB) => {
    if (fromB === toB) return;
    const split: TextRange[] = [];
    cut = cut.update({
      filterFrom: fromB,
      filterTo: toB,
      filter: (from, to) => {
        if (to <= fromB || from >= toB) return true;
        split.push({ from, to: fromB }, { from: toB, to });
        return false;
      },
    });
    cut = cut.update({
      add: split.filter(({ from, to }) => from < to).map(({ from, to }) => mark.range(from, to)),
      sort: true,
    });
  });
  return cut;
}

const tint = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(set, tr) {
    let next = set;
    if (tr.docChanged) next = cutEdits(set.map(tr.changes), tr);
    for (const effect of tr.effects) {
      if (effect.is(restoreTint)) next = toSet(effect.value, tr.newDoc.length);
      if (effect.is(tintAiText)) {
        const { from, to } = effect.value;
        if (from < to)
          next = next.update({ add: [mark.range(from, Math.min(to, tr.newDoc.length))], sort: true });
      }
    }
    return next;
  },
  provide: (field) => EditorView.decorations.from(field),
});

function touchesTint(tr: Transaction): boolean {
  if (tr.effects.some((effect) => effect.is(tintAiText) || effect.is(restoreTint))) return true;
  const set = tr.startState.field(tint);
  let touches = false;
  tr.changes.iterChangedRanges((fromA, toA) => {
    set.between(fromA, toA, () => {
      touches = true;
      return false;
    });
  });
  return touches;
}

/** Tints generated text until it is edited; undo and redo bring the tint along. */
export const aiTint: Extension = [
  tint,
  invertedEffects.of((tr) => (touchesTint(tr) ? [restoreTint.of(toRanges(tr.startState.field(tint)))] : [])),
];

/** The tinted ranges of a state, in order. */
export function aiRanges(state: EditorState): TextRange[] {
  return toRanges(state.field(tint));
}
