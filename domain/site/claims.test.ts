import { expect, it } from 'vitest';
import { defaultBrand as brand } from './brand.ts';
import { type Claims, confirmedFigures } from './claims.ts';

const all = ['stories', 'writers', 'satisfaction', 'support'] as const;

it('shows no claim that the owner has not confirmed', () => {
  expect(confirmedFigures(brand.claims, all)).toEqual([]);
  expect(brand.claims.urgentReply).toBeNull();
});

it('shows each confirmed figure with its label', () => {
  const claims: Claims = { ...brand.claims, writers: '500+', support: '7/24', stories: ' ' };
  expect(confirmedFigures(claims, all)).toEqual([
    { figure: '500+', what: 'yazar kullanıyor' },
    { figure: '7/24', what: 'destek' },
  ]);
});
