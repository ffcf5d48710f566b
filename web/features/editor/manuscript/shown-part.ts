import {
  EditorSelection,
  EditorState,
  type Extension,
  StateEffect,
  StateField,
  Transaction,
} from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';
import { chapterSpans } from '#domain/story/book/split-chapters.ts';
import { documentChangeOf } from './document-binding.ts';
import type { TextRange } from './text-range.ts';

/** Shows only the lines of this range from now on; null shows the whole text. */
export const showPart = StateEffect.define<TextRange | null>();

/**
 * A step of the history may change only what is not shown: then the chapter is shown that it happened in. One that is seen
 * here as well stays here.
 */
function afterHistory(tr: Transaction, mapped: TextRange): TextRange | null {
  let changed: number | null = null;
  let seen = false;
  tr.changes.iterChangedRanges((_fromA, _toA, fromB, toB) => {
    if (fromB < mapped.from || toB > mapped.to) changed ??= fromB;
    else if (fromB > mapped.from) seen = true;
  });
  const at: number | null = mapped.from < mapped.to ? (seen ? null : changed) : mapped.from;
  if (at === null) return mapped;
  const spans = chapterSpans(tr.newDoc.toString());
  const place = spans.find(({ from, to }) => from <= at && (at < to || to === tr.newDoc.length));
  return place && spans.length > 1 ? { from: place.from, to: place.to } : null;
}

const part = StateField.define<TextRange | null>({
  create: () => null,
  update(range, tr) {
    let next = range;
    if (range && tr.docChanged) {
      const wasLast = range.to === tr.startState.doc.length;
      next = { from: tr.changes.mapPos(range.from, -1), to: tr.changes.mapPos(range.to, wasLast ? 1 : -1) };
      if (documentChangeOf(tr)?.by === 'undo') next = afterHistory(tr, next);
      else if (next.from >= next.to && next.to < tr.newDoc.length) next = null;
    }
    for (const effect of tr.effects) if (effect.is(showPart)) next = effect.value;
    return next;
  },
});

/** The range whose lines are shown alone; null while the whole text is. */
export const shownPart = (state: EditorState): TextRange | null => state.field(part, false) ?? null;

/** The lines that can be seen and written in: the whole document where no part is shown alone. */
export function visibleLines(state: EditorState): TextRange {
  const { doc } = state;
  const range = shownPart(state);
  if (!range) return { from: 0, to: doc.length };
  const next = doc.lineAt(Math.min(range.to, doc.length));
  const isLast = range.to >= doc.length;
  const to = isLast ? doc.length : next.from === range.to ? next.from - 1 : next.to;
  return { from: doc.lineAt(Math.min(range.from, doc.length)).from, to: Math.max(range.from, to) };
}

const hidden = Decoration.replace({ block: true });

function hiddenLines(state: EditorState): DecorationSet {
  if (!shownPart(state)) return Decoration.none;
  const { from, to } = visibleLines(state);
  return Decoration.set([
    ...(from > 1 ? [hidden.range(0, from - 1)] : []),
    ...(to + 1 < state.doc.length ? [hidden.range(to + 1, state.doc.length)] : []),
  ]);
}

/** What a writer's own hand does: it must not reach letters that are not shown. */
const byHand = /^(?:input(?:\.(?:type|paste|drop|indent|complete)\b.*)?|delete\b.*|move\b.*)$/u;

function staysInside(tr: Transaction, { from, to }: TextRange): boolean {
  let inside = true;
  tr.changes.iterChangedRanges((fromA, toA) => {
    if (fromA < from || toA > to) inside = false;
  });
  return inside;
}

const guard = EditorState.transactionFilter.of((tr) => {
  if (!shownPart(tr.startState) || tr.effects.some((effect) => effect.is(showPart))) return tr;
  const lines = visibleLines(tr.startState);
  const event = tr.annotation(Transaction.userEvent) ?? '';
  if (tr.docChanged && byHand.test(event) && !staysInside(tr, lines)) return [];
  const from = tr.changes.mapPos(lines.from, -1);
  const to = tr.changes.mapPos(lines.to, 1);
  const { ranges, mainIndex } = tr.newSelection;
  if (ranges.every((range) => range.from >= from && range.to <= to)) return tr;
  const within = (place: number) => Math.min(to, Math.max(from, place));
  const clamped = ranges.map(({ anchor, head }) => EditorSelection.range(within(anchor), within(head)));
  return [tr, { selection: EditorSelection.create(clamped, mainIndex), sequential: true }];
});

/**
 * Shows one chapter at a time. The document stays the whole text: what is not shown can neither be selected nor deleted
 * by hand, and everything else (saving, undo) knows nothing of it.
 */
export const shownPartOnly: Extension = [
  part,
  guard,
  EditorView.decorations.compute([part, 'doc'], hiddenLines),
];

/** Where a continuation goes that is asked for at the caret: there, behind the word that it stands in and the spaces after it. */
export function placeAtCaret(state: EditorState): number {
  const { to } = state.selection.main;
  const word = state.wordAt(to);
  const at = word && word.from < to ? word.to : to;
  const line = state.doc.lineAt(at);
  return at + (/^[ \t]*/u.exec(line.text.slice(at - line.from))?.[0].length ?? 0);
}

/** Where a continuation goes: behind the last word of the shown chapter, or at the document's end. */
export function placeForText(state: EditorState): number {
  const { doc } = state;
  if (!shownPart(state)) return doc.length;
  const { from, to } = visibleLines(state);
  return from + doc.sliceString(from, to).trimEnd().length;
}
