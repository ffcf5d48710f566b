import type { EditorState, Line, Range } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  type EditorView,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';
import { emphasisRanges, isSceneBreak } from '#domain/story/book/blocks.ts';

const headingMark = /^(#{1,6})[ \t]+(?=\S)/u;

const lineClasses = {
  heading: Decoration.line({ class: 'manuscript-heading' }),
  subheading: Decoration.line({ class: 'manuscript-subheading' }),
  sceneBreak: Decoration.line({ class: 'manuscript-scene-break' }),
  paragraph: Decoration.line({ class: 'manuscript-paragraph' }),
  gap: Decoration.line({ class: 'manuscript-gap' }),
} as const;
const hidden = Decoration.replace({});
const emphases = [
  null,
  Decoration.mark({ class: 'manuscript-italic' }),
  Decoration.mark({ class: 'manuscript-bold' }),
  Decoration.mark({ class: 'manuscript-italic manuscript-bold' }),
];

const isBlankLine = (line: Line) => line.text.trim() === '';
const isTitle = (line: Line) => headingMark.test(line.text);

/** Whether a blank line only parts two paragraphs: it takes no height unless the caret is in it. */
export function isGap(state: EditorState, line: Line): boolean {
  return line.length === 0 && line.number > 1 && line.number < state.doc.lines;
}

/** Whether the selection touches a range: its marks are shown then, so that they can be edited. */
const touches = (state: EditorState, from: number, to: number) =>
  state.selection.ranges.some((range) => range.from <= to && range.to >= from);

/** The line before that is not blank; null at the text's beginning. */
function lineBefore(state: EditorState, line: Line): Line | null {
  for (let number = line.number - 1; number >= 1 && line.number - number <= 3; number -= 1) {
    const before = state.doc.line(number);
    if (!isBlankLine(before)) return before;
  }
  return null;
}

function* lineDecorations(view: EditorView, line: Line): Generator<Range<Decoration>> {
  const { state } = view;
  // A selection keeps its marks while a menu has the focus: what is highlighted must not move away under it.
  const isActive = view.hasFocus || !state.selection.main.empty;
  const isTouched = (from: number, to: number) => isActive && touches(state, from, to);
  const isOpen = isTouched(line.from, line.to);
  if (isGap(state, line)) {
    // A selection that only passes over a gap leaves it closed, so that the text does not move while it is selected.
    const hasCaret = isActive && state.selection.ranges.some(({ head }) => head === line.from);
    if (!hasCaret) yield lineClasses.gap.range(line.from);
    return;
  }
  if (isBlankLine(line)) return;
  const marks = headingMark.exec(line.text);
  if (marks) {
    const look = (marks[1]?.length ?? 1) < 3 ? lineClasses.heading : lineClasses.subheading;
    yield look.range(line.from);
    if (!isOpen) yield hidden.range(line.from, line.from + marks[0].length);
    return;
  }
  if (isSceneBreak(line.text)) return yield lineClasses.sceneBreak.range(line.from);
  const before = lineBefore(state, line);
  if (before && !isTitle(before) && !isSceneBreak(before.text)) yield lineClasses.paragraph.range(line.from);
  for (const { from, to, stars } of emphasisRanges(line.text)) {
    const [start, end] = [line.from + from, line.from + to];
    const look = emphases[stars];
    if (!look) continue;
    const shows = isTouched(start, end);
    if (!shows) yield hidden.range(start, start + stars);
    yield look.range(start + stars, end - stars);
    if (!shows) yield hidden.range(end - stars, end);
  }
}

/** Longest line that is searched for emphasis, characters: a text without line breaks would hold up each key. */
const maxLineLength = 20_000;

function inSight(view: EditorView): DecorationSet {
  const { visibleRanges, state } = view;
  const found: Range<Decoration>[] = [];
  for (const { from, to } of visibleRanges) {
    for (let at = from; at <= to; ) {
      const line = state.doc.lineAt(at);
      if (line.length <= maxLineLength) found.push(...lineDecorations(view, line));
      at = line.to + 1;
    }
  }
  return Decoration.set(found, true);
}

/** Typesets the text as the reading page does; the marks of headings and emphasis are hidden unless the caret is in them. */
export const typeset = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;
    constructor(view: EditorView) {
      this.decorations = inSight(view);
    }
    update({ docChanged, viewportChanged, selectionSet, focusChanged, view }: ViewUpdate) {
      if (docChanged || viewportChanged || selectionSet || focusChanged) this.decorations = inSight(view);
    }
  },
  { decorations: (plugin) => plugin.decorations },
);
