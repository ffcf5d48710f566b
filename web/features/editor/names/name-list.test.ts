import { expect, test } from 'vitest';
import { createNameList } from './name-list.ts';
import type { NamedCard } from './named-card.ts';

const card = (
  kind: NamedCard['kind'],
  name: string,
  aliases: readonly string[] = [],
  id = name,
): NamedCard => ({ id, key: id, kind, name, aliases, note: '', source: { text: '' } as NamedCard['source'] });

/** The names that are found in a text, each with the ids of its cards. */
function found(text: string, cards: readonly NamedCard[]): string[] {
  const list = createNameList();
  list.set(cards);
  return list
    .find(text)
    .map(({ from, to, cards: of }) => `${text.slice(from, to)}: ${of.map(({ id }) => id).join(', ')}`);
}

test('finds names with their suffixes', () => {
  const cards = [card('character', 'Ayşe'), card('place', 'Kadıköy'), card('object', 'pusula')];
  expect(found("Ayşe'nin evi Kadıköy'de. Ayşe’ye pusulasını Kadıköylüler verdi.", cards)).toEqual([
    "Ayşe'nin: Ayşe",
    "Kadıköy'de: Kadıköy",
    'Ayşe’ye: Ayşe',
    'pusulasını: pusula',
    'Kadıköylüler: Kadıköy',
  ]);
});

test('finds a name of two words as a whole, and a person by the given name', () => {
  const cards = [card('character', 'Nermin Yılmaz'), card('place', 'Kırık Değirmen', ['değirmen'])];
  expect(found("Nermin Yılmaz'ın yolu Kırık Değirmen'e düştü. Nermin değirmende durdu.", cards)).toEqual([
    "Nermin Yılmaz'ın: Nermin Yılmaz",
    "Kırık Değirmen'e: Kırık Değirmen",
    'Nermin: Nermin Yılmaz',
    'değirmende: Kırık Değirmen',
  ]);
});

test('takes the longest of overlapping names, and all cards with the same one', () => {
  const cards = [
    card('place', 'kule', [], 'tower'),
    card('place', 'Galata', ['Galata Kulesi'], 'galata'),
    card('object', 'Ada', [], 'ship'),
    card('place', 'Ada', [], 'island'),
  ];
  expect(found('Sonra Galata Kulesi ile kule göründü; Ada da oradaydı.', cards)).toEqual([
    'Galata Kulesi: galata',
    'kule: tower',
    'Ada: ship, island',
  ]);
});

test('tells the Turkish letters i and ı apart in both cases', () => {
  const cards = [card('character', 'İnci'), card('character', 'Işıl'), card('place', 'Iğdır')];
  expect(found("O gün İNCİ'nin, Işıl’ın ve IĞDIR'ın adı geçti.", cards)).toEqual([
    "İNCİ'nin: İnci",
    'Işıl’ın: Işıl',
    "IĞDIR'ın: Iğdır",
  ]);
  expect(found('O gün Inci ile İşıl da geldi.', cards)).toEqual([]);
});

test('finds names in a text whose letters are composed of several characters', () => {
  const text = 'Şöyle dedi: Gül, İnci’ye bak.'.normalize('NFD');
  expect(found(text, [card('character', 'İnci')])).toEqual([`${'İnci’ye'.normalize('NFD')}: İnci`]);
});

test('tells that the cards have changed, and finds the new names', () => {
  const list = createNameList();
  let told = 0;
  const unwatch = list.watch(() => {
    told++;
  });
  expect(list.find('Sonra Ayşe geldi.')).toEqual([]);
  list.set([card('character', 'Ayşe')]);
  expect(list.find('Sonra Ayşe geldi.')).toHaveLength(1);
  unwatch();
  list.set([]);
  expect([told, list.find('Sonra Ayşe geldi.'), list.card('Ayşe')]).toEqual([1, [], undefined]);
});
