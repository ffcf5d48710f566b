import { RangeSetBuilder } from '@codemirror/state';
import { Decoration, type DecorationSet, type EditorView, ViewPlugin } from '@codemirror/view';

const heading = Decoration.line({ class: 'manuscript-heading' });

function headingsInSight({ visibleRanges, state: { doc } }: EditorView): DecorationSet {
  const found = new RangeSetBuilder<Decoration>();
  for (const { from, to } of visibleRanges) {
    for (let at = from; at <= to; ) {
      const line = doc.lineAt(at);
      if (/^#{1,6}[ \t]+\S/u.test(line.text)) found.add(line.from, line.from, heading);
      at = line.to + 1;
    }
  }
  return found.finish();
}

/** Sets chapter titles as titles. */
export const headingLines = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;
    constructor(view: EditorView) {
      this.decorations = headingsInSight(view);
    }
    update({
      docChanged,
      viewportChanged,
      view,
    }: {
      docChanged: boolean;
      viewportChanged: boolean;
      view: EditorView;
    }) {
      if (docChanged || viewportChanged) this.decorations = headingsInSight(view);
    }
  },
  { decorations: (plugin) => plugin.decorations },
);
