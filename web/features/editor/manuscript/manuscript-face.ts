import { isolateHistory } from '@codemirror/commands';
import { Compartment, type Extension, StateEffect, Transaction } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { TextChange } from '#domain/house-style/text-change.ts';
import {
  appendAiText,
  closeStream,
  openStream,
  settledText,
  settledTint,
  showStreamed,
  streamOver,
  streamTail,
} from './ai-stream.ts';
import { restoreTint } from './ai-tint.ts';
import { type Anchor, anchorOf, layAnchor, placeAiText } from './anchor.ts';
import { createFollower } from './follow-stream.ts';
import { placeAtCaret, placeForText, shownPart, showPart, visibleLines } from './shown-part.ts';
import { changeTo } from './text-change.ts';
import type { TextRange } from './text-range.ts';
import { wordsOf } from './word-count.ts';

/** What the editor's page does with the text field. */
export interface Manuscript {
  /** The text, without one that is still streaming in. */
  text(): string;
  /** All that stands there, a text that is still streaming in too: what places of chapters belong to. */
  whole(): string;
  /** The text that a continuation goes on from: what stands before the caret, or before the end of what is shown. */
  textBefore(from?: 'caret' | 'end'): string;
  /** The part that is shown alone; null while the whole text is. */
  shown(): TextRange | null;
  /** Shows a part alone, or the whole text, from its beginning; the caret stands at `caret`. */
  show(part: TextRange | null, caret: number): void;
  /**
   * Changes the text in one undoable step and shows `part` of what has come of it. The same `doing` goes on with its step,
   * where nothing else has changed the text since.
   */
  change(changes: readonly TextChange[], part: TextRange | null, doing: object): void;
  /** Where that text is tinted. */
  tint(): TextRange[];
  /** Length of the text in characters, without taking it out. */
  length(): number;
  /** Words of all that stands there, without counting them. */
  words(): number;
  /** Puts another text in its place, tinted where `tint` says; one undo brings the old one back. */
  replace(text: string, tint?: readonly TextRange[]): void;
  /** Puts a generated text behind what stands there: one undoable step, tinted. */
  append(text: string): void;
  /** Tints the text as it was when it was kept; places beyond its end are left out. */
  setTint(ranges: readonly TextRange[]): void;
  openStream(place?: () => number | undefined): void;
  showStreamed(text: string): void;
  closeStream(text: string): void;
  /** Makes these changes, which stand in order, as one undoable step; not while a text streams in. */
  edit(changes: readonly TextChange[]): void;
  /** Adds something to the field; the answer takes it away again. */
  extend(extension: Extension): () => void;
  /** Selects a place and brings it into sight. */
  select(from: number, to: number): void;
  focus(): void;
  /** What is selected; both ends are the caret's place where nothing is. */
  selected(): TextRange;
  /** The text between two places. */
  slice(from: number, to: number): string;
  /** Where a place stands in the window, px; null where it is not drawn. */
  coordsAt(at: number): { left: number; top: number; bottom: number } | null;
  /** The place that a suggestion is for: marked, and moved with the text around it. */
  anchor(): Anchor | null;
  layAnchor(range: TextRange | null): void;
  /** Puts a generated text in a place: one undoable step, tinted. */
  place(range: TextRange, text: string): void;
  /** Tells when the selection, the text or the focus changes; the answer stops it. */
  watch(listener: () => void): () => void;
  /** The element that is written in. */
  field(): HTMLElement;
}

/** By this name alone the history adds a change to its last step, whatever time has passed. */
const goesOn = 'input.type.compose';

/** Room above a chapter that was opened: header, tabs and the chapter's own bar lie there, px. */
const topMarginPx = 190;

/** The face of a view. */
export function manuscriptOf(view: EditorView, watchers: Set<() => void>): Manuscript {
  const follower = createFollower(view);
  /** What the text was last changed by from outside the field, and what came of it. */
  let done = { doing: null as object | null, doc: view.state.doc };
  /** The text as it was last taken out: it is asked for several times while nothing changes. */
  let taken = { state: view.state, text: null as string | null };
  function text(): string {
    const { state } = view;
    const isSame =
      state.doc === taken.state.doc && streamTail(state) === null && streamTail(taken.state) === null;
    if (!isSame || taken.text === null) taken = { state, text: settledText(state) };
    return taken.text ?? '';
  }
  const whole = () => (streamTail(view.state) === null ? text() : view.state.doc.toString());
  /** A place of another chapter is seen in the whole text. */
  function showPlace({ from, to }: TextRange): void {
    const lines = visibleLines(view.state);
    if (from < lines.from || to > lines.to) view.dispatch({ effects: showPart.of(null) });
  }
  return {
    text,
    whole,
    textBefore(from = 'end') {
      const { state } = view;
      const before = state.sliceDoc(0, from === 'caret' ? placeAtCaret(state) : placeForText(state));
      // Nothing stands before the caret: there is nothing to go on from but the end.
      return from === 'caret' && before.trim() === '' ? state.sliceDoc(0, placeForText(state)) : before;
    },
    shown: () => shownPart(view.state),
    show(part, caret) {
      const at = part?.from ?? 0;
      view.dispatch({
        selection: { anchor: caret },
        effects: [showPart.of(part), EditorView.scrollIntoView(at, { y: 'start', yMargin: topMarginPx })],
        userEvent: 'select',
      });
    },
    change(changes, part, doing) {
      const event = done.doing === doing && done.doc === view.state.doc ? goesOn : 'input.chapter';
      view.dispatch({
        changes: [...changes],
        effects: showPart.of(part),
        annotations: [isolateHistory.of('full'), Transaction.userEvent.of(event)],
      });
      done = { doing, doc: view.state.doc };
    },
    tint: () => settledTint(view.state),
    length: () => view.state.doc.length,
    words: () => wordsOf(view.state),
    replace(next, tint = []) {
      const { state } = view;
      const change = changeTo(state, next, whole());
      const length = state.doc.length - (change.to - change.from) + change.insert.length;
      view.dispatch({
        changes: change,
        effects: [...streamOver(state, length), restoreTint.of(tint), showPart.of(null)],
        userEvent: 'input.replace',
      });
    },
    append: (text) => view.dispatch(appendAiText(view.state, text)),
    setTint: (ranges) =>
      view.dispatch({
        effects: restoreTint.of(ranges),
        annotations: Transaction.addToHistory.of(false),
      }),
    openStream(place) {
      if (streamTail(view.state) !== null) return;
      const at = place?.();
      if (at !== undefined) showPlace({ from: at, to: at });
      view.dispatch(openStream(view.state, at));
      follower.begin();
    },
    showStreamed(text) {
      const spec = showStreamed(view.state, text);
      if (!spec) return;
      view.dispatch(spec);
      follower.follow();
    },
    closeStream(text) {
      view.dispatch(closeStream(view.state, text));
      follower.end();
    },
    edit(changes) {
      if (streamTail(view.state) !== null) return;
      view.dispatch({
        changes: [...changes],
        annotations: isolateHistory.of('full'),
        userEvent: 'input.replace.style',
      });
    },
    extend(extension) {
      const place = new Compartment();
      view.dispatch({ effects: StateEffect.appendConfig.of(place.of(extension)) });
      return () => view.dispatch({ effects: place.reconfigure([]) });
    },
    select(from, to) {
      const { length } = view.state.doc;
      const selection = { anchor: Math.min(from, length), head: Math.min(to, length) };
      const lines = visibleLines(view.state);
      // A place of another chapter is seen in the whole text.
      const elsewhere = from < lines.from || to > lines.to;
      view.dispatch({
        selection,
        effects: [
          ...(elsewhere ? [showPart.of(null)] : []),
          EditorView.scrollIntoView(selection.head, { y: 'center' }),
        ],
      });
      view.focus();
    },
    focus: () => view.focus(),
    selected: () => ({ from: view.state.selection.main.from, to: view.state.selection.main.to }),
    slice: (from, to) => view.state.sliceDoc(from, to),
    coordsAt: (at) => view.coordsAtPos(at),
    anchor: () => anchorOf(view.state),
    layAnchor: (range) => view.dispatch(layAnchor(range)),
    place(range, text) {
      showPlace(range);
      view.dispatch(placeAiText(view.state, range, text));
      view.focus();
    },
    watch(listener) {
      watchers.add(listener);
      return () => watchers.delete(listener);
    },
    field: () => view.contentDOM,
  };
}
