import { describe, expect, it } from 'vitest';
import { defaultTerms, planIds } from '../billing/plans.ts';
import { estimateTokens } from '../billing/tokens.ts';
import {
  allActionIds,
  chargedPassage,
  forecastSelection,
  longestPassage,
  namesIn,
  passageLimit,
  resultLength,
  selectionActionIds,
  selectionActions,
  selectionOutputTokens,
} from './selection-actions.ts';

describe('forecastSelection', () => {
  it('returns a range that contains the cost of a result of likely length', () => {
    const passage = 'a'.repeat(400);
    for (const plan of planIds) {
      for (const action of allActionIds) {
        const { low, high } = forecastSelection(defaultTerms[plan], action, passage);
        const { min, max } = resultLength(defaultTerms[plan], action, passage);
        const cost = estimateTokens(chargedPassage(action, passage)) + Math.ceil((min + max) / 2 / 4);
        expect(low, action).toBeLessThanOrEqual(cost);
        expect(high, action).toBeGreaterThanOrEqual(cost);
      }
    }
  });

  it('grows with the passage, except for a continuation', () => {
    expect(forecastSelection(defaultTerms.pro, 'expand', 'a'.repeat(800)).high).toBeGreaterThan(
      forecastSelection(defaultTerms.pro, 'expand', 'a'.repeat(400)).high,
    );
    expect(forecastSelection(defaultTerms.pro, 'continue', 'a'.repeat(800))).toEqual(
      forecastSelection(defaultTerms.pro, 'continue', ''),
    );
  });
});

it('offers all actions except the summary in the menu of a selection', () => {
  expect([...selectionActionIds, 'summary'].toSorted()).toEqual(allActionIds.toSorted());
});

it('limits passages so that their results fit the output cap of the plan', () => {
  for (const plan of planIds) {
    for (const action of allActionIds) {
      const most = passageLimit(defaultTerms[plan], action);
      expect(most).toBeLessThanOrEqual(longestPassage);
      if (!selectionActions[action].growth) continue;
      const { max } = resultLength(defaultTerms[plan], action, 'a'.repeat(most));
      expect(selectionOutputTokens(defaultTerms[plan], action, 'a'.repeat(most)) * 3).toBeGreaterThanOrEqual(
        max - 5,
      );
    }
  }
  expect(passageLimit(defaultTerms.free, 'rewrite')).toBe(1_500);
});

describe('namesIn', () => {
  it.each([
    ['Elif\nMelih\nZümrüt', ['Elif', 'Melih', 'Zümrüt']],
    ['1. Elif\n2) Melih\n- **Zümrüt**\n• “Ayşe Nur”', ['Elif', 'Melih', 'Zümrüt', 'Ayşe Nur']],
    ['Elif, Melih, Zümrüt', ['Elif', 'Melih', 'Zümrüt']],
    ['Elif: zarif bir ad\nMelih — eski bir ad\nZümrüt (yeşil)', ['Elif', 'Melih', 'Zümrüt']],
    ['Elif\n\nElif\n  \n', ['Elif']],
    ['Şems-i Tebrîzî\nO’Hara', ['Şems-i Tebrîzî', 'O’Hara']],
    [`${'x'.repeat(80)}\nElif`, ['Elif']],
    ['<script>alert(1)</script>\nElif', ['<script>alert', 'Elif']],
    ['', []],
  ])('returns the names in %j', (text, names) => {
    expect(namesIn(text)).toEqual(names);
  });
});
