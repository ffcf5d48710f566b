import sanitizeHtml from 'sanitize-html';
import type { MarkupCounter } from './markup-limits.ts';

/** The text of an HTML page with headings and emphasis in Markdown, and the title and author that it marks. */
export interface HtmlText {
  text: string;
  title: string;
  author: string;
}

interface Run {
  text: string;
  bold: number;
  italic: number;
}

const blocks = new Set(
  'p div section article header footer aside main figure figcaption blockquote pre ul ol li dl dt dd table tr td th h1 h2 h3 h4 h5 h6 body'.split(
    ' ',
  ),
);
const ignoredTags = [
  'script',
  'style',
  'title',
  'textarea',
  'option',
  'noscript',
  'svg',
  'math',
  'rt',
  'rp',
  'nav',
];
const headingLevel = (tag: string): number => (/^h[1-6]$/.test(tag) ? Number(tag[1]) : 0);

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
/** Decodes the entities that sanitize-html encodes. */
export const plainText = (text: string): string =>
  text.replaceAll(/&(?:amp|lt|gt|quot);/g, (name) => entities[name] ?? '');

/** A run with its emphasis marks; Markdown requires spaces outside of them. */
function withMarks({ text, bold, italic }: Run): string {
  const stars = `${bold > 0 ? '**' : ''}${italic > 0 ? '*' : ''}`;
  const inner = text.trim();
  if (inner === '' || stars === '') return text;
  const from = text.length - text.trimStart().length;
  const to = text.trimEnd().length;
  return `${text.slice(0, from)}${stars}${inner}${stars}${text.slice(to)}`;
}

/** Reads the text of an untrusted page. @throws RefusedDocumentError past the counter's limits */
export function readHtml(html: string, counter: MarkupCounter): HtmlText {
  const lines: string[] = [];
  const said = { title: '', author: '' };
  let runs: Run[] = [];
  let bold = 0;
  let italic = 0;
  let level = 0;
  let kind = '';
  const add = (text: string) => {
    const last = runs.at(-1);
    if (last && last.bold > 0 === bold > 0 && last.italic > 0 === italic > 0) last.text += text;
    else runs.push({ text, bold, italic });
  };
  const flush = () => {
    const plain = level > 0 || kind !== '';
    const line = runs
      .map((run) => (plain ? run.text : withMarks(run)))
      .join('')
      .replaceAll(/[^\S\u00a0]+/gu, ' ')
      .trim();
    runs = [];
    if (line === '') return;
    if (kind === 'title') said.title = said.title === '' ? line : `${said.title} ${line}`;
    else if (kind === 'author') said.author = line;
    else lines.push(level > 0 ? `${'#'.repeat(level)} ${line}` : line);
  };
  sanitizeHtml(html, {
    allowedTags: [],
    allowedAttributes: false,
    nonTextTags: ignoredTags,
    // Pages of an e-book are XHTML: `<a id="x"/>` is an empty element.
    parser: { recognizeSelfClosing: true, decodeEntities: true },
    onOpenTag(tag, attributes) {
      counter.open();
      if (tag === 'em' || tag === 'i' || tag === 'cite') italic += 1;
      else if (tag === 'strong' || tag === 'b') bold += 1;
      else if (tag === 'br') flush();
      else if (tag === 'hr') {
        flush();
        lines.push('* * *');
      } else if (blocks.has(tag)) {
        flush();
        level = headingLevel(tag);
        const names = attributes.class?.split(/\s+/) ?? [];
        kind = names.includes('title')
          ? 'title'
          : names.includes('author') || names.includes('subtitle')
            ? 'author'
            : '';
      }
    },
    onCloseTag(tag) {
      counter.close();
      if (tag === 'em' || tag === 'i' || tag === 'cite') italic = Math.max(0, italic - 1);
      else if (tag === 'strong' || tag === 'b') bold = Math.max(0, bold - 1);
      else if (blocks.has(tag)) {
        flush();
        level = 0;
        kind = '';
      }
    },
    textFilter(text) {
      add(plainText(text));
      return '';
    },
  });
  flush();
  return { text: lines.join('\n\n'), ...said };
}
