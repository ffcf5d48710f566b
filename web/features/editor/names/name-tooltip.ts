import { type Extension, StateEffect, StateField } from '@codemirror/state';
import { EditorView, keymap, showTooltip, type Tooltip, tooltips, ViewPlugin } from '@codemirror/view';
import { nameCard } from './name-card.ts';
import type { NameList } from './name-list.ts';
import { type MarkedName, nameAt } from './name-marks.ts';
import type { NamedCard } from './named-card.ts';

/** How long the pointer rests on a name before its card is shown, ms. */
const hoverMs = 350;
/** How long the pointer may be between a name and its card, ms. */
const leaveMs = 250;

/** Distance between a card and the sides of the window, px. */
const edgePx = 8;

/** How a card was opened: the pointer closes only what it opened. */
type OpenedBy = 'hover' | 'click' | 'key';

interface OpenCard {
  from: number;
  to: number;
  by: OpenedBy;
  tooltip: Tooltip;
}

const setOpen = StateEffect.define<OpenCard | null>();

/** The open card; typing and moving the caret off the name close it, what others write moves it. */
const open = StateField.define<OpenCard | null>({
  create: () => null,
  update(card, tr) {
    let next = card;
    if (next && tr.docChanged) {
      const [from, to] = [tr.changes.mapPos(next.from, 1), tr.changes.mapPos(next.to, -1)];
      const isEdited = tr.isUserEvent('input') || tr.isUserEvent('delete') || from >= to;
      next = isEdited ? null : { ...next, from, to, tooltip: { ...next.tooltip, pos: from, end: to } };
    }
    if (
      next &&
      tr.selection &&
      (tr.newSelection.main.head < next.from || tr.newSelection.main.head > next.to)
    )
      next = null;
    for (const effect of tr.effects) if (effect.is(setOpen)) next = effect.value;
    return next;
  },
  provide: (field) => showTooltip.from(field, (card) => card?.tooltip ?? null),
});

/** The name below an event's target; null where none is, or where a misspelled word has a menu of its own. */
function nameUnder(event: Event, view: EditorView): MarkedName | null {
  const { target } = event;
  if (!(target instanceof Element) || target.closest('.cm-misspelled')) return null;
  const element = target.closest('.cm-name');
  // Focus mode shows nothing but the text.
  if (!element || element.closest('[data-focus-mode]')) return null;
  return nameAt(view.state, view.posAtDOM(element) + 1);
}

const theme = EditorView.baseTheme({
  '.cm-tooltip.cm-name-card': {
    display: 'grid',
    gap: '0.75rem',
    boxSizing: 'border-box',
    width: 'max-content',
    maxWidth: 'min(22rem, calc(100vw - 2rem))',
    maxHeight: 'min(24rem, 60vh)',
    overflowY: 'auto',
    padding: '0.75rem 1rem 0.25rem',
    border: '1px solid var(--line)',
    borderRadius: '0.5rem',
    backgroundColor: 'var(--sheet)',
    color: 'var(--ink)',
    boxShadow: 'var(--shadow-float)',
    fontFamily: 'var(--font-sans)',
    fontSize: '0.9375rem',
    lineHeight: '1.375rem',
    overflowWrap: 'anywhere',
    zIndex: '30',
  },
  '.cm-name-card section + section': { borderTop: '1px solid var(--line)', paddingTop: '0.75rem' },
  '.cm-name-title': { fontWeight: '600' },
  '.cm-name-note': { color: 'var(--ink-soft)', fontSize: '0.8125rem' },
  '.cm-name-text': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '4',
    overflow: 'hidden',
    marginTop: '0.375rem',
    whiteSpace: 'pre-line',
  },
  '.cm-name-card button': {
    minHeight: '2.75rem',
    margin: '0.25rem 0 0 -0.75rem',
    padding: '0 0.75rem',
    borderRadius: '0.375rem',
    fontWeight: '600',
    color: 'var(--accent)',
  },
  '.cm-name-card button:hover': { backgroundColor: 'var(--well)' },
});

interface NameTooltipDeps {
  list: NameList;
  /** Marks what was typed just now. */
  searchNow: (view: EditorView) => void;
  onOpen: (card: NamedCard) => void;
}

/** The small card of a name: shown while the pointer is on the name, by a click or tap on it, and by Alt+Enter. */
export function nameTooltip({ list, searchNow, onOpen }: NameTooltipDeps): Extension {
  const close = (view: EditorView) => view.dispatch({ effects: setOpen.of(null) });

  function show(view: EditorView, { from, to, ids }: MarkedName, by: OpenedBy): void {
    const cards = ids.flatMap((id) => list.card(id) ?? []);
    if (cards.length === 0) return;
    const dom = nameCard(cards, (card) => {
      close(view);
      onOpen(card);
    });
    if (by === 'key') requestAnimationFrame(() => dom.querySelector('button')?.focus());
    // Not clipped: the editor's scroll margins are fixed bars, which would hide the card in the first lines.
    const tooltip = { pos: from, end: to, create: () => ({ dom, offset: { x: 0, y: 8 } }), clip: false };
    view.dispatch({ effects: setOpen.of({ from, to, by, tooltip }) });
  }

  const pointer = ViewPlugin.define(
    (view) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const after = (ms: number, act: () => void) => {
        clearTimeout(timer);
        timer = setTimeout(act, ms);
      };
      const leave = () =>
        after(leaveMs, () => {
          if (view.state.field(open)?.by === 'hover') close(view);
        });
      const over = (event: PointerEvent) => {
        if (event.pointerType !== 'mouse' || event.buttons !== 0) return;
        const { target } = event;
        const card = view.state.field(open);
        const name = nameUnder(event, view);
        const isOnCard = target instanceof Element && target.closest('.cm-name-card') !== null;
        if (isOnCard || (name && name.from === card?.from)) return clearTimeout(timer);
        if (name) {
          const { ids, from } = name;
          after(hoverMs, () => {
            // The text may have changed under a resting pointer.
            const now = nameAt(view.state, Math.min(from + 1, view.state.doc.length));
            if (now && now.ids.join() === ids.join()) show(view, now, 'hover');
          });
        } else leave();
      };
      const focusOut = ({ relatedTarget }: FocusEvent) => {
        const card = view.state.field(open);
        const stays = relatedTarget instanceof Node && view.dom.contains(relatedTarget);
        if (card && card.by !== 'hover' && !stays) close(view);
      };
      // Escape also stops a generation and leaves focus mode; with a card it closes the card only.
      const keyDown = (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !view.state.field(open)) return;
        event.preventDefault();
        event.stopPropagation();
        const hadFocus = view.dom.contains(document.activeElement);
        close(view);
        if (hadFocus) view.focus();
      };
      // On the whole field, because the card lies beside the text.
      view.dom.addEventListener('pointerover', over);
      view.dom.addEventListener('pointerleave', leave);
      view.dom.addEventListener('focusout', focusOut);
      // A card below the pointer closes wherever the focus is.
      document.addEventListener('keydown', keyDown, { capture: true });
      return {
        destroy() {
          clearTimeout(timer);
          view.dom.removeEventListener('pointerover', over);
          view.dom.removeEventListener('pointerleave', leave);
          view.dom.removeEventListener('focusout', focusOut);
          document.removeEventListener('keydown', keyDown, { capture: true });
        },
      };
    },
    {
      eventHandlers: {
        click(event, view) {
          const name = view.state.selection.main.empty ? nameUnder(event, view) : null;
          if (name) show(view, name, 'click');
          else if (view.state.field(open)) close(view);
        },
      },
    },
  );

  function showAtCaret(view: EditorView): boolean {
    searchNow(view);
    const name = nameAt(view.state, view.state.selection.main.head);
    if (name) show(view, name, 'key');
    return name !== null;
  }

  return [
    open,
    pointer,
    tooltips({
      tooltipSpace: () => ({
        ...{ left: edgePx, right: document.documentElement.clientWidth - edgePx },
        ...{ top: 0, bottom: window.innerHeight },
      }),
    }),
    theme,
    keymap.of([{ key: 'Alt-Enter', run: showAtCaret }]),
  ];
}
