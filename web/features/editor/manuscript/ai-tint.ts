import {
  type EditorState,
  type Extension,
  StateEffect,
  StateField,
  type Transaction,
} from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';
import type { TextRange } from './text-range.ts';

const mark = Decoration.mark({ class: 'cm-ai-text' });

const mapRange = ({ from, to }: TextRange, map: { mapPos(pos: number, assoc?: number): number }) => ({
  from: map.mapPos(from, 1),
  to: map.mapPos(to, -1),
});

/** Tints a range: its text was generated and nobody has edited it yet. */
export const tintAiText = StateEffect.define<TextRange>({ map: mapRange });

/** Takes the tint from a range. */
export const plainText = StateEffect.define<TextRange>({ map: mapRange });

/** Tints a range; what is tinted beside it becomes one mark with it. */
function tinted(set: DecorationSet, { from, to }: TextRange): DecorationSet {
  const whole = { from, to };
  const apart = set.update({
    filterFrom: from,
    filterTo: to,
    filter(start, end) {
      whole.from = Math.min(whole.from, start);
      whole.to = Math.max(whole.to, end);
      return false;
    },
  });
  return apart.update({ add: [mark.range(whole.from, whole.to)] });
}

/** Takes a range out of the tint, and splits the mark around it. */
function plain(set: DecorationSet, { from, to }: TextRange): DecorationSet {
  const split: TextRange[] = [];
  const apart = set.update({
    filterFrom: from,
    filterTo: to,
    filter(start, end) {
      if (end <= from || start >= to) return true;
      split.push({ from: start, to: from }, { from: to, to: end });
      return false;
    },
  });
  const rest = split.filter((range) => range.from < range.to);
  return apart.update({ add: rest.map((range) => mark.range(range.from, range.to)), sort: true });
}

/** Takes what was typed out of the tint. */
function cutEdits(set: DecorationSet, tr: Transaction): DecorationSet {
  let cut = set;
  tr.changes.iterChangedRanges((_fromA, _toA, from, to) => {
    if (from < to) cut = plain(cut, { from, to });
  });
  return cut;
}

const tint = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(set, tr) {
    let next = set;
    if (tr.docChanged) next = cutEdits(set.map(tr.changes), tr);
    for (const effect of tr.effects) {
      const isTint = effect.is(tintAiText);
      if (!isTint && !effect.is(plainText)) continue;
      const { from, to } = effect.value;
      const range = { from, to: Math.min(to, tr.newDoc.length) };
      if (range.from < range.to) next = isTint ? tinted(next, range) : plain(next, range);
    }
    return next;
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** Tints generated text until it is edited; `ranges` are tinted from the start. */
export const aiTint = (ranges: readonly TextRange[]): Extension =>
  tint.init(() => Decoration.set(ranges.map(({ from, to }) => mark.range(from, to))));

/** The tinted ranges of a state that touch a part of it, in order; by default all. */
export function aiRanges(state: EditorState, start = 0, end = Number.MAX_SAFE_INTEGER): TextRange[] {
  const ranges: TextRange[] = [];
  state.field(tint).between(start, end, (from, to) => void ranges.push({ from, to }));
  return ranges;
}
