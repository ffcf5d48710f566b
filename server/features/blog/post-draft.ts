import { openingOf, type PostStatus } from '#domain/content/blog.ts';
import { messages } from '#domain/messages/index.ts';
import { countWords } from '#domain/story/story.ts';
import { isVisible } from '#domain/text/visible-characters.ts';
import { invalidInput } from '#server/errors.ts';
import { plainText } from './plain-text.ts';
import { sanitizeInThread } from './sanitize-in-thread.ts';
import { sealOf } from './sanitizer-stamp.ts';

/** What an administrator saves; trimmed and measured by the contract. */
export interface PostDraft {
  title: string;
  /** Empty: made from the title. */
  slug: string;
  content: string;
  excerpt: string;
  featuredImage: string;
  status: PostStatus;
  categoryIds: string[];
}

/** Characters of the text that are kept for lists; more than any of them shows. */
const openingLength = 200;

/** The columns that follow from a post's title and text. */
export async function postColumns(
  draft: Pick<PostDraft, 'title' | 'content' | 'excerpt' | 'featuredImage' | 'status'>,
) {
  const content = await sanitizeInThread(draft.content);
  const text = plainText(content);
  return {
    title: draft.title,
    content,
    content_seal: sealOf(content),
    excerpt: draft.excerpt,
    featured_image: draft.featuredImage === '' ? null : draft.featuredImage,
    status: draft.status,
    opening: openingOf(text, openingLength),
    word_count: countWords(text),
  };
}

/** As {@link postColumns}. @throws INVALID_INPUT where sanitizing leaves nothing to be seen. */
export async function draftColumns(draft: PostDraft) {
  const columns = await postColumns(draft);
  const shows = isVisible(columns.opening) || columns.content.includes('<img ');
  if (!shows) throw invalidInput('content', messages.blog.nothingLeft);
  return columns;
}
export type DraftColumns = Awaited<ReturnType<typeof draftColumns>>;
