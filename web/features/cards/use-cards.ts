import { useLayoutEffect, useState } from 'react';
import type { CharacterCard, PlotCard } from '#domain/world/cards.ts';
import type { CardDrafts } from './card-drafts.ts';
import { characterKind, plotKind } from './card-kinds.ts';
import type { CardList } from './card-list.ts';
import { type CardsOptions, createCardsHost } from './cards-host.ts';
import { useCardList } from './use-card-list.ts';

/** The cards of this editor. */
export interface Cards {
  characters: CardList<CharacterCard>;
  plot: CardList<PlotCard>;
  /** All unsaved work, as it is now. */
  serialize(): CardDrafts;
  /** Replaces all unsaved work. */
  restore(drafts: CardDrafts): void;
}

/** Character and plot cards of an editor: saved ones, new ones, unsaved changes, and which the story uses. */
export function useCards(options: CardsOptions): Cards {
  const { signedIn, added } = options;
  const [host] = useState(() => createCardsHost(options));
  useLayoutEffect(() => host.setOptions(options));
  useLayoutEffect(() => host.setAdded(added), [host, added]);
  const characters = useCardList(characterKind, {
    signedIn,
    added: added.characters,
    host: host.characters,
  });
  const plot = useCardList(plotKind, { signedIn, added: added.plot, host: host.plot });

  return {
    characters: characters.list,
    plot: plot.list,
    serialize: () => ({ characters: characters.store.drafts(), plot: plot.store.drafts() }),
    restore(drafts) {
      characters.store.restore(drafts.characters);
      plot.store.restore(drafts.plot);
    },
  };
}
