import {
  Annotation,
  EditorState,
  type Extension,
  type StateEffect,
  type Transaction,
} from '@codemirror/state';
import { EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { YSyncConfig, yCollab, ySyncAnnotation } from 'y-codemirror.next';
import * as Y from 'yjs';
import { generatedAttribute, storyTypes } from '#domain/story/document/story-document.ts';
import type { StorySession } from '../session/story-session.ts';
import { plainText, tintAiText } from './ai-tint.ts';
import type { TextRange } from './text-range.ts';

/** Where a change came from that the document brought into the text field. */
export interface DocumentChange {
  /** `others` for other people, devices and tabs. */
  by: 'others' | 'step' | 'undo';
  /** The operation that is done or undone; null for typing. */
  step: string | null;
}

/** Marks a change that the document brought into the text field. */
export const documentChange = Annotation.define<DocumentChange>();

/** Where a change came from; null for one that was made in the text field. */
export const documentChangeOf = (tr: Transaction): DocumentChange | null =>
  tr.annotation(documentChange) ?? null;

type Delta = {
  insert?: string | object | unknown[];
  delete?: number;
  retain?: number;
  attributes?: object;
}[];

/** What a change of the document does to the tint, in places of the text after it. */
function tintEffects(delta: Delta): StateEffect<TextRange>[] {
  const effects: StateEffect<TextRange>[] = [];
  let at = 0;
  for (const { insert, retain = 0, attributes } of delta) {
    const length = typeof insert === 'string' ? insert.length : retain;
    const range = { from: at, to: at + length };
    const generated: unknown = attributes && Reflect.get(attributes, generatedAttribute);
    if (generated != null) effects.push(tintAiText.of(range));
    else if (generated === null && insert === undefined) effects.push(plainText.of(range));
    at += length;
  }
  return effects;
}

/** Where the last part of a change ends, in the text after it; null for a change of attributes alone. */
function lastPlace(delta: Delta): number | null {
  let at = 0;
  let last: number | null = null;
  for (const { insert, delete: deleted, retain = 0 } of delta) {
    at += typeof insert === 'string' ? insert.length : retain;
    if (insert !== undefined || deleted !== undefined) last = at;
  }
  return last;
}

/** The ranges of the document's text that are tinted. */
export function tintOfDocument(content: Y.Text): TextRange[] {
  const ranges: TextRange[] = [];
  let at = 0;
  for (const { insert, attributes } of content.toDelta() as { insert: string; attributes?: object }[]) {
    const last = ranges.at(-1);
    const isGenerated = attributes && Reflect.get(attributes, generatedAttribute) != null;
    if (isGenerated && last?.to === at) last.to += insert.length;
    else if (isGenerated) ranges.push({ from: at, to: at + insert.length });
    at += insert.length;
  }
  return ranges;
}

/** Undoes or redoes in the story's document, and puts the caret where that changed the text. */
export type Move = (view: EditorView, direction: 'undo' | 'redo') => boolean;

/**
 * Binds the text field to the story's document: what is typed goes into the document, what others write and what an
 * operation writes comes from it, with its tint. Undo and redo are the document's.
 */
export function documentBinding(session: StorySession): { extension: Extension; move: Move } {
  const { content } = storyTypes(session.doc);
  session.history.trackTyping(YSyncConfig);
  /** The change that is being brought into the field. */
  let arriving: { change: DocumentChange; delta: Delta } | null = null;
  let moved: number | null = null;

  function changeOf({ local, origin }: Y.Transaction): DocumentChange {
    if (!local) return { by: 'others', step: null };
    const step = session.history.nameOf(origin);
    return { by: origin instanceof Y.UndoManager ? 'undo' : 'step', step };
  }
  /** What the last key did: deleting is another step of undo than typing, and a pasted text is one of its own. */
  let lastKind: 'type' | 'delete' | 'other' = 'other';
  function separateKinds({ docChanged, transactions }: ViewUpdate): void {
    const tr = docChanged ? transactions.find((each) => each.docChanged) : undefined;
    if (!tr || documentChangeOf(tr)) return;
    const kind = tr.isUserEvent('delete') ? 'delete' : tr.isUserEvent('input.type') ? 'type' : 'other';
    if (kind !== lastKind || kind === 'other') session.history.separate();
    lastKind = kind;
  }
  // Made before the binding, it hears of a change before that one does.
  const listening = ViewPlugin.define(() => {
    const observe = (event: Y.YTextEvent, transaction: Y.Transaction) => {
      const delta = event.delta as Delta;
      const change = changeOf(transaction);
      arriving = { change, delta };
      if (change.by === 'undo') moved = lastPlace(delta) ?? moved;
    };
    content.observe(observe);
    return { update: separateKinds, destroy: () => content.unobserve(observe) };
  });
  const explain = EditorState.transactionExtender.of((tr) => {
    if (!arriving || !tr.annotation(ySyncAnnotation)) return null;
    const { change, delta } = arriving;
    return { annotations: documentChange.of(change), effects: tintEffects(delta) };
  });

  const move: Move = (view, direction) => {
    moved = null;
    const done = direction === 'undo' ? session.undo() : session.redo();
    if (done && moved !== null) {
      const anchor = Math.min(moved, view.state.doc.length);
      view.dispatch({
        selection: { anchor },
        effects: EditorView.scrollIntoView(anchor),
        userEvent: direction,
      });
    }
    return true;
  };

  return {
    extension: [
      listening,
      explain,
      yCollab(content, null, { undoManager: false }),
      EditorView.domEventHandlers({
        beforeinput({ inputType }, view) {
          if (inputType === 'historyUndo') return move(view, 'undo');
          return inputType === 'historyRedo' && move(view, 'redo');
        },
      }),
    ],
    move,
  };
}
