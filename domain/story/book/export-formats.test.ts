import { expect, it } from 'vitest';
import { exportFormats, exportName, mayExport } from './export-formats.ts';

it('gives plain text to everyone and the other formats to the paid plans', () => {
  expect(exportFormats.filter((format) => mayExport('free', format))).toEqual(['txt']);
  for (const plan of ['pro', 'publisher'] as const) {
    expect(exportFormats.every((format) => mayExport(plan, format))).toBe(true);
  }
});

it('names the file after the title, whatever it ends with', () => {
  expect(exportName('Işığın peşinde', 'docx')).toBe('Işığın peşinde.docx');
  expect(exportName('not.txt', 'pdf')).toBe('not.txt.pdf');
  expect(exportName('  ', 'epub')).toBe('hikaye.epub');
});
