import { createHash } from 'node:crypto';
import { sanitizeInThread } from './sanitize-in-thread.ts';

/**
 * Version of what `sanitizePost` lets pass. Raise it with every change of its rules or of the library under it: what
 * was sealed by older rules is then sanitized when it is read. A test holds it against their sources.
 */
export const sanitizerVersion = 1;

/** The mark of a post's content that these rules have sanitized. @param content what sanitizing made. */
export const sealOf = (content: string): string =>
  createHash('sha256').update(`${sanitizerVersion}\n${content}`).digest('base64url');

/**
 * A post's content as it may be shown: as it is kept where its seal says that today's rules made exactly this, else
 * sanitized now.
 */
export const showable = async (content: string, seal: string): Promise<string> =>
  seal === sealOf(content) ? content : sanitizeInThread(content);
