import type { Plugin } from 'vite';
import { messages } from '../../domain/messages.ts';

const texts: Readonly<Record<string, Readonly<Record<string, unknown>>>> = messages;

const importLine = /import\s*\{\s*messages\s*\}\s*from\s*["'][^"']*\/messages\.ts["'];?/;

/**
 * Writes `messages.story.saved` as its text, so that a page carries the messages that it shows and not all of them:
 * the catalogue grows with each feature, the landing page has a budget.
 */
export function inlineMessages(): Plugin {
  return {
    name: 'inline-messages',
    apply: 'build',
    transform(code, id) {
      if (!/\/web\/.*\.tsx?$/.test(id) || !code.includes('messages.')) return;
      const written = code.replace(
        /(?<![\w.$])messages\.(\w+)\.(\w+)\b/g,
        (whole, group: string, name: string) => {
          const text = texts[group]?.[name];
          return typeof text === 'string' ? JSON.stringify(text) : whole;
        },
      );
      // The import alone would still bring the whole catalogue into the file that the landing page loads.
      const without = written.replace(importLine, '');
      return { code: /\bmessages\b/.test(without) ? written : without, map: null };
    },
  };
}
