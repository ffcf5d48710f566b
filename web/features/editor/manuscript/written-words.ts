import { invertedEffects } from '@codemirror/commands';
import { type EditorState, type Extension, StateEffect, Transaction } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { countWords } from '#domain/story/story.ts';
import { aiRanges } from './ai-tint.ts';
import type { TextRange } from './text-range.ts';
import { wordsOf } from './word-count.ts';

/** Marks the history's steps that undo or redo what was nobody's writing: they have a user event of their own. */
const nobodys = StateEffect.define<null>();

const isNobodys = (tr: Transaction) =>
  tr.isUserEvent('input.replace') || tr.effects.some((effect) => effect.is(nobodys));

/** Words of the tinted text between two places. */
function tintedWords(state: EditorState, tint: readonly TextRange[], from: number, to: number): number {
  let words = 0;
  for (const range of tint) {
    const start = Math.max(range.from, from);
    const end = Math.min(range.to, to);
    if (start < end) words += countWords(state.sliceDoc(start, end));
  }
  return words;
}

/** What a change did to the tinted text, words; undoing a generated text takes its words back. */
function tintedChange(tr: Transaction): number {
  const before = aiRanges(tr.startState);
  const after = aiRanges(tr.state);
  if (before.length === 0 && after.length === 0) return 0;
  let change = 0;
  tr.changes.iterChangedRanges((fromA, toA, fromB, toB) => {
    change += tintedWords(tr.state, after, fromB, toB) - tintedWords(tr.startState, before, fromA, toA);
  });
  return change;
}

/**
 * Words that a lasting change has added, the writer's own apart from generated ones; null where it is nobody's writing:
 * a stream on its way, or a text that takes another's place (a revision, a draft, a converted style), also where
 * that is undone or redone.
 */
export function writtenIn(tr: Transaction): { words: number; aiWords: number } | null {
  if (!tr.docChanged || tr.annotation(Transaction.addToHistory) === false) return null;
  if (isNobodys(tr)) return null;
  const aiWords = tintedChange(tr);
  const words = wordsOf(tr.state) - wordsOf(tr.startState) - aiWords;
  return words === 0 && aiWords === 0 ? null : { words, aiWords };
}

/** Tells what each lasting change has added. */
export function writtenWords(onWritten: (words: number, aiWords: number) => void): Extension {
  return [
    invertedEffects.of((tr) => (isNobodys(tr) ? [nobodys.of(null)] : [])),
    EditorView.updateListener.of(({ transactions }) => {
      for (const tr of transactions) {
        const written = writtenIn(tr);
        if (written) onWritten(written.words, written.aiWords);
      }
    }),
  ];
}
