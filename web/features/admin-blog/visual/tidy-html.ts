import { createDocument, getHTMLFromFragment } from '@tiptap/core';
import type { Node as Document, Schema } from '@tiptap/pm/model';

const parse = (html: string): HTMLElement => new DOMParser().parseFromString(html, 'text/html').body;

function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag);
  for (const { name, value } of element.attributes) renamed.setAttribute(name, value);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** Headings that a post can't have, with the levels that the server uses instead. */
const otherHeadings = { h1: 'h2', h5: 'h4', h6: 'h4' };

/** Block elements of a post. */
export const blockTags =
  'p,h1,h2,h3,h4,h5,h6,ul,ol,dl,table,blockquote,figure,pre,hr,figcaption,div,section,article';
const isBlock = (node: Node | null): boolean => node instanceof Element && node.matches(blockTags);

/** Wraps content outside of blocks in marked paragraphs, because the editor's text consists of blocks. */
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

/** HTML for the editor, without elements that could run code, which the server removes too. */
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

/**
 * Moves rows to the parts of the table that they came from; in a new table the first row of headings becomes its head.
 */
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

/** The editor's HTML as a post stores it: without the marks, and without added paragraphs. */
function tidyHtml(written: string): string {
  const body = parse(written);
  for (const table of body.querySelectorAll('table')) sectionRows(table);
  for (const element of body.querySelectorAll('[data-tight]')) {
    const [only, another] = element.querySelectorAll(':scope > p');
    if (only && !another) only.replaceWith(...only.childNodes);
  }
  for (const paragraph of body.querySelectorAll(':scope > [data-bare]')) {
    const { previousSibling } = paragraph;
    // Two adjacent ones would become one text.
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

/** The HTML of the editor's document in the form that the server stores; empty for an empty document. */
export const htmlOf = (document: Document, schema: Schema): string =>
  tidyHtml(getHTMLFromFragment(document.content, schema));

/** The HTML that the editor would write for this HTML without any change. */
export const rewritten = (html: string, schema: Schema): string =>
  htmlOf(createDocument(readableHtml(html), schema), schema);
