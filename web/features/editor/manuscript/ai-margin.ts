import { RangeSetBuilder } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  type EditorView,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';
import { aiRanges } from './ai-tint.ts';

const rule = Decoration.line({ class: 'manuscript-generated' });

function linesInSight({ visibleRanges, state }: EditorView): DecorationSet {
  const found = new RangeSetBuilder<Decoration>();
  let last = -1;
  for (const visible of visibleRanges) {
    for (const { from, to } of aiRanges(state, visible.from, visible.to)) {
      for (let at = Math.max(from, visible.from); at < Math.min(to, visible.to); ) {
        const line = state.doc.lineAt(at);
        if (line.from > last) found.add(line.from, line.from, rule);
        last = Math.max(last, line.from);
        at = line.to + 1;
      }
    }
  }
  return found.finish();
}

/** Draws a thin rule in the margin beside the paragraphs that hold generated text. */
export const aiMargin = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;
    constructor(view: EditorView) {
      this.decorations = linesInSight(view);
    }
    update({ docChanged, viewportChanged, transactions, view }: ViewUpdate) {
      if (docChanged || viewportChanged || transactions.some(({ effects }) => effects.length > 0))
        this.decorations = linesInSight(view);
    }
  },
  { decorations: (plugin) => plugin.decorations },
);
