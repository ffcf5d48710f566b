import { Mark } from '@tiptap/core';

/** Inline formatting without a button: a post keeps what it has. */
const keptTags = ['ins', 'mark', 'kbd', 'small', 'sub', 'sup', 'q', 'cite'] as const;

const keptMarks = keptTags.map((tag) =>
  Mark.create({
    name: tag,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  }),
);

/** Unlike the editor's own mark it can be combined with others: a link may be code. */
const code = Mark.create({
  name: 'code',
  excludes: '',
  code: true,
  exitable: true,
  parseHTML: () => [{ tag: 'code' }],
  renderHTML: ({ HTMLAttributes }) => ['code', HTMLAttributes, 0],
});

const abbreviation = Mark.create({
  name: 'abbr',
  addAttributes: () => ({ title: { default: null } }),
  parseHTML: () => [{ tag: 'abbr' }],
  renderHTML: ({ HTMLAttributes }) => ['abbr', HTMLAttributes, 0],
});

export const inlineMarks = [...keptMarks, code, abbreviation];
