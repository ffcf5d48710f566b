import { EditorView, ViewPlugin } from '@codemirror/view';

/** Scrolls the caret into sight when an on-screen keyboard opens over it. */
export const keepCaretInSight = ViewPlugin.define((view) => {
  const look = () => {
    if (view.hasFocus)
      view.dispatch({ effects: EditorView.scrollIntoView(view.state.selection.main.head, { y: 'nearest' }) });
  };
  window.visualViewport?.addEventListener('resize', look);
  return { destroy: () => window.visualViewport?.removeEventListener('resize', look) };
});
