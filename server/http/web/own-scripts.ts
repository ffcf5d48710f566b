import { hash } from 'node:crypto';

const modulePreload = /<link rel="modulepreload"[^>]*?href="([^"]+)"[^>]*>/g;
/** The element of a story's text (web/features/reading/place.ts). */
const textToRead = ' id="okuma-metni"';
const hashOf = (script: string) => hash('sha256', script, 'base64');

export interface OwnScripts {
  /** Put at the end of the head, before anything is drawn. */
  early: string;
  /** Put behind it where the page is a text to be read: the look that its reader has chosen. */
  look: string;
  /** Put before the content of a public page and before its footer; the start script takes it away. */
  layOut: string;
  /** Put at the end of a public page: starts the app on the first touch, or on idle. */
  start: string;
}

export interface FinishedPage {
  html: string;
  /** Base64 SHA-256 of every inline script that may run. */
  hashes: string[];
}

/** When a page's app starts: `at-once` (a room), when the browser is `idle`, or when the page is `touched`. */
export type AppStart = 'at-once' | 'idle' | 'touched';

/**
 * Takes the marker off a rendered page and notes the hashes of the scripts that carry it. Only those: hashing every
 * inline script would bless an injected one. Where the app does not start at once its module script becomes an inert
 * one, which the start script runs later, with the module preloads it then wants.
 */
export function finishPage(
  rendered: string,
  marker: string,
  scripts: OwnScripts,
  appStart: AppStart,
): FinishedPage {
  const deferred = appStart !== 'at-once';
  const inHead = rendered.includes(textToRead) ? `${scripts.early};${scripts.look}` : scripts.early;
  const hashes = [hashOf(inHead)];
  const preloads: string[] = [];
  const marked = new RegExp(`<script([^>]*) nonce="${marker}"([^>]*)>([\\s\\S]*?)</script>`, 'g');
  const finish = (part: string) =>
    part
      .replaceAll(modulePreload, (link, href: string) => {
        if (!deferred) return link;
        preloads.push(href);
        return '';
      })
      .replaceAll(marked, (_, before: string, after: string, body: string) => {
        const attributes = `${before}${after}`;
        if (attributes.includes(' src="')) return `<script${attributes}>${body}</script>`;
        hashes.push(hashOf(body));
        return deferred && attributes.includes('type="module"')
          ? `<script type="text/plain" id="app-start"${appStart === 'touched' ? ' data-rests=""' : ''} data-preload="${preloads.join(' ')}">${body}</script>`
          : `<script${attributes}>${body}</script>`;
      })
      .replaceAll(` nonce="${marker}"`, '');
  // The words between the head and the first script of ours are left as they are: they are most of the page.
  const headEnd = Math.max(rendered.indexOf('</head>'), 0);
  const mark = rendered.indexOf(` nonce="${marker}"`, headEnd);
  const tailStart = mark < 0 ? rendered.length : rendered.lastIndexOf('<', mark);
  const head = finish(rendered.slice(0, headEnd));
  let tail = finish(rendered.slice(tailStart));
  if (deferred) {
    hashes.push(hashOf(scripts.start));
    tail = tail.replace('</body>', () => `<script>${scripts.start}</script></body>`);
  }
  const early = headEnd > 0 ? `<script>${inHead}</script>` : '';
  const words = rendered.slice(headEnd, tailStart);
  const content = deferred ? words.indexOf('<div id="icerik"') : -1;
  const footer = words.lastIndexOf('<footer');
  const isFramed = content >= 0 && footer > content;
  if (isFramed) hashes.push(hashOf(scripts.layOut));
  const layOut = `<script data-lays-out="">${scripts.layOut}</script>`;
  const body = isFramed
    ? words.slice(0, content) + layOut + words.slice(content, footer) + layOut + words.slice(footer)
    : words;
  const html = head + early + body + tail;
  return { html, hashes: [...new Set(hashes)] };
}
