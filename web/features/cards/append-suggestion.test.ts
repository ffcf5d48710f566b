import { describe, expect, test } from 'vitest';
import { appendSuggestion, chooseSuggestion } from './append-suggestion.ts';

describe('appendSuggestion', () => {
  test.each([
    ['', 'Az konuşur.', 'Az konuşur.'],
    ['  \n', 'Az konuşur.', 'Az konuşur.'],
    ['Sabırlıdır.', 'Az konuşur.', 'Sabırlıdır. Az konuşur.'],
    ['Sabırlıdır', 'Az konuşur.', 'Sabırlıdır. Az konuşur.'],
    ['Sabırlıdır. ', 'Az konuşur.', 'Sabırlıdır. Az konuşur.'],
    ['sabırlı', 'inatçı', 'sabırlı, inatçı'],
    ['sabırlı', 'İnatçıdır.', 'sabırlı. İnatçıdır.'],
    ['sabırlı', 'ılımlı', 'sabırlı, ılımlı'],
    ['“Gelme!”', 'Az konuşur.', '“Gelme!” Az konuşur.'],
    ['Huyları:', 'inatçı', 'Huyları: inatçı'],
  ])('goes behind %j', (text, entry, expected) => {
    expect(appendSuggestion(text, entry)).toBe(expected);
  });

  test('changes nothing when the suggestion is already there or is empty', () => {
    expect(appendSuggestion('Az konuşur. Sabırlıdır.', 'Az konuşur.')).toBe('Az konuşur. Sabırlıdır.');
    expect(appendSuggestion('Sabırlıdır. ', '  ')).toBe('Sabırlıdır. ');
  });

  test('appends a suggestion that occurs only as a part of another word', () => {
    expect(appendSuggestion('iyilik', 'iyi')).toBe('iyilik, iyi');
    expect(appendSuggestion('çok iyi', 'iyi')).toBe('çok iyi');
  });

  test('trims the suggestion', () => {
    expect(appendSuggestion('Sabırlıdır.', '  az konuşur ')).toBe('Sabırlıdır. az konuşur');
  });
});

describe('a suggestion for a field with a single value', () => {
  const ages = ['Ellilerinde', 'Otuzlarının başında'];

  test('replaces an earlier suggestion', () => {
    expect(chooseSuggestion('', 'Ellilerinde', ages)).toBe('Ellilerinde');
    expect(chooseSuggestion('Ellilerinde ', 'Otuzlarının başında', ages)).toBe('Otuzlarının başında');
  });

  test('never replaces the writer’s own words', () => {
    expect(chooseSuggestion('Yaşını söylemez', 'Ellilerinde', ages)).toBe('Yaşını söylemez, Ellilerinde');
    expect(chooseSuggestion('42', ' ', ages)).toBe('42');
    expect(chooseSuggestion('42, Ellilerinde', 'Ellilerinde', ages)).toBe('42, Ellilerinde');
  });
});
