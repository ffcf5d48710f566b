import { layOutPdf, printableInFont } from './formats/lay-out-pdf.ts';
import type { RunConversion } from './run-conversion.ts';

/** Data of a template: texts in objects and lists. */
export type TypesetData =
  | string
  | number
  | boolean
  | null
  | readonly TypesetData[]
  | { readonly [name: string]: TypesetData };

/** A short document to typeset. */
export interface TypesetRequest {
  /** Path of the Typst file. */
  template: string;
  data: TypesetData;
}

/** Prepares all texts for the font. */
function printed(data: TypesetData, print: (text: string) => string): TypesetData {
  // A line break is no character of the font; Typst sets it as one.
  if (typeof data === 'string') return data.split(/\r?\n/).map(print).join('\n');
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) return data.map((item: TypesetData) => printed(item, print));
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, printed(value, print)]));
}

/** Typesets a document and returns the PDF as base64. */
export const run: RunConversion<TypesetRequest, string> = async ({ template, data }) => {
  const prepared = printed(data, printableInFont().print);
  return layOutPdf({ template, dataName: 'data.json', data: { data: prepared } }).toString('base64');
};
