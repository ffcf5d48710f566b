export type { Age, Gender, Idea, IdeaClause, IdeaObject, IdeaPerson } from './idea.ts';
export { readIdea } from './read-idea.ts';
