import { StateEffect, type StateEffectType, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';

/**
 * A field of marks in a text that are replaced by an effect, such as found names or misspelled words. A change inside a
 * mark, or at its edge, removes that mark until the next search.
 */
export function createMarkField(): {
  field: StateField<DecorationSet>;
  setMarks: StateEffectType<DecorationSet>;
} {
  const setMarks = StateEffect.define<DecorationSet>();
  const field = StateField.define<DecorationSet>({
    create: () => Decoration.none,
    update(set, tr) {
      let next = set;
      if (tr.docChanged) {
        next = next.map(tr.changes);
        tr.changes.iterChangedRanges((_fromA, _toA, from, to) => {
          next = next.update({ filterFrom: from, filterTo: to, filter: (a, b) => b < from || a > to });
        });
      }
      for (const effect of tr.effects) if (effect.is(setMarks)) next = effect.value;
      return next;
    },
    provide: (marks) => EditorView.decorations.from(marks),
  });
  return { field, setMarks };
}
