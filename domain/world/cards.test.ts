import { describe, expect, test } from 'vitest';
import { type CharacterCard, characterCompletion } from './cards.ts';

const blank: CharacterCard = {
  name: '',
  role: 'protagonist',
  age: '',
  personality: '',
  appearance: '',
  background: '',
};

describe('how complete a character is', () => {
  test.each([
    [0, {}],
    [20, { name: 'Nermin' }],
    [40, { name: 'Nermin', age: '40' }],
    [60, { name: 'Nermin', age: '40', personality: 'Sabırlı' }],
    [80, { name: 'Nermin', age: '40', personality: 'Sabırlı', appearance: 'Uzun' }],
    [100, { name: 'Nermin', age: '40', personality: 'Sabırlı', appearance: 'Uzun', background: 'Köylü' }],
  ])('is %i per cent of its five texts', (percent, fields) => {
    expect(characterCompletion({ ...blank, ...fields })).toBe(percent);
  });

  test('does not count white space', () => {
    expect(characterCompletion({ ...blank, name: 'Nermin', age: ' \n\t' })).toBe(20);
  });

  test('does not depend on the role', () => {
    expect(characterCompletion({ ...blank, role: 'antagonist' })).toBe(0);
  });
});
