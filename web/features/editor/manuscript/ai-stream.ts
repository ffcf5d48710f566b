import { isolateHistory } from '@codemirror/commands';
import {
  Annotation,
  ChangeSet,
  type EditorState,
  type Extension,
  StateEffect,
  StateField,
  Transaction,
  type TransactionSpec,
} from '@codemirror/state';
import { aiRanges, tintAiText } from './ai-tint.ts';
import { placeForText } from './shown-part.ts';
import { mapStream, narrow, placeOf, rewrite, type Stream, type StreamPart } from './stream-parts.ts';
import type { TextRange } from './text-range.ts';

/** Marks the stream's own changes. */
const fromStream = Annotation.define<true>();
const setStream = StateEffect.define<Stream | null>();

/** The text that is being written, null while nothing streams. */
const stream = StateField.define<Stream | null>({
  create: () => null,
  update(current, tr) {
    let next = current;
    if (next && tr.docChanged && !tr.annotation(fromStream)) next = mapStream(next, tr.changes);
    for (const effect of tr.effects) if (effect.is(setStream)) next = effect.value;
    return next;
  },
});

/**
 * Lets a generated text grow inside the document and become one undoable step at its end. The writer types wherever
 * they like meanwhile, inside the growing text too: their words are theirs and stay where they were typed.
 */
export const aiStream: Extension = stream;

const silent = [fromStream.of(true), Transaction.addToHistory.of(false)];

/** Where the next streamed words go; null while nothing streams. */
export function streamTail(state: EditorState): number | null {
  return state.field(stream)?.tail ?? null;
}

const taken = (parts: readonly StreamPart[], length: number) =>
  ChangeSet.of(
    parts.map(({ from, to }) => ({ from, to })),
    length,
  );

/** The document without the text that is still streaming: what a draft keeps. */
export function settledText(state: EditorState): string {
  const current = state.field(stream);
  if (!current) return state.doc.toString();
  return taken(current.parts, state.doc.length).apply(state.doc).toString();
}

/** The tint of the settled text. */
export function settledTint(state: EditorState): TextRange[] {
  const current = state.field(stream);
  const tint = aiRanges(state);
  if (!current) return tint;
  const changes = taken(current.parts, state.doc.length);
  return tint.map(({ from, to }) => ({ from: changes.mapPos(from, 1), to: changes.mapPos(to, -1) }));
}

/** The blank line between existing text and a new piece behind it. */
function gapBefore(state: EditorState, at: number): string {
  const before = state.sliceDoc(Math.max(0, at - 2), at);
  if (at === 0 || before === '\n\n') return '';
  return before.endsWith('\n') ? '\n' : '\n\n';
}

/** The blank line between a new piece and what follows it in the same line. */
function gapAfter(state: EditorState, at: number): string {
  const after = state.sliceDoc(at, at + 1);
  return after === '' || after === '\n' ? '' : '\n\n';
}

/** A text between the blank lines that part it from what stands around its place. */
function inGaps(state: EditorState, current: Stream, text: string): { whole: string; stream: Stream } {
  const { raw, tail } = current;
  const gap = raw === '' ? gapBefore(state, tail) : raw.slice(0, current.gap);
  const after = raw === '' ? gapAfter(state, tail) : raw.slice(raw.length - current.after);
  return {
    whole: gap + text + after,
    stream: { ...current, gap: gap.length, after: after.length },
  };
}

const beginAt = (tail: number): Stream => ({ raw: '', gap: 0, after: 0, parts: [], tail });

/** Opens a stream at a place; without one behind the last word of the shown chapter, or at the document's end. */
export function openStream(state: EditorState, at: number = placeForText(state)): TransactionSpec {
  return { effects: setStream.of(beginAt(at)), annotations: silent };
}

/** Where the whole document is replaced, a running stream begins anew at its end. */
export function streamOver(state: EditorState, length: number): StateEffect<Stream | null>[] {
  return state.field(stream) ? [setStream.of(beginAt(length))] : [];
}

/** Shows `text` as what has been written so far: appends what is new, or replaces what was there. */
export function showStreamed(state: EditorState, text: string): TransactionSpec | null {
  const current = state.field(stream);
  if (!current || text === '') return null;
  const { whole, stream: gapped } = inGaps(state, current, text);
  if (whole === current.raw) return null;
  const { places, stream: next } = rewrite(gapped, whole);
  return { changes: narrow(places), effects: setStream.of(next), annotations: silent };
}

/** What is tinted once the text stands: all its parts, the blank lines around it aside. */
function tintOf({ raw, parts, gap, after }: Stream): TextRange[] {
  const end = raw.length - after;
  return parts
    .map(({ from, to, at }) => ({ from: from + Math.max(0, gap - at), to: Math.min(to, from + end - at) }))
    .filter(({ from, to }) => from < to);
}

/**
 * Ends a stream: the streamed text is taken out unrecorded and the final one put in as a single undoable step,
 * tinted, around whatever the writer typed into it. An empty text leaves only what the writer typed.
 */
export function closeStream(state: EditorState, text: string): Transaction[] {
  const current = state.field(stream);
  if (!current) return [];
  const removal = taken(current.parts, state.doc.length);
  const remove = state.update({ changes: removal, effects: setStream.of(null), annotations: silent });
  if (text === '') return [remove];
  const { whole, stream: gapped } = inGaps(state, current, text);
  const { places, stream: done } = rewrite(gapped, whole);
  const changes = ChangeSet.of(
    places.map(({ from, insert }) => ({ from: removal.mapPos(from, -1), insert })),
    remove.newDoc.length,
  );
  /** A caret in the streamed text stays at its letter. */
  const caret = (pos: number) => {
    const part = current.parts.find(({ from, to }) => from < pos && pos <= to);
    return part ? placeOf(done, part.at + pos - part.from) : changes.mapPos(removal.mapPos(pos, -1), -1);
  };
  const { anchor, head } = state.selection.main;
  const insert = remove.state.update({
    changes,
    selection: { anchor: caret(anchor), head: caret(head) },
    effects: tintOf(done).map((range) => tintAiText.of(range)),
    annotations: [isolateHistory.of('full'), Transaction.userEvent.of('input.ai')],
  });
  return [remove, insert];
}

/** Puts a generated text behind what stands there, as a single undoable step, tinted. */
export function appendAiText(state: EditorState, text: string): TransactionSpec {
  const at = placeForText(state);
  const start = at + gapBefore(state, at).length;
  return {
    changes: { from: at, insert: gapBefore(state, at) + text },
    effects: tintAiText.of({ from: start, to: start + text.length }),
    annotations: [isolateHistory.of('full'), Transaction.userEvent.of('input.ai')],
  };
}
