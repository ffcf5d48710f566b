import { isolateHistory } from '@codemirror/commands';
import {
  Annotation,
  ChangeSet,
  type EditorState,
  type Extension,
  EditorState as State,
  StateEffect,
  StateField,
  Transaction,
  type TransactionSpec,
} from '@codemirror/state';
import { type TextRange, tintAiText } from './ai-tint.ts';

/** Marks the stream's own changes, which its guard lets pass. */
const fromStream = Annotation.define<true>();
const setStream = StateEffect.define<TextRange | null>();

/** Where the text that is being written stands: its gap before it included, null while nothing streams. */
const streamRange = StateField.define<TextRange | null>({
  create: () => null,
  update(range, tr) {
    let next = range && {
      from: tr.changes.mapPos(range.from, -1),
      // The stream's own pieces grow the range; what is typed right behind it does not.
      to: tr.changes.mapPos(range.to, tr.annotation(fromStream) ? 1 : -1),
    };
    for (const effect of tr.effects) if (effect.is(setStream)) next = effect.value;
    return next;
  },
});

/** While text streams in, the writer may type anywhere but inside it. */
const guard = State.changeFilter.of((tr) => {
  const range = tr.startState.field(streamRange);
  return range && !tr.annotation(fromStream) && range.from < range.to ? [range.from, range.to] : true;
});

/** Lets a generated text grow inside the document and become one undoable step at its end. */
export const aiStream: Extension = [streamRange, guard];

const silent = [fromStream.of(true), Transaction.addToHistory.of(false)];

/** The range that is being written into, or null. */
export function streamingRange(state: EditorState): TextRange | null {
  return state.field(streamRange);
}

/** The document without the text that is still streaming: what a draft keeps. */
export function settledText(state: EditorState): string {
  const range = state.field(streamRange);
  if (!range) return state.doc.toString();
  return ChangeSet.of({ from: range.from, to: range.to }, state.doc.length).apply(state.doc).toString();
}

/** The blank line between existing text and a new piece at its end. */
function gapBefore(state: EditorState, at: number): string {
  const before = state.sliceDoc(Math.max(0, at - 2), at);
  if (at === 0 || before === '\n\n') return '';
  return before.endsWith('\n') ? '\n' : '\n\n';
}

/** Opens a stream at the document's end. */
export function openStream(state: EditorState): TransactionSpec {
  const at = state.doc.length;
  return { effects: setStream.of({ from: at, to: at }), annotations: silent };
}

/** Shows `text` as what has been written so far: appends what is new, or replaces what was there. */
export function showStreamed(state: EditorState, text: string): TransactionSpec | null {
  const range = state.field(streamRange);
  if (!range || text === '') return null;
  const whole = gapBefore(state, range.from) + text;
  const shown = state.sliceDoc(range.from, range.to);
  if (whole === shown) return null;
  return whole.startsWith(shown)
    ? { changes: { from: range.to, insert: whole.slice(shown.length) }, annotations: silent }
    : { changes: { from: range.from, to: range.to, insert: whole }, annotations: silent };
}

/**
 * Ends a stream: the streamed text is taken out unrecorded and the final one put in as a single undoable step,
 * tinted. An empty text leaves the document as it was.
 */
export function closeStream(state: EditorState, text: string): Transaction[] {
  const range = state.field(streamRange);
  if (!range) return [];
  const remove = state.update({
    changes: { from: range.from, to: range.to },
    effects: setStream.of(null),
    annotations: silent,
  });
  if (text === '') return [remove];
  const gap = gapBefore(remove.state, range.from);
  const start = range.from + gap.length;
  const insert = remove.state.update({
    changes: { from: range.from, insert: gap + text },
    effects: tintAiText.of({ from: start, to: start + text.length }),
    annotations: [isolateHistory.of('full'), Transaction.userEvent.of('input.ai')],
  });
  return [remove, insert];
}
