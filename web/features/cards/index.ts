export {
  type CardDrafts,
  hasCardDrafts,
  readCardDrafts,
} from './card-drafts.ts';
export { type AddedCards, savedCardIds } from './cards-host.ts';
export { CharactersTab, PlotTab } from './lazy-tabs.ts';
export { isLocalCardId } from './local-id.ts';
export { type Cards, useCards } from './use-cards.ts';
