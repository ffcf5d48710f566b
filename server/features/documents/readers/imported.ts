import { type Chapter, splitChapters } from '#domain/story/book/split-chapters.ts';

/** A document as the writer sees it before it becomes a story. */
export interface ImportedDocument {
  /** The document's own title; may be empty. */
  title: string;
  author: string;
  chapters: Chapter[];
}

/**
 * Splits a text into chapters at its headings. The heading of an empty first chapter is not a chapter when it is the
 * document's title, or when the document has no title; then it becomes the title.
 */
export function toDocument(text: string, { title = '', author = '' } = {}): ImportedDocument {
  const chapters = splitChapters(text);
  const [first, ...rest] = chapters;
  const isTitle = first && first.text === '' && rest.length > 0 && (title === '' || title === first.title);
  if (!isTitle) return { title, author, chapters };
  return { title: title || first.title, author, chapters: rest };
}
