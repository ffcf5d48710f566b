import { readingMinutes } from '#domain/blog.ts';
import { countWords } from '#domain/story.ts';
import { plainText } from './plain-text.ts';
import { sanitizePost } from './sanitize-post.ts';

/** What would be kept and shown of a post's HTML. */
export function renderContent({ input }: { input: { content: string } }): {
  html: string;
  readingMinutes: number;
} {
  const html = sanitizePost(input.content);
  return { html, readingMinutes: readingMinutes(countWords(plainText(html))) };
}
