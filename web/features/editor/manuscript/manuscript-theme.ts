import { EditorView } from '@codemirror/view';

/** The page's type is that of the reading page (reading.css); the window scrolls, not the field. */
export const manuscriptTheme = EditorView.theme({
  '&': { backgroundColor: 'transparent', color: 'var(--ink)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: 'var(--font-serif, Georgia, serif)',
    fontSize: '1.1875rem',
    lineHeight: '1.7',
    overflow: 'visible',
  },
  '.cm-content': { padding: '0', minHeight: 'var(--manuscript-height, 60dvh)', caretColor: 'var(--accent)' },
  '.cm-line': { padding: '0' },
  '.manuscript-paragraph': { textIndent: '1.4em' },
  '.manuscript-gap': { height: '0', overflow: 'hidden' },
  '.manuscript-heading, .manuscript-subheading': {
    fontWeight: '500',
    lineHeight: '1.3',
    letterSpacing: '-0.012em',
  },
  '.manuscript-heading': { fontSize: '1.45em', paddingTop: '1.2em', paddingBottom: '0.6em' },
  '.manuscript-heading:first-child': { paddingTop: '0' },
  '.manuscript-subheading': { fontSize: '1.15em', paddingTop: '0.9em', paddingBottom: '0.4em' },
  '.manuscript-scene-break': { textAlign: 'center', color: 'var(--ink-soft)', padding: '0.8em 0' },
  '.manuscript-italic': { fontStyle: 'italic' },
  '.manuscript-bold': { fontWeight: '600' },
  '.manuscript-generated': { position: 'relative' },
  '.manuscript-generated::before': {
    content: '""',
    position: 'absolute',
    insetBlock: '0',
    left: '-0.8rem',
    width: '2px',
    borderRadius: '1px',
    backgroundColor: 'var(--accent-line)',
    textIndent: '0',
  },
  '.manuscript-offer': {
    position: 'relative',
    marginLeft: '0.5rem',
    font: '0.875rem/1.5 var(--font-sans)',
    color: 'var(--ink-soft)',
    background: 'none',
    border: '0',
    padding: '0',
    verticalAlign: 'middle',
    cursor: 'pointer',
  },
  '.manuscript-offer::before': { content: 'attr(data-label)' },
  '.manuscript-offer:hover': { color: 'var(--ink)' },
  '.cm-placeholder': { color: 'var(--ink-soft)' },
  '.cm-anchored': {
    backgroundColor: 'var(--accent-wash)',
    boxShadow: 'inset 0 -2px 0 var(--accent-line)',
    boxDecorationBreak: 'clone',
    WebkitBoxDecorationBreak: 'clone',
  },
  '.cm-ai-text': { color: 'var(--ai-ink)' },
  '&.cm-editor .manuscript-dimmed .cm-line:not(.manuscript-clear), &.cm-editor .manuscript-dimmed .cm-line:not(.manuscript-clear) *':
    { color: 'var(--ink-faint)' },
  '&.cm-editor .manuscript-dimmed .cm-line .manuscript-clear, &.cm-editor .manuscript-dimmed .cm-line .manuscript-clear *':
    { color: 'var(--ink)' },
});
