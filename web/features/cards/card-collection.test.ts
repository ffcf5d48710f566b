import { describe, expect, test } from 'vitest';
import {
  begin,
  type CardCollection,
  createCardCollection,
  dropEdit,
  edit,
  entriesOf,
  forget,
  putBack,
  rebase,
  reconcile,
  type SavedCard,
  settle,
  takeAway,
} from './card-collection.ts';
import type { LocalCard } from './card-drafts.ts';

interface Card {
  name: string;
}
type Saved = SavedCard & Card;

const cardOf = ({ name }: Saved): Card => ({ name });
const saved = (id: string, name: string, revision = 1): Saved => ({ id, name, revision });
const local = (uuid: string, name: string, revision: number | null = null): LocalCard<Card> => ({
  id: `local-${uuid}`,
  uuid,
  revision,
  card: { name },
});
const empty: CardCollection<Card> = createCardCollection({ local: [], edits: [] });
const shown = (shelf: CardCollection<Card>, list: Saved[]) =>
  entriesOf(shelf, list, cardOf).map(({ card }) => card.name);
const kind = { cardOf, localId: () => 'new-local' };

describe('the cards on the screen', () => {
  test('are those begun here, newest first, and then the saved ones as listed', () => {
    const shelf = begin(begin(empty, local('x', 'İlk')), local('y', 'İkinci'));
    expect(shown(shelf, [saved('a', 'Ayşe'), saved('b', 'Barış')])).toEqual([
      'İkinci',
      'İlk',
      'Ayşe',
      'Barış',
    ]);
  });

  test('keep their place and their key when they are saved', () => {
    const shelf = begin(begin(empty, local('x', 'İlk')), local('y', 'İkinci'));
    const after = settle(shelf, 'x', { sent: { name: 'İlk' }, revision: 1 });
    const entries = entriesOf(after, [saved('x', 'İlk'), saved('a', 'Ayşe')], cardOf);
    expect(entries.map(({ key }) => key)).toEqual(['y', 'x', 'a']);
    expect(entries[1]).toMatchObject({ id: 'x', revision: 1, changed: false });
  });

  test('go by a local id until they are saved', () => {
    const [entry] = entriesOf(begin(empty, local('x', '')), [], cardOf);
    expect(entry).toMatchObject({ key: 'x', id: 'local-x', revision: null, changed: true });
  });

  test('show unsaved changes, and say so unless only white space at the ends differs', () => {
    const list = [saved('a', 'Ayşe')];
    const changed = edit(empty, 'a', { name: 'Ayşe Hanım' }, list[0]);
    expect(entriesOf(changed, list, cardOf)[0]).toMatchObject({
      card: { name: 'Ayşe Hanım' },
      changed: true,
      other: null,
    });
    const spaced = edit(empty, 'a', { name: 'Ayşe ' }, list[0]);
    expect(entriesOf(spaced, list, cardOf)[0]).toMatchObject({ card: { name: 'Ayşe ' }, changed: false });
  });
});

describe('another tab', () => {
  const before = saved('a', 'Ayşe');
  const mine = edit(empty, 'a', { name: 'Ayşe Hanım' }, before);

  test('that saved the card meanwhile shows its version beside the unsaved one', () => {
    const [entry] = entriesOf(mine, [saved('a', 'Ayşegül', 2)], cardOf);
    expect(entry).toMatchObject({ card: { name: 'Ayşe Hanım' }, other: { name: 'Ayşegül' } });
  });

  test('gives way when the writer keeps the own texts', () => {
    const kept = rebase(mine, 'a', 2);
    expect(entriesOf(kept, [saved('a', 'Ayşegül', 2)], cardOf)[0]).toMatchObject({
      card: { name: 'Ayşe Hanım' },
      other: null,
    });
  });

  test('wins when the writer lets the own texts go', () => {
    expect(shown(dropEdit(mine, 'a'), [saved('a', 'Ayşegül', 2)])).toEqual(['Ayşegül']);
  });

  test('that saved the very same leaves nothing to ask', () => {
    const list = [saved('a', 'Ayşe Hanım', 2)];
    expect(entriesOf(mine, list, cardOf)[0]).toMatchObject({ changed: false, other: null });
    expect(reconcile(mine, list, kind).shelf.edits).toEqual([]);
  });

  test('goes on being told while the writer types', () => {
    const typed = edit(mine, 'a', { name: 'Ayşe Hanımefendi' }, saved('a', 'Ayşegül', 2));
    expect(entriesOf(typed, [saved('a', 'Ayşegül', 2)], cardOf)[0]?.other).toEqual({ name: 'Ayşegül' });
  });

  test('that deleted the card leaves the unsaved texts as a card of this editor', () => {
    const { shelf, renamed } = reconcile(mine, [], kind);
    expect(entriesOf(shelf, [], cardOf)).toMatchObject([
      { key: 'a', id: 'new-local', card: { name: 'Ayşe Hanım' }, revision: null },
    ]);
    expect([...renamed]).toEqual([['a', 'new-local']]);
  });

  test('that deleted a card without unsaved texts takes it from the screen', () => {
    const { shelf } = reconcile(empty, [], kind);
    expect(shown(shelf, [])).toEqual([]);
  });
});

describe('saving', () => {
  test('keeps what was typed while the answer was on its way', () => {
    const shelf = begin(empty, local('x', 'Nermin Hanım'));
    const after = settle(shelf, 'x', { sent: { name: 'Nermin' }, revision: 1 });
    expect(entriesOf(after, [saved('x', 'Nermin')], cardOf)[0]).toMatchObject({
      card: { name: 'Nermin Hanım' },
      changed: true,
      other: null,
    });
  });

  test('leaves no unsaved change behind', () => {
    const changed = edit(empty, 'a', { name: 'B' }, saved('a', 'A'));
    expect(settle(changed, 'a', { sent: { name: 'B' }, revision: 2 }).edits).toEqual([]);
  });

  test('that succeeded unheard is found out by the next list', () => {
    const shelf = begin(empty, local('x', 'Nermin'));
    const { shelf: held, renamed } = reconcile(shelf, [saved('x', 'Nermin')], kind);
    expect(entriesOf(held, [saved('x', 'Nermin')], cardOf)).toMatchObject([{ id: 'x', changed: false }]);
    expect([...renamed]).toEqual([['local-x', 'x']]);
  });

  test('that succeeded unheard keeps what was typed since', () => {
    const shelf = begin(empty, local('x', 'Nermin Hanım'));
    const { shelf: held } = reconcile(shelf, [saved('x', 'Nermin')], kind);
    expect(entriesOf(held, [saved('x', 'Nermin')], cardOf)).toMatchObject([
      { id: 'x', card: { name: 'Nermin Hanım' }, changed: true, other: null },
    ]);
  });
});

test('a list that changes nothing leaves the shelf itself', () => {
  const shelf = edit(begin(empty, local('x', 'Y')), 'a', { name: 'B' }, saved('a', 'A'));
  expect(reconcile(shelf, [saved('a', 'A')], kind).shelf).toBe(shelf);
});

describe('taking a card out of the editor', () => {
  test('hides a saved one, with its unsaved changes, until it is put back', () => {
    const list = [saved('a', 'Ayşe'), saved('b', 'Barış')];
    const changed = edit(empty, 'a', { name: 'Ayşe Hanım' }, list[0]);
    const away = takeAway(changed, 'a');
    expect(shown(away, list)).toEqual(['Barış']);
    expect(shown(putBack(away, 'a', undefined), list)).toEqual(['Ayşe Hanım', 'Barış']);
  });

  test('lets an unsaved one go until it is put back in its place', () => {
    const [x, y] = [local('x', 'İlk'), local('y', 'İkinci')];
    const away = takeAway(begin(begin(empty, x), y), 'y');
    expect(shown(away, [])).toEqual(['İlk']);
    expect(shown(putBack(away, 'y', y), [])).toEqual(['İkinci', 'İlk']);
  });
});

test('a deleted card leaves nothing behind', () => {
  const shelf = takeAway(edit(begin(empty, local('x', 'Y')), 'a', { name: 'B' }, saved('a', 'A')), 'a');
  expect(forget(forget(shelf, 'a'), 'x')).toEqual({ local: [], edits: [], made: [], hidden: [] });
});
