import type { CardEntry, CardList } from './card-list.ts';

interface Shown<C> {
  list: CardList<C>;
  entry: CardEntry<C>;
}

/**
 * Whether a card looks the same in both: of five hundred cards only the one that is typed into is drawn anew. The
 * list's functions read what is now, so that older ones do the same.
 */
export function sameEntry<C>(before: Shown<C>, after: Shown<C>): boolean {
  const [a, b] = [before.entry, after.entry];
  return (
    before.list.busy === after.list.busy &&
    before.list.signedIn === after.list.signedIn &&
    before.list.hasRoomInStory === after.list.hasRoomInStory &&
    a.key === b.key &&
    a.id === b.id &&
    a.card === b.card &&
    a.revision === b.revision &&
    a.changed === b.changed &&
    a.other === b.other &&
    a.added === b.added &&
    a.open === b.open &&
    a.working === b.working &&
    a.fault === b.fault
  );
}
