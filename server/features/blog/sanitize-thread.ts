/** Sanitizes the HTML of posts in a worker thread: one message in, one message out, in their order. */
import { parentPort } from 'node:worker_threads';
import { sanitizePost } from './sanitize-post.ts';

parentPort?.on('message', (html: string) => parentPort?.postMessage(sanitizePost(html)));
