export {
  type CardDrafts,
  hasCardDrafts,
  noCardDrafts,
  readCardDrafts,
} from './card-drafts.ts';
export { CharactersTab, PlotTab } from './lazy-tabs.ts';
export { type AddedCards, type Cards, savedCardIds, useCards } from './use-cards.ts';
