import { expect, it } from 'vitest';
import { csvLira, csvText } from './csv.ts';

it('disarms texts that a spreadsheet would run as a formula', () => {
  for (const text of ['=1+1', '+90 532', '-1', '@SUM(A1)', '\t=1', '\r\n=1', ' =1', '\u00a0=1', '＝1'])
    expect(csvText(text).replaceAll('"', ''), JSON.stringify(text)).toMatch(/^'/);
  expect(csvText('=HYPERLINK("http://kötü.example";"aç")')).toBe(
    `"'=HYPERLINK(""http://kötü.example"";""aç"")"`,
  );
});

it('keeps plain texts, and quotes those with separators', () => {
  expect(['Ayşe Yılmaz', 'Kıyı; Yayın', '3 "A" Blok', 'Gül Sok. 5\nİzmir', ''].map(csvText)).toEqual([
    'Ayşe Yılmaz',
    '"Kıyı; Yayın"',
    '"3 ""A"" Blok"',
    'Gül Sok. 5 İzmir',
    '',
  ]);
});

it('writes kuruş as lira with a comma', () => {
  expect([20_000, -5, -123_450, 0, 7].map(csvLira)).toEqual(['200,00', '-0,05', '-1234,50', '0,00', '0,07']);
});
