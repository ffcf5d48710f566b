import { describe, expect, test } from 'vitest';
import { cardLimits, plotTypes } from '../../../domain/world/cards.ts';
import { characterPresets, plotPresets, structureGuide } from './card-presets.ts';

const lists = Object.entries({ ...characterPresets, ...plotPresets });

describe('the suggestions', () => {
  test.each(lists)('for %s are ten different texts', (_, presets) => {
    expect(presets).toHaveLength(10);
    expect(new Set(presets)).toHaveProperty('size', 10);
  });

  test.each(lists)('for %s are trimmed and short enough for several in one field', (field, presets) => {
    const most = field === 'age' ? cardLimits.age : cardLimits.text / presets.length;
    for (const preset of presets) {
      expect(preset).toBe(preset.trim());
      expect(preset.length).toBeLessThanOrEqual(most);
    }
  });
});

test('the structure guide describes every part of a story in its order', () => {
  expect(Object.keys(structureGuide)).toEqual(Object.keys(plotTypes));
});
