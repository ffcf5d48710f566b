import type { CardEntry, CardList } from './card-list.ts';

interface Shown<C> {
  list: CardList<C>;
  entry: CardEntry<C>;
}

/** Whether a card looks the same in both, so that of many cards only the changed one is rendered again. */
export function sameEntry<C>(before: Shown<C>, after: Shown<C>): boolean {
  const [a, b] = [before.entry, after.entry];
  return (
    before.list.busy === after.list.busy &&
    before.list.signedIn === after.list.signedIn &&
    before.list.canAddToStory === after.list.canAddToStory &&
    a.key === b.key &&
    a.id === b.id &&
    a.card === b.card &&
    a.revision === b.revision &&
    a.changed === b.changed &&
    a.other === b.other &&
    a.added === b.added &&
    a.open === b.open &&
    a.asked === b.asked &&
    a.working === b.working &&
    a.error === b.error
  );
}
