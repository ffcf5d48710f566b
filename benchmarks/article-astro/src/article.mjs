import { readFileSync } from 'node:fs';

export const article = JSON.parse(readFileSync(process.env.ARTICLE, 'utf8'));
