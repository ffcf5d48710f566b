export type { Idea, IdeaClause, IdeaObject } from './idea.ts';
export { readIdea } from './read-idea.ts';
