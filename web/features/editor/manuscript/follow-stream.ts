import { EditorView } from '@codemirror/view';

/** Room kept free below the newest word, over what floats there, px. */
const marginPx = 32;
const handsOn = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Keeps the newest streamed word in sight until the writer scrolls, types or clicks. `tailNow` tells where it is. */
export function createFollower(view: EditorView, tailNow: () => number | null) {
  let following = false;
  const letGo = () => {
    following = false;
  };

  function follow(): void {
    const tail = following ? tailNow() : null;
    if (tail !== null)
      view.dispatch({ effects: EditorView.scrollIntoView(tail, { y: 'nearest', yMargin: marginPx }) });
  }

  function end(): void {
    following = false;
    for (const kind of handsOn) removeEventListener(kind, letGo);
  }

  return {
    begin(): void {
      following = true;
      for (const kind of handsOn) addEventListener(kind, letGo, { passive: true });
      follow();
    },
    follow,
    end,
  };
}
