import { expect, it } from 'vitest';
import { locatePassage } from './locate-passage.ts';

const passage =
  'Nermin o gece merdivenleri bir kez daha saydı. Yüz on üç basamak vardı, dün gece yüz on ikiydi. Kimse inanmadı ona, fener bekçisi bile.';

it('finds an unchanged passage, at its former offset first', () => {
  expect(locatePassage(`Önce. ${passage} Sonra.`, passage)).toEqual({
    from: 6,
    to: 6 + passage.length,
    exact: true,
  });
  expect(locatePassage('gel, gel, gel', 'gel', { at: 5, lead: 'gel, ' })).toEqual({
    from: 5,
    to: 8,
    exact: true,
  });
});

it('finds one of several occurrences only by the characters before it', () => {
  const text = 'Kapı kapandı. Sustu. Yağmur dindi. Sustu.';
  const second = { from: 35, to: 41, exact: true };
  expect(locatePassage(text, 'Sustu.')).toBeNull();
  // A character was typed before it, or the same words are at its former offset.
  for (const at of [34, 35, 14, 0]) {
    expect(locatePassage(text, 'Sustu.', { at, lead: 'Yağmur dindi. ' })).toEqual(second);
  }
  expect(locatePassage(text, 'Sustu.', { at: 3, lead: 'Kar yağdı. ' })).toBeNull();
  expect(locatePassage('gel, gel, gel', 'gel', { at: 6, lead: '' })).toBeNull();
});

it('finds a passage that was changed in its middle, as not exact', () => {
  const changed = passage.replace('yüz on ikiydi', 'yüz on bir basamak saymıştı');
  const text = `Önce. ${changed} Sonra.`;
  expect(locatePassage(text, passage)).toEqual({ from: 6, to: 6 + changed.length, exact: false });
});

it('finds nothing when the passage is gone, its ends belong to other text, or it is too short', () => {
  expect(locatePassage('Başka bir metin.', passage)).toBeNull();
  expect(
    locatePassage(`${passage.slice(0, 50)} ${'x'.repeat(900)} ${passage.slice(-50)}`, passage),
  ).toBeNull();
  expect(
    locatePassage(`${passage.slice(0, 60)} ${passage.slice(0, 60)} ${passage.slice(-50)}`, passage),
  ).toBeNull();
  expect(locatePassage('Fener hiç yanmadı.', 'Fener o gece yanmadı.')).toBeNull();
  expect(locatePassage('Fener.', ' ')).toBeNull();
});
