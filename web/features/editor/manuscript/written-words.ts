import type { EditorState, Extension, Transaction } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { countWords } from '#domain/story/story.ts';
import { aiRanges } from './ai-tint.ts';
import { documentChangeOf } from './document-binding.ts';
import type { TextRange } from './text-range.ts';
import { wordsOf } from './word-count.ts';

/** Operations that put generated words into the text. */
const aiSteps = ['generation', 'suggestion', 'variant', 'wizard'];

/** Whose words a change adds or takes: the writer's, an AI's, or none of this person's. */
function writerOf(tr: Transaction): 'person' | 'ai' | null {
  const change = documentChangeOf(tr);
  if (!change) return 'person';
  if (change.by === 'others') return null;
  if (change.step === null || change.step === 'chapter') return 'person';
  return aiSteps.includes(change.step) ? 'ai' : null;
}

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

/** What a person's change did to the tinted text, words. */
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

/** Words that a change has added, the writer's own apart from generated ones; null where it is not this person's writing. */
export function writtenIn(tr: Transaction): { words: number; aiWords: number } | null {
  // Pasted words were written elsewhere.
  const isPasted = tr.isUserEvent('input.paste') || tr.isUserEvent('input.drop');
  const writer = tr.docChanged && !isPasted ? writerOf(tr) : null;
  if (writer === null) return null;
  const all = wordsOf(tr.state) - wordsOf(tr.startState);
  const aiWords = writer === 'ai' ? all : tintedChange(tr);
  const words = all - aiWords;
  return words === 0 && aiWords === 0 ? null : { words, aiWords };
}

/** Tells what each change has added. */
export function writtenWords(onWritten: (words: number, aiWords: number) => void): Extension {
  return EditorView.updateListener.of(({ transactions }) => {
    for (const tr of transactions) {
      const written = writtenIn(tr);
      if (written) onWritten(written.words, written.aiWords);
    }
  });
}
