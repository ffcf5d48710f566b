import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, whatever the working directory is. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export const modules = join(root, 'node_modules');
