import { expect, it } from 'vitest';
import { exportFormats, exportName, mayExport } from './export-formats.ts';

it('offers plain text to every plan and the other formats to paid plans', () => {
  expect(exportFormats.filter((format) => mayExport('free', format))).toEqual(['txt']);
  for (const plan of ['pro', 'publisher'] as const) {
    expect(exportFormats.every((format) => mayExport(plan, format))).toBe(true);
  }
});

it('names the file after the title with any ending', () => {
  expect(exportName('Işığın peşinde', 'docx')).toBe('Işığın peşinde.docx');
  expect(exportName('not.txt', 'pdf')).toBe('not.txt.pdf');
  expect(exportName('  ', 'epub')).toBe('hikaye.epub');
});
