import type { Idea, IdeaClause } from '#domain/turkish/idea/index.ts';
import type { Frame } from './types.ts';

/** The frame that tells one of the idea's clauses, and that clause; the general frame tells the last one. */
export function chooseFrame(
  idea: Idea,
  frames: readonly Frame[],
  general: Frame,
  holds: (clause: IdeaClause, frame: Frame) => boolean,
): { frame: Frame; clause: IdeaClause } | undefined {
  for (const clause of idea.clauses) {
    const frame = frames.find(
      (candidate) => candidate.verbs.has(eventName(clause)) && holds(clause, candidate),
    );
    if (frame) return { frame, clause };
  }
  const clause = idea.clauses.at(-1);
  return clause && { frame: general, clause };
}

/** "söylememek" for a negative clause: what is not done is an event of its own. */
const eventName = ({ verb, negative }: IdeaClause): string => (negative ? `-${verb}` : verb);
