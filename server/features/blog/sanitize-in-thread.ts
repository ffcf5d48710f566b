import { createThread } from '#server/worker-thread.ts';
import { sanitizePost } from './sanitize-post.ts';

/** Longest HTML that is sanitized on the calling thread, characters: about 10 ms for the most expensive markup. */
const maxInline = 10_000;
/** Time limit for one post, ms; the most expensive 200,000 characters take less than 1 s. */
const limitMs = 10_000;

const sanitizeNext = createThread<string, string>(new URL('./sanitize-thread.ts', import.meta.url), {
  limitMs,
});

/**
 * As `sanitizePost`, but long HTML is sanitized in a worker thread, so that it does not block the event loop.
 * @throws an Error when it takes longer than 10 s or the thread ends
 */
export const sanitizeInThread = (html: string): Promise<string> =>
  html.length <= maxInline ? Promise.resolve(sanitizePost(html)) : sanitizeNext(html);
