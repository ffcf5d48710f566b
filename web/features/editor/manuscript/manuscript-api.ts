import { Compartment, type Extension, StateEffect, type Text, Transaction } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { TextChange } from '#domain/house-style/text-change.ts';
import { blankLineBefore } from '../blank-lines.ts';
import { GeneratedText } from '../session/generated-text.ts';
import type { StepOrigin } from '../session/story-history.ts';
import type { StorySession } from '../session/story-session.ts';
import { type Anchor, anchorOf, layAnchor } from './anchor.ts';
import { type ContinueOffer, offerContinuation } from './continue-offer.ts';
import { documentChangeOf } from './document-binding.ts';
import { createFollower } from './follow-stream.ts';
import { placeAtCaret, placeForText, shownPart, showPart, visibleLines } from './shown-part.ts';
import type { TextRange } from './text-range.ts';
import { wordsOf } from './word-count.ts';

/** A text that an AI has written, and where it comes from. */
export interface AiText {
  text: string;
  /** The generation's id; `true` where it is several ones' text. */
  id: string | true;
  /** White space that parts it from what stands around it. */
  before?: string;
  after?: string;
  /** What is undone with one step. */
  step: 'suggestion' | 'variant' | 'wizard';
}

/** What the editor's page does with the text field. */
export interface Manuscript {
  /** All that stands there, a text that is still streaming in too. */
  text(): string;
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
  /** Length of the text in characters, without taking it out. */
  length(): number;
  /** Words of all that stands there, without counting them. */
  words(): number;
  /** Puts a generated text behind what stands there: one undoable step, tinted. */
  append(text: AiText): void;
  /** A text was asked for: once it has come, the caret goes behind it, unless the writer has moved it since now. */
  expectStream(): void;
  /** Opens the text of a generation at a place; without one behind the last word of what is shown. */
  openStream(id: string, place: number | null): void;
  /** Shows what has come of the open text. */
  showStreamed(text: string): void;
  /**
   * Ends the open text with the whole of it; null where nothing comes of it. Answers where it ends. The writer goes on there,
   * unless the caret or the focus was moved meanwhile.
   */
  closeStream(text: string | null): number | null;
  /** Where the text of one of these generations stands that nobody has edited; null where none does. */
  generatedRange(ids: readonly string[]): TextRange | null;
  /** Makes these changes, which stand in order, as one undoable step; false while a text streams in, when nothing is changed. */
  edit(changes: readonly TextChange[], step?: 'style' | 'replace'): boolean;
  /** Adds something to the field; the answer takes it away again. */
  extend(extension: Extension): () => void;
  /** Offers a continuation on empty lines; null offers none. */
  offer(offer: ContinueOffer | null): void;
  /** Puts the caret and the focus into the text; what is in sight stays as it is. */
  putCaret(at: number): void;
  /** Takes back the last step of this person's history. */
  undo(): void;
  /** Selects a place, brings it into sight and goes on to the text. */
  select(from: number, to: number): void;
  /** Brings a place into sight; selection and focus stay where they are. */
  reveal(from: number, to: number): void;
  focus(): void;
  /** What is selected; both ends are the caret's place where nothing is. */
  selected(): TextRange;
  /** The text between two places. */
  slice(from: number, to: number): string;
  /** Keeps the caret clear of the window's lowest `px`, over which something floats; where that covers it, the page scrolls. */
  clearBelow(px: number): void;
  /** The place in the text at this height of the window, px. */
  placeAt(top: number): number;
  /** Where a place stands in the window, px; null where it is not drawn. */
  coordsAt(at: number): { left: number; top: number; bottom: number } | null;
  /** The place that a suggestion is for: marked, and moved with the text around it. */
  anchor(): Anchor | null;
  layAnchor(range: TextRange | null): void;
  /** Puts a generated text in a place: one undoable step, tinted. */
  place(range: TextRange, text: AiText): void;
  /** Tells when this person changes the text, by typing, an operation or an undo; the answer stops it. */
  watchOwnChanges(listener: () => void): () => void;
  /** Tells when the selection, the text or the focus changes; the answer stops it. */
  watch(listener: () => void): () => void;
  /** The element that is written in. */
  field(): HTMLElement;
}

/** Room above a chapter that was opened: the top line lies there, px. */
const topMarginPx = 64;

/** Room between the newest words and what floats below them, px. */
const spareBelowPx = 16;

/** A view of a story as the editor's page uses it. */
export function manuscriptOf(view: EditorView, session: StorySession, watchers: Set<() => void>): Manuscript {
  let stream: GeneratedText | null = null;
  /** Set once the writer has moved the caret or changed the text since a text was asked for. */
  let handMoved = false;
  /** A key or a pointer's selection; what operations and the document bring has no user event. */
  const handWatch = EditorView.updateListener.of(({ transactions }) => {
    if (transactions.some((tr) => tr.annotation(Transaction.userEvent) !== undefined)) handMoved = true;
  });
  /** What had the focus as a text was asked for. */
  let focusedBefore: Element | null = null;
  /** What floats over the window's lower edge, px. */
  let coveredBelow = 0;
  const coveredMargin = EditorView.scrollMargins.of(() => ({ bottom: coveredBelow }));
  view.dispatch({ effects: StateEffect.appendConfig.of([handWatch, coveredMargin]) });
  const follower = createFollower(view, () => stream?.end ?? null);
  /** The operation that last changed the text, and what came of it. */
  let done: { doing: object; step: StepOrigin; doc: Text } | null = null;
  /** The text as it was last taken out: it is asked for several times while nothing changes. */
  let taken: { doc: Text; text: string } | null = null;
  function text(): string {
    const { doc } = view.state;
    if (taken?.doc !== doc) taken = { doc, text: doc.toString() };
    return taken.text;
  }
  /** A place of another chapter is seen in the whole text. */
  function showingPlace({ from, to }: TextRange): StateEffect<unknown>[] {
    const lines = visibleLines(view.state);
    return from < lines.from || to > lines.to ? [showPart.of(null)] : [];
  }
  function showPlace(place: TextRange): void {
    const effects = showingPlace(place);
    if (effects.length > 0) view.dispatch({ effects });
  }
  const revealing = (place: TextRange) => [
    ...showingPlace(place),
    EditorView.scrollIntoView(place.to, { y: 'center' }),
  ];
  /** Puts a generated text in a place; answers where it ends. */
  function putAiText({ from, to }: TextRange, ai: AiText): number {
    const { before = '', after = '', step } = ai;
    const origin = session.history.step(step);
    const start = from + before.length;
    session.doc.transact(() => {
      session.edit([{ from, to, insert: before + after }], origin);
      session.insertGenerated(start, ai.text, origin, ai.id);
    }, origin);
    return start + ai.text.length;
  }
  function extend(extension: Extension): () => void {
    const place = new Compartment();
    view.dispatch({ effects: StateEffect.appendConfig.of(place.of(extension)) });
    return () => view.dispatch({ effects: place.reconfigure([]) });
  }
  /** Puts the caret behind a text that was written in, and the focus, unless the writer has taken either elsewhere. */
  function goOnFrom(end: number): void {
    if (handMoved) return;
    view.dispatch({ selection: { anchor: end } });
    const { activeElement: focused, body } = document;
    const isFree = focused === null || focused === body;
    // The button that asked for the text; a field beside the page keeps the focus.
    const isOwnButton = focused === focusedBefore && focused instanceof HTMLButtonElement;
    // A touch screen would open its keyboard over the text.
    if ((isFree || isOwnButton) && !matchMedia('(pointer: coarse)').matches) view.focus();
  }
  return {
    text,
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
      const goesOn = done?.doing === doing && done.doc === view.state.doc;
      const step = goesOn && done ? done.step : session.history.step('chapter');
      session.edit(changes, step);
      view.dispatch({ effects: showPart.of(part) });
      done = { doing, step, doc: view.state.doc };
    },
    length: () => view.state.doc.length,
    words: () => wordsOf(view.state),
    append(ai) {
      const at = placeForText(view.state);
      const before = blankLineBefore(view.state.sliceDoc(Math.max(0, at - 2), at));
      putAiText({ from: at, to: at }, { ...ai, before });
    },
    expectStream() {
      handMoved = false;
      focusedBefore = document.activeElement;
    },
    openStream(id, place) {
      if (stream) return;
      if (place !== null) showPlace({ from: place, to: place });
      stream = new GeneratedText(session.doc, session.history, id, place ?? placeForText(view.state));
      follower.begin();
    },
    showStreamed(streamed) {
      stream?.show(streamed);
      follower.follow();
    },
    closeStream(whole) {
      if (!stream) return null;
      if (whole === null) stream.withdraw();
      else stream.close(whole);
      const { end } = stream;
      // A text may come all at once.
      follower.follow();
      stream = null;
      follower.end();
      if (whole) goOnFrom(end);
      return end;
    },
    generatedRange: (ids) => session.generatedRange(ids),
    edit(changes, step = 'style') {
      if (stream) return false;
      session.edit(changes, session.history.step(step));
      return true;
    },
    extend,
    watchOwnChanges: (listener) =>
      extend(
        EditorView.updateListener.of(({ docChanged, transactions }) => {
          if (docChanged && transactions.some((tr) => documentChangeOf(tr)?.by !== 'others')) listener();
        }),
      ),
    offer: (offer) => view.dispatch({ effects: offerContinuation.of(offer) }),
    putCaret(at) {
      view.dispatch({ selection: { anchor: Math.min(at, view.state.doc.length) } });
      view.focus();
    },
    undo: () => void session.undo(),
    select(from, to) {
      const { length } = view.state.doc;
      const selection = { anchor: Math.min(from, length), head: Math.min(to, length) };
      view.dispatch({ selection, effects: revealing({ from, to: selection.head }) });
      view.focus();
    },
    reveal: (from, to) => view.dispatch({ effects: revealing({ from, to }) }),
    focus: () => view.focus(),
    selected: () => ({ from: view.state.selection.main.from, to: view.state.selection.main.to }),
    slice: (from, to) => view.state.sliceDoc(from, to),
    clearBelow(px) {
      const covers = px > coveredBelow;
      coveredBelow = px;
      const at = stream?.end ?? view.state.selection.main.head;
      const place = covers ? view.coordsAtPos(at) : null;
      // What the writer has scrolled away stays where it is.
      if (place && place.bottom <= innerHeight && place.bottom > innerHeight - px)
        view.dispatch({ effects: EditorView.scrollIntoView(at, { y: 'nearest', yMargin: spareBelowPx }) });
    },
    placeAt: (top) => view.lineBlockAtHeight(top - view.documentTop).from,
    coordsAt: (at) => view.coordsAtPos(at),
    anchor: () => anchorOf(view.state),
    layAnchor: (range) => view.dispatch(layAnchor(range)),
    place(range, ai) {
      showPlace(range);
      const end = putAiText(range, ai);
      view.dispatch({ ...layAnchor(null), selection: { anchor: end }, scrollIntoView: true });
      view.focus();
    },
    watch(listener) {
      watchers.add(listener);
      return () => watchers.delete(listener);
    },
    field: () => view.contentDOM,
  };
}
