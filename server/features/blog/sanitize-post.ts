import sanitizeHtml from 'sanitize-html';
import { isForeign, isVideoPage, safeImage, safeLink, videoPage } from './safe-addresses.ts';

/** Elements of a post, with the attributes that each may keep; nothing else passes. */
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
  img: ['src', 'alt', 'title', 'width', 'height', 'loading', 'decoding', 'referrerpolicy'],
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

/** Elements that go with all that is in them: it is code, or text for somebody else than the reader. */
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

/** An element without the address that it is there for: `leaveOut` takes it out. */
const nothing = {};

type Attributes = Record<string, string>;

/** Those of the attributes that hold a whole number in the range, as plain digits. */
function numbers(
  attribs: Attributes,
  ranges: Record<string, readonly [min: number, max: number]>,
): Attributes {
  const kept: Attributes = {};
  for (const [name, [min, max]] of Object.entries(ranges)) {
    const value = /^\s*\d{1,5}\s*$/.test(attribs[name] ?? '') ? Number(attribs[name]) : Number.NaN;
    if (value >= min && value <= max) kept[name] = String(value);
  }
  return kept;
}

const titleOf = ({ title }: Attributes): Attributes => (title?.trim() ? { title } : {});
const span = { colspan: [1, 50], rowspan: [1, 500] } as const;

function link(_: string, attribs: Attributes) {
  const href = safeLink(attribs.href);
  if (href === null) return { tagName: 'a', attribs: nothing };
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
  if (src === null) return { tagName: 'img', attribs: nothing };
  const size = numbers(attribs, { width: [1, 10_000], height: [1, 10_000] });
  return {
    tagName: 'img',
    attribs: {
      src,
      alt: attribs.alt ?? '',
      ...titleOf(attribs),
      ...size,
      loading: 'lazy',
      decoding: 'async',
      referrerpolicy: 'no-referrer',
    },
  };
}

/** A YouTube video becomes a link to it: its player, with its cookies, loads only where somebody asks for it. */
function frame(_: string, attribs: Attributes) {
  const href = videoPage(attribs.src);
  if (href === null) return { tagName: 'a', attribs: nothing };
  const name = attribs.title?.trim();
  return {
    tagName: 'a',
    attribs: { href, rel: 'noopener noreferrer', class: 'video' },
    text: name ? `Videoyu YouTube’da izle: ${name}` : 'Videoyu YouTube’da izle',
  };
}

/** Of a link that leads nowhere the text stays; an image or a frame without an address goes whole. */
function leaveOut({ tag, attribs }: sanitizeHtml.IFrame): boolean | 'excludeTag' {
  if (tag === 'a') return attribs.href === undefined ? 'excludeTag' : false;
  if (tag === 'img') return attribs.src === undefined;
  return tag === 'iframe' && attribs.href === undefined;
}

const options: sanitizeHtml.IOptions = {
  // A frame never leaves as one (see `frame`); named here, its own text is not read as HTML of the post.
  allowedTags: [...Object.keys(allowedElements), 'iframe'],
  allowedAttributes: Object.fromEntries(
    Object.entries(allowedElements).map(([name, kept]) => [name, [...kept]]),
  ),
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: removedWhole,
  nestingLimit: 40,
  exclusiveFilter: leaveOut,
  transformTags: {
    // The page has its own first heading; levels below the fourth are not drawn apart.
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

/** Broken markup may need more than one pass until another one changes nothing. */
const mostPasses = 5;

/**
 * The HTML of a post with only what {@link allowedElements} lists: headings, paragraphs, lists, quotes, code, tables,
 * images by https or of this site, links of harmless schemes. Used when a post is saved, and when one is read that
 * today's rules have not sealed (content-seal.ts), so that a stricter list holds for old posts too. What it made it leaves as it is; of markup so broken that it never comes
 * to rest only the text stays.
 */
export function sanitizePost(html: string): string {
  let read = html;
  for (let pass = 0; pass < mostPasses; pass++) {
    const written = sanitizeHtml(read, options).trim();
    if (written === read) return written;
    read = written;
  }
  return sanitizeHtml(read, { allowedTags: [], allowedAttributes: {} }).trim();
}
