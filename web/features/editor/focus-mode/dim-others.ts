import type { Extension } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { sentenceSpans } from '#domain/turkish/sentence.ts';

/** What stays clear around the caret in focus mode. */
export type FocusUnit = 'paragraph' | 'sentence' | 'all';

const clearLine = Decoration.line({ class: 'manuscript-clear' });
const clearPart = Decoration.mark({ class: 'manuscript-clear' });

/** Longest paragraph that is searched for its sentences with each key, characters. */
const maxParagraphLength = 20_000;

function clearAround({ state }: EditorView, unit: FocusUnit): DecorationSet {
  const { head } = state.selection.main;
  const line = state.doc.lineAt(head);
  if (unit === 'sentence' && line.length > 0 && line.length <= maxParagraphLength) {
    const at = head - line.from;
    const spans = sentenceSpans(line.text);
    const span = spans.find(({ to }) => at <= to) ?? spans.at(-1);
    if (span && span.from < span.to)
      return Decoration.set(clearPart.range(line.from + span.from, line.from + span.to));
  }
  return Decoration.set(clearLine.range(line.from));
}

/** Dims all but the paragraph or the sentence that the caret is in. */
export const dimOthers = (unit: Exclude<FocusUnit, 'all'>): Extension => [
  EditorView.contentAttributes.of({ class: 'manuscript-dimmed' }),
  ViewPlugin.fromClass(
    class {
      decorations: DecorationSet;
      constructor(view: EditorView) {
        this.decorations = clearAround(view, unit);
      }
      update({ docChanged, selectionSet, view }: ViewUpdate) {
        if (docChanged || selectionSet) this.decorations = clearAround(view, unit);
      }
    },
    { decorations: (plugin) => plugin.decorations },
  ),
];
