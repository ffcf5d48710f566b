import { expect, it } from 'vitest';
import { categoryChoices, rangeText, statusActions, statusChoices } from './labels.ts';

it('shows the range and the total, also when not all were counted', () => {
  expect(rangeText(0, 20, { count: 1_134, atLeast: false })).toBe('1–20 / 1.134 mesaj');
  expect(rangeText(20, 20, { count: 1_000, atLeast: true })).toBe('21–40 / 1.000’den fazla mesaj');
  expect(rangeText(0, 0, { count: 0, atLeast: false })).toBe('0 mesaj');
});

it('offers the three specified actions, every status and every category', () => {
  expect(statusActions.map(({ text }) => text)).toEqual(['İşleme Al', 'Çözüldü', 'Kapat']);
  expect(statusChoices.map(({ label }) => label)).toEqual(['Tümü', 'Yeni', 'İşlemde', 'Çözüldü', 'Kapalı']);
  expect(categoryChoices).toHaveLength(7);
});
