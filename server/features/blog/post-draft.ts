import { maxScheduleDays, openingOf, type PostStatus } from '#domain/content/blog.ts';
import { messages } from '#domain/messages/index.ts';
import { countWords } from '#domain/story/story.ts';
import { isVisible } from '#domain/text/visible-characters.ts';
import { dayMs } from '#domain/time/durations.ts';
import { invalidInput } from '#server/errors.ts';
import { plainText } from './plain-text.ts';
import { sanitizeInThread } from './sanitize-in-thread.ts';
import { sanitizerStamp } from './sanitizer-stamp.ts';

/** A post as an administrator saves it; the contract has trimmed it and checked its lengths. */
export interface PostDraft {
  title: string;
  /** When empty, the slug is made from the title. */
  slug: string;
  content: string;
  excerpt: string;
  featuredImage: string;
  featuredAlt: string;
  /** Empty for the default author. */
  author: string;
  status: PostStatus;
  /** When a draft is published by itself; empty for never. */
  publishAt: string;
  categoryIds: string[];
}

/** Headings of sanitized HTML, which an excerpt leaves out. */
const headings = /<h([1-6])\b[^>]*>.*?<\/h\1>/gs;

/** Characters of the text that are stored for lists; each list shows fewer. */
const openingLength = 200;

/** Sanitizes a post's text and returns the columns of its title and text. */
export async function postColumns(
  draft: Pick<PostDraft, 'title' | 'content' | 'excerpt' | 'featuredImage' | 'status'>,
) {
  const content = await sanitizeInThread(draft.content);
  const text = plainText(content);
  return {
    title: draft.title,
    content,
    content_seal: sanitizerStamp(content),
    excerpt: draft.excerpt,
    featured_image: draft.featuredImage === '' ? null : draft.featuredImage,
    status: draft.status,
    opening: openingOf(plainText(content.replaceAll(headings, ' ')) || text, openingLength),
    word_count: countWords(text),
  };
}

/**
 * The time of a scheduled publication; null without one.
 * @throws INVALID_INPUT for the past, for more than two years ahead, and for other states
 */
function scheduleOf({ publishAt, status }: PostDraft, now: Date): Date | null {
  if (publishAt === '') return null;
  if (status !== 'draft') throw invalidInput('publishAt', messages.blog.scheduleNeedsDraft);
  const time = new Date(publishAt);
  if (time <= now) throw invalidInput('publishAt', messages.blog.schedulePast);
  if (time.getTime() - now.getTime() > maxScheduleDays * dayMs)
    throw invalidInput('publishAt', messages.blog.scheduleTooFar);
  return time;
}

/** As {@link postColumns}. @throws INVALID_INPUT when the sanitized text shows nothing, or for a schedule in the past */
export async function draftColumns(draft: PostDraft, now: Date) {
  const columns = {
    ...(await postColumns(draft)),
    featured_alt: draft.featuredAlt,
    author_name: draft.author,
    publish_at: scheduleOf(draft, now),
  };
  const hasContent = isVisible(columns.opening) || columns.content.includes('<img ');
  if (!hasContent) throw invalidInput('content', messages.blog.nothingLeft);
  return columns;
}
export type DraftColumns = Awaited<ReturnType<typeof draftColumns>>;
