/** `npm run prompts:write`: writes docs/product/prompts.md. */
import { writeFile } from 'node:fs/promises';
import { documentation } from './documentation.ts';

await writeFile('docs/product/prompts.md', documentation());
