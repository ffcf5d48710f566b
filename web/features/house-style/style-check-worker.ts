import { checkStyle, type StyleCheckRequest } from './style-check.ts';

/** The check runs in a worker, because a novel would block the page. */
addEventListener('message', ({ data }: MessageEvent<StyleCheckRequest>) => {
  postMessage(checkStyle(data));
});
