import { checkStyle, type StyleCheckRequest } from './style-check.ts';

/** A novel is looked through off the page. */
addEventListener('message', ({ data }: MessageEvent<StyleCheckRequest>) => {
  postMessage(checkStyle(data));
});
