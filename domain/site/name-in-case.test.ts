import { expect, it } from 'vitest';
import { nameInCase } from './name-in-case.ts';

it.each([
  ['Yazıhane', 'Yazıhane’ye', 'Yazıhane’de'],
  ['Masal', 'Masal’a', 'Masal’da'],
  ['Kitap', 'Kitap’a', 'Kitap’ta'],
  ['Kalem Evi', 'Kalem Evi’ne', 'Kalem Evi’nde'],
  ['Roman Kulübü', 'Roman Kulübü’ne', 'Roman Kulübü’nde'],
  ['Mavi Kedi', 'Mavi Kedi’ye', 'Mavi Kedi’de'],
  ['Öykü 42', 'Öykü 42’ye', 'Öykü 42’de'],
  ['YKY', 'YKY’ye', 'YKY’de'],
  ['Kalem & Kâğıt', 'Kalem & Kâğıt’a', 'Kalem & Kâğıt’ta'],
  ['Masal!', 'Masal!’a', 'Masal!’da'],
  ['O’Kalem', 'O’Kalem’e', 'O’Kalem’de'],
])('gives %s the suffixes that it is heard with', (name, dative, locative) => {
  expect([nameInCase(name, 'dat'), nameInCase(name, 'loc')]).toEqual([dative, locative]);
});
