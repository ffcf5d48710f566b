import { becauseNotThen } from './blog/because-not-then.ts';
import { firstParagraph } from './blog/first-paragraph.ts';
import { narrativeTense } from './blog/narrative-tense.ts';
import { secondDraft } from './blog/second-draft.ts';
import type { SeedPost } from './blog/seed-post.ts';
import { unsaidInDialogue } from './blog/unsaid-in-dialogue.ts';
import { wantAndNeed } from './blog/want-and-need.ts';

/** The six articles that are published in an empty blog of the embedded database, oldest first. */
export const blogPosts: readonly SeedPost[] = [
  firstParagraph,
  wantAndNeed,
  unsaidInDialogue,
  narrativeTense,
  becauseNotThen,
  secondDraft,
];
