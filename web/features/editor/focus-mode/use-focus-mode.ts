import { EditorView, ViewPlugin } from '@codemirror/view';
import { useCallback, useEffect, useState } from 'react';
import type { Manuscript } from '../manuscript/manuscript-api.ts';
import { dimOthers, type FocusUnit } from './dim-others.ts';

const centerCaret = (view: EditorView) =>
  view.dispatch({ effects: EditorView.scrollIntoView(view.state.selection.main.head, { y: 'center' }) });

const followCaret = EditorView.updateListener.of(({ view, docChanged, selectionSet, transactions }) => {
  const byHand = transactions.some((tr) => tr.isUserEvent('input') || tr.isUserEvent('delete'));
  if (!(docChanged && byHand) && !(selectionSet && transactions.some((tr) => tr.isUserEvent('select'))))
    return;
  // After this update: a view may not be changed from within one.
  requestAnimationFrame(() => centerCaret(view));
});

/** Keeps the line that is written on in the middle of the window; the first and the last one have room for that. */
const typewriter = [
  followCaret,
  EditorView.contentAttributes.of({ class: 'manuscript-centered' }),
  ViewPlugin.define((view) => {
    const frame = requestAnimationFrame(() => centerCaret(view));
    return { destroy: () => cancelAnimationFrame(frame) };
  }),
];

/** Only the text on the screen: all but the paragraph is dimmed, and the caret's line stays at the same height, unless chosen otherwise. */
export function useFocusMode(field: Manuscript | null) {
  const [isOn, setOn] = useState(false);
  const [scrolls, setScrolls] = useState(true);
  const [unit, setUnit] = useState<FocusUnit>('paragraph');
  useEffect(() => (isOn && scrolls ? field?.extend(typewriter) : undefined), [isOn, scrolls, field]);
  useEffect(() => (isOn && unit !== 'all' ? field?.extend(dimOthers(unit)) : undefined), [isOn, unit, field]);
  return {
    isOn,
    enter: useCallback(() => {
      setOn(true);
      field?.focus();
    }, [field]),
    leave: useCallback(() => setOn(false), []),
    /** Leaves by the bar's button, which goes with the mode: the focus would be lost with it. */
    exit: useCallback(() => {
      setOn(false);
      field?.focus();
    }, [field]),
    scrolls,
    toggleScrolls: useCallback(() => setScrolls((now) => !now), []),
    unit,
    setUnit,
  };
}
export type FocusMode = ReturnType<typeof useFocusMode>;
