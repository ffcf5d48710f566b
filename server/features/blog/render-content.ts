import { readingMinutes } from '#domain/content/blog.ts';
import { countWords } from '#domain/story/story.ts';
import { plainText } from './plain-text.ts';
import { sanitizeInThread } from './sanitize-in-thread.ts';

/** Returns a post's HTML as it would be stored and shown, with its words and reading time in minutes. */
export async function renderContent({ input }: { input: { content: string } }): Promise<{
  html: string;
  readingMinutes: number;
  wordCount: number;
}> {
  const html = await sanitizeInThread(input.content);
  const wordCount = countWords(plainText(html));
  return { html, wordCount, readingMinutes: readingMinutes(wordCount) };
}
