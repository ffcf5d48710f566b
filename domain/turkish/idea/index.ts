export type { Idea, IdeaClause, IdeaEvent, IdeaObject, IdeaPerson } from './idea.ts';
export { isKnownName } from './names.ts';
export { nounForm } from './noun-form.ts';
export { otherPerson } from './other-person.ts';
export { readEvent } from './read-event.ts';
export { readIdea } from './read-idea.ts';
export { thatClauseSubject } from './that-clause-subject.ts';
