import { createDocument, getHTMLFromFragment } from '@tiptap/core';
import type { Node as Document, Schema } from '@tiptap/pm/model';

const parse = (html: string): HTMLElement => new DOMParser().parseFromString(html, 'text/html').body;

function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag);
  for (const { name, value } of element.attributes) renamed.setAttribute(name, value);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** Headings that a post does not have, on the levels that the server puts them on. */
const otherHeadings = { h1: 'h2', h5: 'h4', h6: 'h4' };

/** Elements that stand in a post by themselves. */
export const blockTags =
  'p,h1,h2,h3,h4,h5,h6,ul,ol,dl,table,blockquote,figure,pre,hr,figcaption,div,section,article';
const isBlock = (node: Node | null): boolean => node instanceof Element && node.matches(blockTags);

/** Puts what stands outside of any block into marked paragraphs: the editor's text is made of blocks. */
function wrapBareText(body: HTMLElement): void {
  let bare: Element | null = null;
  for (const node of [...body.childNodes]) {
    const isSpace = !(node instanceof Element) && node.nodeValue?.trim() === '';
    if (isBlock(node)) bare = null;
    else if (bare) bare.append(node);
    else if (!isSpace) {
      bare = body.ownerDocument.createElement('p');
      bare.setAttribute('data-bare', '');
      node.replaceWith(bare);
      bare.append(node);
    }
  }
}

/** HTML as the editor reads it; what would run is left out at once, as the server leaves it out. */
export function readableHtml(html: string): string {
  const body = parse(html);
  for (const element of body.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) if (name.startsWith('on')) element.removeAttribute(name);
  }
  for (const code of body.querySelectorAll('script,style,noscript,template')) code.remove();
  wrapBareText(body);
  for (const [tag, level] of Object.entries(otherHeadings)) {
    for (const heading of body.querySelectorAll(tag)) rename(heading, level);
  }
  return body.innerHTML;
}

/** Rows in the parts of the table that they came from; a new table's first row of headings is its head. */
function sectionRows(table: Element): void {
  const rows = [...table.querySelectorAll(':scope > tbody > tr')];
  for (const body of table.querySelectorAll(':scope > tbody')) body.remove();
  let part: Element | undefined;
  rows.forEach((row, index) => {
    const isHead = index === 0 && [...row.children].every(({ localName }) => localName === 'th');
    const name = row.getAttribute('data-section') ?? (isHead ? 'thead' : 'tbody');
    if (part?.localName !== name) {
      part = table.ownerDocument.createElement(name);
      table.append(part);
    }
    part.append(row);
  });
}

/** What the editor writes, as a post holds it: without its marks, and with texts bare where they were. */
function tidyHtml(written: string): string {
  const body = parse(written);
  for (const table of body.querySelectorAll('table')) sectionRows(table);
  for (const element of body.querySelectorAll('[data-tight]')) {
    const [only, another] = element.querySelectorAll(':scope > p');
    if (only && !another) only.replaceWith(...only.childNodes);
  }
  for (const paragraph of body.querySelectorAll(':scope > [data-bare]')) {
    const { previousSibling } = paragraph;
    // Two of them would become one text.
    if (previousSibling === null || isBlock(previousSibling)) paragraph.replaceWith(...paragraph.childNodes);
  }
  for (const element of body.querySelectorAll('[data-tag]')) {
    const tag = element.getAttribute('data-tag') ?? '';
    element.removeAttribute('data-tag');
    rename(element, tag);
  }
  for (const element of body.querySelectorAll('*')) {
    for (const name of ['data-tight', 'data-bare', 'data-section', 'style', 'contenteditable', 'target'])
      element.removeAttribute(name);
  }
  while (body.lastElementChild?.matches('p:empty')) body.lastElementChild.remove();
  return body.innerHTML;
}

/** The HTML of the editor's document, as the server's list of elements keeps it; empty for an empty one. */
export const htmlOf = (document: Document, schema: Schema): string =>
  tidyHtml(getHTMLFromFragment(document.content, schema));

/** What the editor would write of this HTML before anything is changed in it. */
export const rewritten = (html: string, schema: Schema): string =>
  htmlOf(createDocument(readableHtml(html), schema), schema);
