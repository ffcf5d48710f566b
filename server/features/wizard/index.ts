/** Public API of the story wizard. */

export type { Recap } from './chapter-memory.ts';
export { claimChapter } from './claim-chapter.ts';
export { type PreparedChapter, prepareChapter } from './prepare-chapter.ts';
export { withChapterSummaries } from './with-chapter-summaries.ts';
