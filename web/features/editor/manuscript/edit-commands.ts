import { EditorSelection, type StateCommand } from '@codemirror/state';
import { isGap } from './typeset.ts';

/** Sets what is selected in italics, or takes the italics from it; without a selection two marks with the caret between them. */
export const toggleItalic: StateCommand = ({ state, dispatch }) => {
  if (state.readOnly) return false;
  dispatch(
    state.update(
      state.changeByRange((range) => {
        const { from, to } = range;
        const text = state.sliceDoc(from, to);
        const isAround = state.sliceDoc(from - 1, from) === '*' && state.sliceDoc(to, to + 1) === '*';
        if (isAround)
          return {
            changes: [
              { from: from - 1, to: from },
              { from: to, to: to + 1 },
            ],
            range: EditorSelection.range(from - 1, to - 1),
          };
        // A mark beside a blank is none: the blanks stay outside.
        const inner = text.trim();
        const start = from + (inner === '' ? 0 : text.indexOf(inner));
        const end = start + inner.length;
        return {
          changes: [
            { from: start, insert: '*' },
            { from: end, insert: '*' },
          ],
          range: EditorSelection.range(start + 1, end + 1),
        };
      }),
      { userEvent: 'input', scrollIntoView: true },
    ),
  );
  return true;
};

/** Joins a paragraph with the one before it, over the blank line between them that is not drawn. */
export const joinBackward: StateCommand = ({ state, dispatch }) => {
  const { main } = state.selection;
  const line = state.doc.lineAt(main.head);
  if (!main.empty || main.head !== line.from || line.number < 3 || state.readOnly) return false;
  const gap = state.doc.line(line.number - 1);
  if (!isGap(state, gap) || state.doc.line(line.number - 2).length === 0) return false;
  dispatch(
    state.update({
      changes: { from: gap.from - 1, to: line.from },
      userEvent: 'delete.backward',
      scrollIntoView: true,
    }),
  );
  return true;
};

/** The same from the end of the paragraph before. */
export const joinForward: StateCommand = ({ state, dispatch }) => {
  const { main } = state.selection;
  const line = state.doc.lineAt(main.head);
  if (!main.empty || main.head !== line.to || line.length === 0 || state.readOnly) return false;
  if (line.number + 2 > state.doc.lines) return false;
  const gap = state.doc.line(line.number + 1);
  const next = state.doc.line(line.number + 2);
  if (!isGap(state, gap) || next.length === 0) return false;
  dispatch(
    state.update({
      changes: { from: line.to, to: next.from },
      userEvent: 'delete.forward',
      scrollIntoView: true,
    }),
  );
  return true;
};
