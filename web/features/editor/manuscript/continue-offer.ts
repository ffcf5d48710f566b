import { type EditorState, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';
import { visibleLines } from './shown-part.ts';

/** What is offered on an empty line: its text with the price, and what a click does. */
export interface ContinueOffer {
  label: string;
  onAccept: () => void;
}

/** Offers a continuation on empty lines from now on; null offers none. */
export const offerContinuation = StateEffect.define<ContinueOffer | null>();

/** The text is drawn by the style sheet, so that it belongs neither to the story nor to a copy of it. */
class OfferWidget extends WidgetType {
  readonly #offer: ContinueOffer;

  constructor(offer: ContinueOffer) {
    super();
    this.#offer = offer;
  }

  override eq(other: OfferWidget): boolean {
    return other.#offer.label === this.#offer.label && other.#offer.onAccept === this.#offer.onAccept;
  }

  toDOM(): HTMLElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.tabIndex = -1;
    button.className = 'manuscript-offer';
    button.dataset.label = this.#offer.label;
    button.setAttribute('aria-label', this.#offer.label);
    button.addEventListener('mousedown', (event) => event.preventDefault());
    button.addEventListener('click', this.#offer.onAccept);
    return button;
  }
}

const offer = StateField.define<ContinueOffer | null>({
  create: () => null,
  update(before, { effects }) {
    let next = before;
    for (const effect of effects) if (effect.is(offerContinuation)) next = effect.value;
    return next;
  },
});

/** Whether the caret is alone on an empty line behind something that can be continued. */
export function isOnEmptyLine(state: EditorState): boolean {
  const { main } = state.selection;
  if (!main.empty) return false;
  const line = state.doc.lineAt(main.head);
  const { from, to } = visibleLines(state);
  return (
    line.text.trim() === '' &&
    state.sliceDoc(Math.max(from, line.from - 200), Math.min(line.from, to)).trim() !== ''
  );
}

function drawn(state: EditorState): DecorationSet {
  const now = state.field(offer);
  if (!now || !isOnEmptyLine(state)) return Decoration.none;
  const widget = Decoration.widget({ widget: new OfferWidget(now), side: 1 });
  return Decoration.set(widget.range(state.selection.main.head));
}

/** Shows the offer of a continuation on the empty line that the caret is on. */
export const continueOffer = [offer, EditorView.decorations.compute([offer, 'selection', 'doc'], drawn)];
