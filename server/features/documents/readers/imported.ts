import { type Chapter, splitChapters } from '#domain/story/book/split-chapters.ts';

/** A document as the writer sees it before it becomes a story. */
export interface ImportedDocument {
  /** As the document names itself; may be empty. */
  title: string;
  author: string;
  chapters: Chapter[];
}

/**
 * Makes chapters of a text with headings. Where the document's own title stands over the first chapter as a heading, it
 * is no chapter.
 */
export function toDocument(text: string, { title = '', author = '' } = {}): ImportedDocument {
  const chapters = splitChapters(text);
  const [first, ...rest] = chapters;
  const isTitle = first && first.text === '' && rest.length > 0 && (title === '' || title === first.title);
  if (!isTitle) return { title, author, chapters };
  return { title: title || first.title, author, chapters: rest };
}
