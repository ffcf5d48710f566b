import { expect, test } from 'vitest';
import type { EntryWithUseOut } from '#contract/world.ts';
import { pickCard } from '#domain/world/card-fields.ts';
import { characterFields, plotFields } from '#domain/world/cards.ts';
import { describe, namedCards, sameNamedCards } from './named-card.ts';

const entry = (fields: Partial<EntryWithUseOut>): EntryWithUseOut => ({
  id: 'e',
  kind: 'place',
  name: 'Değirmen',
  aliases: [],
  text: 'Kanatları durmuş.',
  use: null,
  revision: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...fields,
});
const character = (id: string, fields: object) => ({
  ...{ id, key: `key-${id}` },
  card: pickCard(characterFields, fields),
});
const plot = (id: string, fields: object) => ({ id, key: id, card: pickCard(plotFields, fields) });
const nothing = { characters: [], plot: [], added: { characters: [], plot: [] }, world: [] };

test('joins the cards of the editor with the other names of the world', () => {
  const cards = namedCards({
    ...nothing,
    characters: [
      character('c', { name: 'Ayşe Yılmaz', role: 'antagonist', age: 'Kırk', personality: 'Sakin.' }),
      character('yeni', { name: 'Selim' }),
    ],
    plot: [plot('p', { type: 'conclusion', description: 'Sandık bulunur.' })],
    world: [
      entry({}),
      entry({ id: 'c', kind: 'character', name: 'Ayşe', aliases: ['Ayşo'], text: 'eski' }),
      entry({ id: 'p', kind: 'plot', name: '', aliases: ['sandık'] }),
      entry({ id: 'gone', kind: 'character', name: 'Silinen' }),
    ],
  });
  expect(cards.map(({ id, key, name, aliases, note }) => [id, key, name, aliases, note])).toEqual([
    ['c', 'key-c', 'Ayşe Yılmaz', ['Ayşo'], 'Karakter · Karşıt Karakter'],
    ['yeni', 'key-yeni', 'Selim', [], 'Karakter · Yardımcı Karakter'],
    ['p', 'p', '', ['sandık'], 'Sonuç'],
    ['e', 'e', 'Değirmen', [], 'Yer'],
  ]);
  expect(cards.map(describe)).toEqual(['Kırk · Sakin.', '', 'Sandık bulunur.', 'Kanatları durmuş.']);
});

test('leaves out what the story excludes or leaves to other stories, unless it was added here', () => {
  const world = [
    entry({ id: 'a', use: 'excluded' }),
    entry({ id: 'b', use: 'elsewhere' }),
    entry({ id: 'c', use: 'pinned' }),
    entry({ id: 'd', kind: 'character', use: 'elsewhere' }),
  ];
  const characters = [character('d', { name: 'Ayşe' })];
  const ids = (added: string[]) =>
    namedCards({ ...nothing, characters, world, added: { characters: added, plot: [] } }).map(({ id }) => id);
  expect(ids([])).toEqual(['c']);
  expect(ids(['d'])).toEqual(['d', 'c']);
});

test('shortens a long description', () => {
  const [card] = namedCards({ ...nothing, world: [entry({ text: 'söz '.repeat(100) })] });
  expect(card && describe(card)).toMatch(/söz…$/u);
  expect(card && describe(card).length).toBeLessThanOrEqual(281);
});

test('the same cards are recognised, and a changed text is not', () => {
  const characters = [character('c', { name: 'Ayşe' })];
  const before = namedCards({ ...nothing, characters });
  expect(sameNamedCards(before, namedCards({ ...nothing, characters }))).toBe(true);
  const changed = [character('c', { name: 'Ayşe', age: 'Kırk' })];
  expect(sameNamedCards(before, namedCards({ ...nothing, characters: changed }))).toBe(false);
  expect(sameNamedCards(before, [])).toBe(false);
});
