import { describe, type NamedCard } from './named-card.ts';

/** Most cards with the same name that are shown. */
const maxCards = 3;

function paragraph(className: string, text: string): HTMLParagraphElement {
  const element = document.createElement('p');
  element.className = className;
  element.textContent = text;
  return element;
}

function section(card: NamedCard, onOpen: (card: NamedCard) => void): HTMLElement {
  const element = document.createElement('section');
  const title = card.name || 'Olay örgüsü';
  const text = describe(card);
  element.append(paragraph('cm-name-title', title), paragraph('cm-name-note', card.note));
  const button = document.createElement('button');
  if (text !== '') {
    const description = paragraph('cm-name-text', text);
    description.id = `name-${card.id}`;
    button.setAttribute('aria-describedby', description.id);
    element.append(description);
  }
  button.type = 'button';
  button.textContent = 'Kartı aç';
  button.setAttribute('aria-label', `Kartı aç: ${title}`);
  // Pressing the button must not move the selection in the text.
  button.addEventListener('mousedown', (event) => event.preventDefault());
  button.addEventListener('click', () => onOpen(card));
  element.append(button);
  return element;
}

/** The small card of a name in the text: what it is, how its description begins, and a button that opens it. */
export function nameCard(cards: readonly NamedCard[], onOpen: (card: NamedCard) => void): HTMLElement {
  const element = document.createElement('div');
  element.className = 'cm-name-card';
  element.setAttribute('role', 'group');
  element.setAttribute('aria-label', 'Metinde geçen ad');
  element.append(...cards.slice(0, maxCards).map((card) => section(card, onOpen)));
  return element;
}
