import { writeFile } from 'node:fs/promises';
import type { WriteBook } from './book.ts';

/** Plain text: exactly what stands in the editor. */
export const writeText: WriteBook = async ({ content }, path) => {
  await writeFile(path, content);
  return [];
};
