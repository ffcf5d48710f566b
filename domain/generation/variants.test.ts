import { expect, it } from 'vitest';
import { locatePassage } from './variants.ts';

const passage =
  'Nermin o gece merdivenleri bir kez daha saydı. Yüz on üç basamak vardı, dün gece yüz on ikiydi. Kimse inanmadı ona, fener bekçisi bile.';

it('finds a passage as it is, at its old place first', () => {
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

it('finds one of several only where the letters before it tell which', () => {
  const text = 'Kapı kapandı. Sustu. Yağmur dindi. Sustu.';
  const second = { from: 35, to: 41, exact: true };
  expect(locatePassage(text, 'Sustu.')).toBeNull();
  // A letter was typed before it, or the same words stand where it was.
  for (const at of [34, 35, 14, 0]) {
    expect(locatePassage(text, 'Sustu.', { at, lead: 'Yağmur dindi. ' })).toEqual(second);
  }
  expect(locatePassage(text, 'Sustu.', { at: 3, lead: 'Kar yağdı. ' })).toBeNull();
  expect(locatePassage('gel, gel, gel', 'gel', { at: 6, lead: '' })).toBeNull();
});

it('finds one that was changed in its middle, and says so', () => {
  const changed = passage.replace('yüz on ikiydi', 'yüz on bir basamak saymıştı');
  const text = `Önce. ${changed} Sonra.`;
  expect(locatePassage(text, passage)).toEqual({ from: 6, to: 6 + changed.length, exact: false });
});

it('finds none where it is gone, stands for something else, or is too short to be told by its edges', () => {
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
