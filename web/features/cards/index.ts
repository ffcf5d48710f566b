export {
  type CardDrafts,
  hasCardDrafts,
  noCardDrafts,
  readCardDrafts,
} from './card-drafts.ts';
export { CharactersTab } from './characters-tab.tsx';
export { PlotTab } from './plot-tab.tsx';
export { type AddedCards, type Cards, noAddedCards, savedCardIds, useCards } from './use-cards.ts';
