import sanitizeHtml from 'sanitize-html';
import { imageSources } from '#domain/content/blog.ts';
import { isForeign, isVideoPage, safeImage, safeLink, videoPage } from './safe-addresses.ts';

/** Elements that a post may have, with their allowed attributes; everything else is removed. */
export const allowedElements: Readonly<Record<string, readonly string[]>> = {
  h2: [],
  h3: [],
  h4: [],
  p: [],
  br: [],
  hr: [],
  ul: [],
  ol: ['start', 'reversed'],
  li: [],
  dl: [],
  dt: [],
  dd: [],
  blockquote: [],
  figure: [],
  figcaption: [],
  pre: [],
  code: [],
  kbd: [],
  a: ['href', 'title', 'rel', 'class'],
  img: ['src', 'srcset', 'sizes', 'alt', 'title', 'width', 'height', 'loading', 'decoding', 'referrerpolicy'],
  strong: [],
  b: [],
  em: [],
  i: [],
  u: [],
  s: [],
  del: [],
  ins: [],
  mark: [],
  small: [],
  sub: [],
  sup: [],
  q: [],
  cite: [],
  abbr: ['title'],
  table: [],
  caption: [],
  thead: [],
  tbody: [],
  tfoot: [],
  tr: [],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
};

/** Elements that are removed with their content: code, or text that is not meant for readers. */
const removedWhole = [
  'script',
  'style',
  'title',
  'template',
  'noscript',
  'noembed',
  'noframes',
  'textarea',
  'option',
  'select',
  'xmp',
  'plaintext',
  'svg',
  'math',
  'object',
  'applet',
  'audio',
  'video',
  'canvas',
];

/** Attributes of an element without its address; `filterElement` removes the element. */
const noAttributes = {};

type Attributes = Record<string, string>;

/** The given attributes that are integers within their range, as plain digits. */
function numbers(
  attribs: Attributes,
  ranges: Record<string, readonly [min: number, max: number]>,
): Attributes {
  const allowed: Attributes = {};
  for (const [name, [min, max]] of Object.entries(ranges)) {
    const value = /^\s*\d{1,5}\s*$/.test(attribs[name] ?? '') ? Number(attribs[name]) : Number.NaN;
    if (value >= min && value <= max) allowed[name] = String(value);
  }
  return allowed;
}

const titleOf = ({ title }: Attributes): Attributes => (title?.trim() ? { title } : {});
const span = { colspan: [1, 50], rowspan: [1, 500] } as const;

function link(_: string, attribs: Attributes) {
  const href = safeLink(attribs.href);
  if (href === null) return { tagName: 'a', attribs: noAttributes };
  const isVideo = attribs.class === 'video' && isVideoPage(href);
  return {
    tagName: 'a',
    attribs: {
      href,
      ...titleOf(attribs),
      ...(isForeign(href) && { rel: 'noopener noreferrer' }),
      ...(isVideo && { class: 'video' }),
    },
  };
}

function image(_: string, attribs: Attributes) {
  const src = safeImage(attribs.src);
  if (src === null) return { tagName: 'img', attribs: noAttributes };
  const sources = imageSources(src);
  const size = numbers(attribs, { width: [1, 10_000], height: [1, 10_000] });
  return {
    tagName: 'img',
    attribs: {
      src,
      ...(sources !== undefined && { srcset: sources, sizes: imageSizes }),
      alt: attribs.alt ?? '',
      ...titleOf(attribs),
      ...size,
      loading: 'lazy',
      decoding: 'async',
      referrerpolicy: 'no-referrer',
    },
  };
}

/** How wide an image of a post is shown: the column of the text, or the window of a phone. */
const imageSizes = '(min-width: 44rem) 41rem, 100vw';

/** Replaces an embedded YouTube video by a link, because its player would set cookies. */
function frame(_: string, attribs: Attributes) {
  const href = videoPage(attribs.src);
  if (href === null) return { tagName: 'a', attribs: noAttributes };
  const name = attribs.title?.trim();
  return {
    tagName: 'a',
    attribs: { href, rel: 'noopener noreferrer', class: 'video' },
    text: name ? `Videoyu YouTube’da izle: ${name}` : 'Videoyu YouTube’da izle',
  };
}

/** Of a link without an address only the tags are removed; an image or frame without one is removed entirely. */
function filterElement({ tag, attribs }: sanitizeHtml.IFrame): boolean | 'excludeTag' {
  if (tag === 'a') return attribs.href === undefined ? 'excludeTag' : false;
  if (tag === 'img') return attribs.src === undefined;
  return tag === 'iframe' && attribs.href === undefined;
}

const options: sanitizeHtml.IOptions = {
  // `frame` replaces every iframe. It is listed because the text of an unlisted one would be parsed as HTML.
  allowedTags: [...Object.keys(allowedElements), 'iframe'],
  allowedAttributes: Object.fromEntries(
    Object.entries(allowedElements).map(([name, allowed]) => [name, [...allowed]]),
  ),
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: removedWhole,
  nestingLimit: 40,
  exclusiveFilter: filterElement,
  transformTags: {
    // The page has its own h1, and levels below h4 have no style of their own.
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    a: link,
    img: image,
    iframe: frame,
    ol: (tagName, attribs) => ({
      tagName,
      attribs: {
        ...numbers(attribs, { start: [0, 10_000] }),
        ...('reversed' in attribs && { reversed: '' }),
      },
    }),
    abbr: (tagName, attribs) => ({ tagName, attribs: titleOf(attribs) }),
    td: (tagName, attribs) => ({ tagName, attribs: numbers(attribs, span) }),
    th: (tagName, attribs) => ({
      tagName,
      attribs: {
        ...(/^(?:col|row)$/.test(attribs.scope ?? '') && { scope: attribs.scope ?? '' }),
        ...numbers(attribs, span),
      },
    }),
  },
};

/** Maximum number of passes: sanitizing broken markup can need several until the result is stable. */
const maxPasses = 5;

/**
 * Removes everything from a post's HTML that {@link allowedElements} does not list. It runs when a post is saved, and
 * when a post without a stamp of the current rules is read (sanitizer-stamp.ts). Sanitizing a result again does not
 * change it; markup that never becomes stable is reduced to its text.
 */
export function sanitizePost(html: string): string {
  let read = html;
  for (let pass = 0; pass < maxPasses; pass++) {
    const written = sanitizeHtml(read, options).trim();
    if (written === read) return written;
    read = written;
  }
  return sanitizeHtml(read, { allowedTags: [], allowedAttributes: {} }).trim();
}
