import { limits } from '#domain/limits.ts';
import { type Chapter, joinChapters } from '#domain/story/book/split-chapters.ts';

/** A chapter of the preview; `key` stays the same while others are joined away. */
export interface DraftChapter extends Chapter {
  key: number;
}

/** What is to become a story, as the writer has it now. */
export interface ImportDraft {
  title: string;
  chapters: DraftChapter[];
}

/** The preview that a document begins as; its file's name stands in for a title that it does not have. */
export function openDraft(document: { title: string; chapters: Chapter[] }, fileName: string): ImportDraft {
  const title = document.title || fileName.replace(/\.[^.]*$/, '').trim();
  return {
    title: title.slice(0, limits.title),
    chapters: document.chapters.map((chapter, key) => ({ ...chapter, key })),
  };
}

/** A chapter and its title as text below another one. */
const asText = ({ title, text }: Chapter): string =>
  [title === '' ? '' : `### ${title}`, text].filter(Boolean).join('\n\n');

/** Puts a chapter behind the one before it; its title becomes a heading within. */
export function joinWithPrevious(draft: ImportDraft, key: number): ImportDraft {
  const at = draft.chapters.findIndex((chapter) => chapter.key === key);
  const [before, own] = [draft.chapters[at - 1], draft.chapters[at]];
  if (!before || !own) return draft;
  const text = [before.text, asText(own)].filter(Boolean).join('\n\n');
  const chapters = [...draft.chapters];
  chapters.splice(at - 1, 2, { ...before, text });
  return { ...draft, chapters };
}

/** Gives a chapter another title. */
export function rename(draft: ImportDraft, key: number, title: string): ImportDraft {
  return {
    ...draft,
    chapters: draft.chapters.map((chapter) => (chapter.key === key ? { ...chapter, title } : chapter)),
  };
}

/** The story's text: a chapter whose title was taken away goes on with the one before it. */
export function draftText({ chapters }: ImportDraft): string {
  return joinChapters(chapters.map(({ title, text }) => ({ title: title.trim(), text })));
}
