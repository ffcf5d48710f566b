import { describe, expect, test } from 'vitest';
import { characters } from '../messages/characters.ts';
import { plotElements } from '../messages/plot-elements.ts';
import { world } from '../messages/world.ts';
import { pickCard, textNames } from './card-fields.ts';
import { cardLimits, characterCompletion, characterFields } from './cards.ts';
import { worldLimits } from './kinds.ts';

const blank = pickCard(characterFields, {});
const texts = textNames(characterFields);

test('names the limits in the messages about full accounts', () => {
  const number = (count: number) => count.toLocaleString('tr-TR');
  expect(characters.tooMany).toContain(`En çok ${number(cardLimits.perAccount)} karakter`);
  expect(plotElements.tooMany).toContain(`En çok ${number(cardLimits.perAccount)} olay`);
  expect(world.tooMany).toContain(`En çok ${number(worldLimits.perAccount)} yer`);
});

test('allows 100 characters for name and age and 2,000 for other texts', () => {
  expect(texts.map((name) => [name, characterFields[name].max])).toEqual([
    ['name', 100],
    ['age', 100],
    ...texts.slice(2).map((name) => [name, 2_000]),
  ]);
});

describe('characterCompletion', () => {
  test('returns the rounded percentage of texts that are not empty', () => {
    const shares = Array.from({ length: texts.length + 1 }, (_, written) =>
      characterCompletion({
        ...blank,
        ...Object.fromEntries(texts.slice(0, written).map((name) => [name, 'Köylü'])),
      }),
    );
    expect(shares).toEqual(shares.map((_, written) => Math.round((written / texts.length) * 100)));
    expect(shares.at(-1)).toBe(100);
  });

  test('ignores white space', () => {
    expect(characterCompletion({ ...blank, age: ' \n\t' })).toBe(0);
  });

  test('does not depend on the role', () => {
    expect(characterCompletion({ ...blank, role: 'antagonist' })).toBe(0);
  });
});
