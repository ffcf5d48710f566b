import { Extension } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { blockNodes } from './block-nodes.ts';
import { inlineMarks } from './inline-marks.ts';
import { blockTags } from './tidy-html.ts';

/** Whether an element has text without a paragraph around it. */
const holdsBareText = (element: HTMLElement): boolean =>
  [...element.childNodes].some((child) =>
    child instanceof Element ? !child.matches(blockTags) : child.nodeValue?.trim() !== '',
  );

/**
 * Information that HTML has and the editor's model has not: which of two equivalent tags was used, and where text has
 * no paragraph. `tidyHtml` uses it for writing.
 */
const sources = Extension.create({
  name: 'sources',
  addGlobalAttributes() {
    const tagOf = (names: Record<string, [usual: string, other: string]>) =>
      Object.entries(names).map(([type, [usual, other]]) => ({
        types: [type],
        attributes: {
          tag: {
            default: usual,
            parseHTML: (element: HTMLElement) => (element.localName === other ? other : usual),
            renderHTML: ({ tag }: Record<string, unknown>) => (tag === other ? { 'data-tag': other } : {}),
          },
        },
      }));
    const tight = (types: string[], usual: boolean) => ({
      types,
      attributes: {
        tight: {
          default: usual,
          keepOnSplit: true,
          parseHTML: (element: HTMLElement) =>
            element.childNodes.length === 0 ? usual : holdsBareText(element),
          renderHTML: (attributes: Record<string, unknown>) => (attributes.tight ? { 'data-tight': '' } : {}),
        },
      },
    });
    return [
      ...tagOf({ bold: ['strong', 'b'], italic: ['em', 'i'], strike: ['s', 'del'] }),
      tight(['listItem', 'tableCell', 'tableHeader', 'definition'], true),
      tight(['blockquote', 'figure'], false),
      {
        types: ['paragraph'],
        attributes: {
          bare: {
            default: false,
            keepOnSplit: false,
            parseHTML: (element: HTMLElement) => element.hasAttribute('data-bare'),
            renderHTML: ({ bare }: Record<string, unknown>) => (bare ? { 'data-bare': '' } : {}),
          },
        },
      },
      {
        types: ['orderedList'],
        attributes: {
          reversed: {
            default: false,
            parseHTML: (element: HTMLElement) => element.hasAttribute('reversed'),
            renderHTML: ({ reversed }: Record<string, unknown>) => (reversed ? { reversed: '' } : {}),
          },
        },
      },
      {
        types: ['tableHeader'],
        attributes: {
          scope: { default: null, parseHTML: (element: HTMLElement) => element.getAttribute('scope') },
        },
      },
      {
        types: ['tableRow'],
        attributes: {
          section: {
            default: null,
            parseHTML: ({ parentElement }: HTMLElement) =>
              parentElement?.matches('thead,tbody,tfoot') ? parentElement.localName : null,
            renderHTML: ({ section }: Record<string, unknown>) =>
              section ? { 'data-section': section } : {},
          },
        },
      },
    ];
  },
});

/** A table with its caption, which is shown but can't be edited. */
const captionedTable = Table.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      caption: {
        default: null,
        parseHTML: (element) => element.querySelector(':scope > caption')?.textContent.trim() || null,
        rendered: false,
      },
    };
  },
  parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }],
  renderHTML({ node, HTMLAttributes }) {
    const caption = typeof node.attrs.caption === 'string' ? node.attrs.caption : '';
    return [
      'table',
      HTMLAttributes,
      ...(caption ? [['caption', { contenteditable: 'false' }, caption] as const] : []),
      ['tbody', 0],
    ];
  },
});

/** The editor's model of a post: all elements that the server allows (features/blog/sanitize-post.ts). */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    link: {
      openOnClick: false,
      autolink: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  sources,
  captionedTable.configure({ View: null }),
  TableRow,
  TableHeader,
  TableCell,
  Image.configure({ inline: true }),
  ...blockNodes,
  ...inlineMarks,
];
