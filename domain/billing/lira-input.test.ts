import { expect, it } from 'vitest';
import { readLira } from './lira-input.ts';

it.each([
  ['50', 5_000],
  ['49,90', 4_990],
  ['49,9', 4_990],
  ['1.250,50', 125_050],
  ['1.250', 125_000],
  [' ₺200,00 ', 20_000],
  ['200 TL', 20_000],
  ['0,01', 1],
])('reads %j', (text, kurus) => expect(readLira(text)).toBe(kurus));

it.each([
  '',
  '-5',
  '+5',
  '12.50',
  '1.25',
  '49,905',
  '1e3',
  'elli',
  '=50',
  '٥٠',
  '1,234.50',
  '99999999',
  '5,',
  ',5',
])('refuses %j', (text) => expect(readLira(text)).toBeNull());
