import { describe, expect, test } from 'vitest';
import {
  addLocalCard,
  applySave,
  type CardCollection,
  createCardCollection,
  dropEdit,
  edit,
  entriesOf,
  rebase,
  reconcile,
  removeDeleted,
  removeFromEditor,
  restoreRemoved,
  type SavedCard,
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
const shown = (collection: CardCollection<Card>, list: Saved[]) =>
  entriesOf(collection, list, cardOf).map(({ card }) => card.name);
const kind = { cardOf, localId: () => 'new-local' };

describe('entriesOf', () => {
  test('lists new cards first, newest on top, and then the saved ones in the server’s order', () => {
    const collection = addLocalCard(addLocalCard(empty, local('x', 'İlk')), local('y', 'İkinci'));
    expect(shown(collection, [saved('a', 'Ayşe'), saved('b', 'Barış')])).toEqual([
      'İkinci',
      'İlk',
      'Ayşe',
      'Barış',
    ]);
  });

  test('keeps the position and the key of a card when it is saved', () => {
    const collection = addLocalCard(addLocalCard(empty, local('x', 'İlk')), local('y', 'İkinci'));
    const after = applySave(collection, 'x', { sent: { name: 'İlk' }, revision: 1 });
    const entries = entriesOf(after, [saved('x', 'İlk'), saved('a', 'Ayşe')], cardOf);
    expect(entries.map(({ key }) => key)).toEqual(['y', 'x', 'a']);
    expect(entries[1]).toMatchObject({ id: 'x', revision: 1, changed: false });
  });

  test('names a card by a local id until it is saved', () => {
    const [entry] = entriesOf(addLocalCard(empty, local('x', '')), [], cardOf);
    expect(entry).toMatchObject({ key: 'x', id: 'local-x', revision: null, changed: true });
  });

  test('marks a card as changed unless only white space at the ends differs', () => {
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

describe('a change in another tab', () => {
  const before = saved('a', 'Ayşe');
  const mine = edit(empty, 'a', { name: 'Ayşe Hanım' }, before);

  test('shows the other version when this card has unsaved changes', () => {
    const [entry] = entriesOf(mine, [saved('a', 'Ayşegül', 2)], cardOf);
    expect(entry).toMatchObject({ card: { name: 'Ayşe Hanım' }, other: { name: 'Ayşegül' } });
  });

  test('hides the other version when the writer keeps the own texts', () => {
    const kept = rebase(mine, 'a', 2);
    expect(entriesOf(kept, [saved('a', 'Ayşegül', 2)], cardOf)[0]).toMatchObject({
      card: { name: 'Ayşe Hanım' },
      other: null,
    });
  });

  test('shows only the other version when the writer drops the own texts', () => {
    expect(shown(dropEdit(mine, 'a'), [saved('a', 'Ayşegül', 2)])).toEqual(['Ayşegül']);
  });

  test('shows no conflict when both versions are equal', () => {
    const list = [saved('a', 'Ayşe Hanım', 2)];
    expect(entriesOf(mine, list, cardOf)[0]).toMatchObject({ changed: false, other: null });
    expect(reconcile(mine, list, kind).collection.edits).toEqual([]);
  });

  test('keeps showing the other version while the writer types', () => {
    const typed = edit(mine, 'a', { name: 'Ayşe Hanımefendi' }, saved('a', 'Ayşegül', 2));
    expect(entriesOf(typed, [saved('a', 'Ayşegül', 2)], cardOf)[0]?.other).toEqual({ name: 'Ayşegül' });
  });

  test('turns unsaved texts into a new card when the saved card was deleted', () => {
    const { collection, renamed } = reconcile(mine, [], kind);
    expect(entriesOf(collection, [], cardOf)).toMatchObject([
      { key: 'a', id: 'new-local', card: { name: 'Ayşe Hanım' }, revision: null },
    ]);
    expect([...renamed]).toEqual([['a', 'new-local']]);
  });

  test('removes a deleted card without unsaved texts', () => {
    const { collection } = reconcile(empty, [], kind);
    expect(shown(collection, [])).toEqual([]);
  });
});

describe('saving', () => {
  test('keeps texts that were typed while the save was running', () => {
    const collection = addLocalCard(empty, local('x', 'Nermin Hanım'));
    const after = applySave(collection, 'x', { sent: { name: 'Nermin' }, revision: 1 });
    expect(entriesOf(after, [saved('x', 'Nermin')], cardOf)[0]).toMatchObject({
      card: { name: 'Nermin Hanım' },
      changed: true,
      other: null,
    });
  });

  test('leaves no unsaved change', () => {
    const changed = edit(empty, 'a', { name: 'B' }, saved('a', 'A'));
    expect(applySave(changed, 'a', { sent: { name: 'B' }, revision: 2 }).edits).toEqual([]);
  });

  test('is recognised by the next list when its answer was lost', () => {
    const collection = addLocalCard(empty, local('x', 'Nermin'));
    const { collection: held, renamed } = reconcile(collection, [saved('x', 'Nermin')], kind);
    expect(entriesOf(held, [saved('x', 'Nermin')], cardOf)).toMatchObject([{ id: 'x', changed: false }]);
    expect([...renamed]).toEqual([['local-x', 'x']]);
  });

  test('keeps texts that were typed after a save whose answer was lost', () => {
    const collection = addLocalCard(empty, local('x', 'Nermin Hanım'));
    const { collection: held } = reconcile(collection, [saved('x', 'Nermin')], kind);
    expect(entriesOf(held, [saved('x', 'Nermin')], cardOf)).toMatchObject([
      { id: 'x', card: { name: 'Nermin Hanım' }, changed: true, other: null },
    ]);
  });
});

test('reconcile returns the same collection when nothing changed', () => {
  const collection = edit(addLocalCard(empty, local('x', 'Y')), 'a', { name: 'B' }, saved('a', 'A'));
  expect(reconcile(collection, [saved('a', 'A')], kind).collection).toBe(collection);
});

describe('removing a card from the editor', () => {
  test('hides a saved card and its unsaved changes until it is restored', () => {
    const list = [saved('a', 'Ayşe'), saved('b', 'Barış')];
    const changed = edit(empty, 'a', { name: 'Ayşe Hanım' }, list[0]);
    const away = removeFromEditor(changed, 'a');
    expect(shown(away, list)).toEqual(['Barış']);
    expect(shown(restoreRemoved(away, 'a', undefined), list)).toEqual(['Ayşe Hanım', 'Barış']);
  });

  test('removes an unsaved card until it is restored at its position', () => {
    const [x, y] = [local('x', 'İlk'), local('y', 'İkinci')];
    const away = removeFromEditor(addLocalCard(addLocalCard(empty, x), y), 'y');
    expect(shown(away, [])).toEqual(['İlk']);
    expect(shown(restoreRemoved(away, 'y', y), [])).toEqual(['İkinci', 'İlk']);
  });
});

test('removes all local state of a deleted card', () => {
  const collection = removeFromEditor(
    edit(addLocalCard(empty, local('x', 'Y')), 'a', { name: 'B' }, saved('a', 'A')),
    'a',
  );
  expect(removeDeleted(removeDeleted(collection, 'a'), 'x')).toEqual({
    local: [],
    edits: [],
    newKeys: [],
    hidden: [],
  });
});
