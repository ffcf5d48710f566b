import { expect, test } from 'vitest';
import { suggestTitle } from './suggest-title.ts';

test.each([
  ['# İlk Kar\n\nKar yağdı.', '', 'İlk Kar'],
  ['istanbul’da yağmur dindi. Sokaklar boştu.', '', 'İstanbul’da yağmur dindi'],
  ['—Gelme! dedi kadın.', '', 'Gelme'],
  [
    'Bir sabah erkenden kalkıp denize inen yaşlı balıkçı o gün hiç balık tutamadı.',
    '',
    'Bir sabah erkenden kalkıp denize inen yaşlı balıkçı',
  ],
  ['', 'ıssız bir adada bulunan mektup', 'Issız bir adada bulunan mektup'],
  ['  \n\n***\n', 'Fener bekçisi', 'Fener bekçisi'],
  ['', 'Balıkçı Temel, fırtınada haritada olmayan bir ada bulur.', 'Balıkçı Temel'],
  ['Nermin, bir sabah kıyıda, bir şişe buldu.', '', 'Nermin, bir sabah kıyıda'],
  ['', '', ''],
])('%j with the idea %j suggests %j', (content, idea, title) => {
  expect(suggestTitle(content, idea)).toBe(title);
});

test('a word longer than a title is left out', () => {
  expect(suggestTitle('a'.repeat(100), '')).toBe('');
});
