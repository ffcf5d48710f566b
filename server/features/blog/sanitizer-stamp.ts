import { createHash } from 'node:crypto';
import { sanitizeInThread } from './sanitize-in-thread.ts';

/**
 * Version of the rules of `sanitizePost`. Raise it with every change of the rules or of sanitize-html: posts with an
 * older stamp are then sanitized when they are read. A test compares it with a hash of the sources.
 */
export const sanitizerVersion = 2;

/** The stamp that is stored with sanitized content. @param content a result of `sanitizePost` */
export const sanitizerStamp = (content: string): string =>
  createHash('sha256').update(`${sanitizerVersion}\n${content}`).digest('base64url');

/** Returns stored content unchanged when its stamp is valid for the current rules, else sanitizes it. */
export const sanitizedContent = async (content: string, stamp: string): Promise<string> =>
  stamp === sanitizerStamp(content) ? content : sanitizeInThread(content);
