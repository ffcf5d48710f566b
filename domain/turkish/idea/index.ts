export type { Idea, IdeaClause, IdeaEvent, IdeaObject, IdeaPerson } from './idea.ts';
export { isKnownName } from './names.ts';
export { readEvent } from './read-event.ts';
export { readIdea } from './read-idea.ts';
