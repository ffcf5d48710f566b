export type { Idea, IdeaClause, IdeaObject } from './idea.ts';
export { otherPerson } from './other-person.ts';
export { readIdea } from './read-idea.ts';
