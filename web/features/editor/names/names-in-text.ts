import type { Extension } from '@codemirror/state';
import { createNameList } from './name-list.ts';
import { nameMarks } from './name-marks.ts';
import { nameTooltip } from './name-tooltip.ts';
import type { NamedCard } from './named-card.ts';

export interface NamesInText {
  extension: Extension;
  setCards(cards: readonly NamedCard[]): void;
}

/** Underlines the names of cards in a text field and shows a small card for each. */
export function namesInText(onOpen: (card: NamedCard) => void): NamesInText {
  const list = createNameList();
  const { extension, searchNow } = nameMarks(list);
  return {
    extension: [extension, nameTooltip({ list, searchNow, onOpen })],
    setCards: (cards) => list.set(cards),
  };
}
