/** Worker thread that sanitizes the HTML of posts: one reply per message, in order. */
import { parentPort } from 'node:worker_threads';
import { sanitizePost } from './sanitize-post.ts';

parentPort?.on('message', (html: string) => parentPort?.postMessage(sanitizePost(html)));
