import { EditorView } from '@codemirror/view';

/** Manuscript type on the page's own paper; the page scrolls, not the field. */
export const manuscriptTheme = EditorView.theme({
  '&': { backgroundColor: 'transparent', color: 'var(--ink)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: 'var(--font-serif, Georgia, serif)',
    fontSize: '1.1875rem',
    lineHeight: '2rem',
    overflow: 'visible',
  },
  '.cm-content': { padding: '0', minHeight: '22rem', caretColor: 'var(--accent)' },
  '.cm-line': { padding: '0' },
  '.manuscript-heading': { fontSize: '1.5rem', fontWeight: '500', lineHeight: '2.25rem' },
  '.cm-placeholder': { color: 'var(--ink-soft)' },
  '.cm-anchored': {
    backgroundColor: 'var(--accent-wash)',
    boxShadow: 'inset 0 -2px 0 var(--accent-line)',
    boxDecorationBreak: 'clone',
    WebkitBoxDecorationBreak: 'clone',
  },
  '.cm-ai-text': {
    backgroundColor: 'var(--ai-tint)',
    borderRadius: '2px',
    boxDecorationBreak: 'clone',
    WebkitBoxDecorationBreak: 'clone',
  },
});
