import { createStyleCutter } from './style-cutter.ts';
import type { PagePiece } from './web-entry.ts';

/**
 * Where our letters are drawn from the first view on. On a phone, whose connection may be slow, words come first: letters
 * that would be late anyway don't compete with them, are fetched afterwards and drawn from the next page on
 * (web/boot/early.ts, web/features/shell/route-announcer.tsx).
 */
const roomy = '(min-width: 48rem)';

const sheetLink = /<link rel="stylesheet" href="([^"]+)"\/>/g;
const facePreload = /(<link rel="preload"[^>]* as="font")/g;

/**
 * Writes into a page what it shows of its style sheets, so that it is drawn without waiting for them; the sheets
 * themselves are left to the start script (web/boot/start.ts). One without selectors (our letters) is there whole, and
 * never fetched: its faces would come a second time. @param sheetOf a sheet by its address. Of a page that has marks for
 * parts of it, `whole` puts them in. @returns the page in pieces, its styles as bytes.
 */
export function createStyleInliner(
  sheetOf: (href: string) => string | undefined,
): (html: string, whole?: (html: string) => string) => PagePiece[] {
  const cutters = new Map<string, ReturnType<typeof createStyleCutter>>();
  const namesOf = createNameReader();
  const cutterOf = (href: string) => {
    const sheet = cutters.has(href) ? undefined : sheetOf(href);
    if (sheet !== undefined) cutters.set(href, createStyleCutter(sheet));
    return cutters.get(href);
  };
  return (page, whole = (html) => html) => {
    const names = namesOf(page, whole);
    const headEnd = page.indexOf('</head>');
    const head = page.slice(0, headEnd).replaceAll(facePreload, `$1 media="${roomy}"`);
    const pieces: PagePiece[] = [];
    let from = 0;
    for (const { 0: link, 1: href = '', index } of head.matchAll(sheetLink)) {
      const cut = cutterOf(href)?.(names);
      if (!cut) continue;
      const [rest, style] = cut.isWhole ? ['', ` data-faces="" media="${roomy}"`] : [' data-rest=""', ''];
      // Before its sheet, which then has the last word.
      pieces.push(`${head.slice(from, index)}<style${style}>`, cut.bytes);
      pieces.push(`</style><link rel="stylesheet" href="${href}" disabled=""${rest}/>`);
      from = index + link.length;
    }
    return [...pieces, head.slice(from) + page.slice(headEnd)];
  };
}

/** Most frames of pages whose names are remembered. */
const mostFrames = 50;

/**
 * Reads the names of a page's elements, and its class attributes as they are written, one a line. What stands around its
 * content is the same on many pages, and is read once.
 */
function createNameReader(): (page: string, whole: (html: string) => string) => string {
  const frames = new Map<string, readonly string[]>();
  const read = (html: string): string[] => {
    const names = new Set<string>();
    for (const [, tag = ''] of html.matchAll(/<([a-z][a-z0-9]*)/g)) names.add(`<${tag}`);
    for (const [, list = ''] of html.matchAll(/ class="([^"]+)"/g)) names.add(list);
    return [...names];
  };
  const frame = (html: string, whole: (html: string) => string) => {
    const known = frames.get(html) ?? read(whole(html));
    if (frames.size >= mostFrames) frames.clear();
    frames.set(html, known);
    return known;
  };
  return (page, whole) => {
    const body = page.indexOf('<body');
    const content = page.indexOf('<div id="icerik"', body);
    const mainEnd = page.indexOf('</main>', content);
    const footerEnd = page.indexOf('</footer>', mainEnd);
    if ([body, content, mainEnd, footerEnd].includes(-1)) return read(whole(page)).join('\n');
    const names = [
      ...read(page.slice(0, body)),
      ...frame(page.slice(body, content), whole),
      ...read(page.slice(content, mainEnd)),
      ...frame(page.slice(mainEnd, footerEnd), whole),
      ...read(page.slice(footerEnd)),
    ];
    return [...new Set(names)].join('\n');
  };
}
