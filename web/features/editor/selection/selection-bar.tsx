import { type CSSProperties, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isBusy } from '#web/features/generation/index.ts';
import { classes } from '#web/ui/classes.ts';
import type { Manuscript } from '../manuscript/manuscript-face.ts';
import { SelectionMenu } from './selection-menu.tsx';
import { useSelected } from './use-selected.ts';
import type { SelectionActions } from './use-selection-actions.ts';

/** Room between the selection and the bar, px. */
const gapPx = 8;

/** The bars at the window's edges, px: what stands under them is not seen. */
const edges = { top: 130, bottom: 140 };

/** Where the bar stands within its sheet, px: below the selection's end, or as near to it as is in sight. */
function placeIn(sheet: HTMLElement, page: Manuscript, at: number): { left: number; top: number } {
  const end = page.coordsAt(at);
  const box = sheet.getBoundingClientRect();
  const below = end ? end.bottom + gapPx : innerHeight;
  return {
    left: Math.max(0, Math.min((end?.left ?? box.left) - box.left, box.width - 180)),
    top: Math.max(edges.top, Math.min(below, innerHeight - edges.bottom)) - box.top,
  };
}

/** The caret as something a menu can stand at. */
function caretOf(page: Manuscript) {
  const at = page.coordsAt(page.selected().to);
  return at && { getBoundingClientRect: () => new DOMRect(at.left, at.top, 1, at.bottom - at.top) };
}

/**
 * A small bar by the selection (on a phone at the lower edge, above the keyboard) with what can be done with it; the menu also comes by its
 * shortcut, at the caret too.
 */
export function SelectionBar({
  actions,
  manuscript,
  ready,
  busy,
}: {
  actions: SelectionActions;
  manuscript: RefObject<Manuscript | null>;
  ready: boolean;
  /** True while the story itself is being written. */
  busy: boolean;
}) {
  const selected = useSelected(manuscript, ready);
  const host = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);
  const idle = !busy && actions.asked === null && !isBusy(actions.state);
  const shown = idle && selected !== null;

  useLayoutEffect(() => {
    const page = manuscript.current;
    const sheet = host.current?.parentElement;
    setPlace(shown && page && sheet ? placeIn(sheet, page, selected.to) : null);
  }, [shown, selected, manuscript]);

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const wanted = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!wanted || event.key.toLowerCase() !== 'k' || event.isComposing) return;
      // Another tab of the editor is shown, or a dialog stands over it.
      if (
        host.current?.closest('[hidden]') ||
        document.querySelector('[role="dialog"], [role="alertdialog"]')
      )
        return;
      event.preventDefault();
      if (idle) setOpen(true);
    }
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [idle]);

  const { passage } = open || shown ? actions.chosen() : { passage: '' };
  const menu = (
    <SelectionMenu
      actions={actions}
      passage={passage}
      open={open && idle}
      onOpenChange={setOpen}
      caret={() => (manuscript.current ? caretOf(manuscript.current) : null)}
      withButton={shown}
      onLeft={() => manuscript.current?.focus()}
    />
  );
  return (
    <div
      ref={host}
      className={classes(
        'z-10 max-sm:fixed max-sm:inset-x-3 max-sm:bottom-[max(calc(var(--action-bar)+env(safe-area-inset-bottom)),calc(var(--keyboard,0px)+0.5rem))] sm:absolute sm:top-(--bar-top) sm:left-(--bar-left)',
        // The bar at the lower edge has a line more where tokens are short.
        actions.shortage ? '[--action-bar:6.75rem]' : '[--action-bar:4.75rem]',
      )}
      style={
        place
          ? ({ '--bar-left': `${place.left}px`, '--bar-top': `${place.top}px` } as CSSProperties)
          : undefined
      }
    >
      {shown ? (
        <div role="toolbar" aria-label="Seçim" className="rounded-md shadow-float">
          {menu}
        </div>
      ) : (
        menu
      )}
    </div>
  );
}
