import { isolateHistory } from '@codemirror/commands';
import { type EditorState, type Extension, StateEffect, StateField } from '@codemirror/state';
import { EditorView, showTooltip, type Tooltip } from '@codemirror/view';
import type { Spelling } from './spell-client.ts';
import { wordsIn } from './words-in-view.ts';

type Place = { from: number; to: number };

interface MenuDeps {
  learn: (word: string) => void;
  markedAt: (state: EditorState, pos: number) => Place | null;
  nextMarked: (state: EditorState, pos: number) => Place | null;
}

const show = StateEffect.define<Tooltip | null>();

/** The open menu; any change of the text closes it. */
const open = StateField.define<Tooltip | null>({
  create: () => null,
  update(tooltip, tr) {
    let next = tr.docChanged ? null : tooltip;
    for (const effect of tr.effects) if (effect.is(show)) next = effect.value;
    return next;
  },
  provide: (field) => showTooltip.from(field),
});

function button(text: string, onPress: () => void, className = ''): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = text;
  element.setAttribute('role', 'menuitem');
  element.tabIndex = -1;
  element.className = className;
  // Pressing a button must not move the focus and the selection out of the text.
  element.addEventListener('mousedown', (event) => event.preventDefault());
  element.addEventListener('click', onPress);
  return element;
}

/** Focuses the first suggestion, or the menu without one, so that Enter does not add the word to the list. */
function focusFirst(menu: HTMLElement): void {
  (menu.querySelector<HTMLElement>('button:not(.cm-spell-other)') ?? menu).focus();
}

const theme = EditorView.baseTheme({
  '.cm-tooltip.cm-spell-menu': {
    display: 'grid',
    minWidth: '11rem',
    maxWidth: 'min(20rem, 90vw)',
    padding: '0.25rem',
    border: '1px solid var(--line)',
    borderRadius: '0.5rem',
    backgroundColor: 'var(--sheet)',
    color: 'var(--ink)',
    boxShadow: 'var(--shadow-float)',
    fontFamily: 'var(--font-sans)',
    zIndex: '30',
  },
  '.cm-spell-menu button': {
    minHeight: '2.75rem',
    padding: '0 0.75rem',
    borderRadius: '0.375rem',
    textAlign: 'left',
    fontSize: '0.9375rem',
    fontWeight: '600',
  },
  '.cm-spell-menu button:hover, .cm-spell-menu button:focus-visible': { backgroundColor: 'var(--well)' },
  '.cm-spell-menu .cm-spell-other': {
    fontWeight: '400',
    borderTop: '1px solid var(--line)',
    borderRadius: '0',
  },
  '.cm-spell-menu p': { padding: '0.5rem 0.75rem', fontSize: '0.875rem', color: 'var(--ink-soft)' },
});

/** The menu of suggestions below a marked word, opened by a click or a key, with arrow-key navigation. */
export function spellMenu(
  spelling: Spelling,
  deps: MenuDeps,
): { extension: Extension; openNext: (view: EditorView) => boolean } {
  const close = (view: EditorView) => {
    view.dispatch({ effects: show.of(null) });
    view.focus();
  };

  function fill(view: EditorView, menu: HTMLElement, place: Place, words: readonly string[] | null) {
    const word = view.state.sliceDoc(place.from, place.to);
    const replace = (insert: string) => {
      view.dispatch({
        changes: { ...place, insert },
        selection: { anchor: place.from + insert.length },
        annotations: isolateHistory.of('full'),
        userEvent: 'input.replace.spelling',
      });
      view.focus();
    };
    const note = document.createElement('p');
    note.textContent = words === null ? 'Öneriler aranıyor…' : 'Öneri bulunamadı.';
    menu.replaceChildren(
      ...(words?.length ? words.map((right) => button(right, () => replace(right))) : [note]),
      button(
        'Sözlüğe ekle',
        () => {
          deps.learn(word);
          close(view);
        },
        'cm-spell-other',
      ),
    );
  }

  function menuFor(view: EditorView, place: Place, byKey: boolean): HTMLElement {
    const menu = document.createElement('div');
    menu.className = 'cm-spell-menu';
    menu.setAttribute('role', 'menu');
    menu.tabIndex = -1;
    menu.setAttribute('aria-label', `“${view.state.sliceDoc(place.from, place.to)}” için öneriler`);
    fill(view, menu, place, null);
    menu.addEventListener('keydown', (event) => {
      const items = [...menu.querySelectorAll('button')];
      const at = items.indexOf(document.activeElement as HTMLButtonElement);
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step !== undefined) items[(at + step + items.length) % items.length]?.focus();
      else if (event.key === 'Escape' || event.key === 'Tab') close(view);
      else return;
      event.preventDefault();
      event.stopPropagation();
    });
    if (byKey) requestAnimationFrame(() => focusFirst(menu));
    return menu;
  }

  async function openAt(view: EditorView, place: Place, byKey: boolean): Promise<void> {
    const [word] = wordsIn(view.state, [place]).filter(({ from }) => from === place.from);
    if (!word) return;
    const menu = menuFor(view, place, byKey);
    const create = () => ({ dom: menu });
    // Not clipped: the editor's scroll margins are fixed bars, which would hide the menu in the first lines.
    view.dispatch({ effects: show.of({ pos: place.from, end: place.to, create, clip: false }) });
    const words = await spelling.suggest(word);
    // The menu was closed, or the text has changed and the position may belong to another word.
    if (!menu.isConnected) return;
    const hadFocus = menu.contains(document.activeElement);
    fill(view, menu, place, words);
    if (hadFocus) focusFirst(menu);
  }

  return {
    extension: [
      open,
      theme,
      EditorView.domEventHandlers({
        click(event, view) {
          const pos = view.posAtCoords({ x: event.clientX, y: event.clientY });
          const place =
            pos === null || !view.state.selection.main.empty ? null : deps.markedAt(view.state, pos);
          if (place) void openAt(view, place, false);
          else if (view.state.field(open)) view.dispatch({ effects: show.of(null) });
        },
      }),
    ],
    openNext(view) {
      const { head } = view.state.selection.main;
      const place = deps.markedAt(view.state, head) ?? deps.nextMarked(view.state, head);
      if (!place) return true;
      view.dispatch({ selection: { anchor: place.from }, scrollIntoView: true });
      void openAt(view, place, true);
      return true;
    },
  };
}
