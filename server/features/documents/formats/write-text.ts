import { writeFile } from 'node:fs/promises';
import type { WriteBook } from './book.ts';

/** Writes the text of the editor unchanged, except for characters that no format allows (`openBook`). */
export const writeText: WriteBook = async ({ content }, path) => {
  await writeFile(path, content);
  return [];
};
