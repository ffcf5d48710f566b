import { Node } from '@tiptap/core';

const plain = (
  name: string,
  tag: string,
  content: string,
  more: { group?: string; defining?: boolean } = {},
) =>
  Node.create({
    name,
    content,
    ...more,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

/** Blocks without a button: a post keeps those it has, and their text can be edited. */
export const blockNodes = [
  plain('figcaption', 'figcaption', 'inline*', { defining: true }),
  plain('figure', 'figure', '(block+ figcaption?) | (figcaption block*)', { group: 'block' }),
  plain('definitionTerm', 'dt', 'inline*', { defining: true }),
  plain('definition', 'dd', 'block+', { defining: true }),
  plain('definitionList', 'dl', '(definitionTerm | definition)+', { group: 'block' }),
];
